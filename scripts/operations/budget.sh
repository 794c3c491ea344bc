#!/usr/bin/env bash
# A mail to whoever pays when half, nine tenths and all of a month's budget are used. May be run again. It stops nothing:
# that is what `maxInstances` in functions/src/index.ts is for.
#
#   scripts/operations/budget.sh PROJECT BILLING_ACCOUNT AMOUNT      for example 012345-6789AB-CDEF01 50USD
#
# What it costs: https://cloud.google.com/billing/docs/how-to/budgets
set -euo pipefail
usage='scripts/operations/budget.sh PROJECT BILLING_ACCOUNT AMOUNT'
project=${1:?$usage} billing=${2:?$usage} amount=${3:?$usage}
title="SecondKey $project"

budget=$(gcloud billing budgets list --billing-account "$billing" --filter "displayName='$title'" --format 'value(name)')
if [ -n "$budget" ]; then
  gcloud billing budgets update "$budget" --budget-amount "$amount"
else
  gcloud billing budgets create --billing-account "$billing" --display-name "$title" --budget-amount "$amount" \
    --filter-projects "projects/$project" --threshold-rule percent=0.5 --threshold-rule percent=0.9 \
    --threshold-rule percent=1.0
fi
