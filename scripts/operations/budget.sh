#!/usr/bin/env bash
# Sends a mail to the billing administrators when 50, 90 and 100 percent of a month's budget are used. May be run again. It
# does not stop anything. `maxInstances` in functions/src/index.ts limits what the functions cost; nothing limits what
# Hosting transfers ($0.15 a GB). This switches the site off, and the next `npm run deploy` brings it back:
#
#   npx firebase hosting:disable --project PROJECT
#
#   scripts/operations/budget.sh PROJECT BILLING_ACCOUNT AMOUNT      for example 012345-6789AB-CDEF01 50USD
#
# Prices: https://cloud.google.com/billing/docs/how-to/budgets
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
