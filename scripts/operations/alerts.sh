#!/usr/bin/env bash
# Alerts by mail: the site cannot be reached, saves fail, errors, floods. May be run again: policies are updated.
#
#   scripts/operations/alerts.sh PROJECT HOST MAIL                for example www.example.org you@example.org
#
# What uptime checks, metrics of logs and policies cost: https://cloud.google.com/stackdriver/pricing
set -euo pipefail
usage='scripts/operations/alerts.sh PROJECT HOST MAIL'
project=${1:?$usage} host=${2:?$usage} mail=${3:?$usage}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

channel_of() {
  gcloud beta monitoring channels list --project "$project" --filter "displayName='SecondKey operator'" \
    --format 'value(name)'
}
channel=$(channel_of)
if [ -z "$channel" ]; then
  gcloud beta monitoring channels create --project "$project" --display-name 'SecondKey operator' --type email \
    --channel-labels "email_address=$mail"
  channel=$(channel_of)
fi

# policy NAME FILTER THRESHOLD SECONDS: tells when a metric goes over a threshold within some seconds.
policy() {
  local title="SecondKey: $1"
  cat >"$work/policy.json" <<JSON
{
  "displayName": "$title",
  "combiner": "OR",
  "notificationChannels": ["$channel"],
  "conditions": [
    {
      "displayName": "$1",
      "conditionThreshold": {
        "filter": "$2",
        "comparison": "COMPARISON_GT",
        "thresholdValue": $3,
        "duration": "0s",
        "aggregations": [
          { "alignmentPeriod": "$4s", "perSeriesAligner": "$5", "crossSeriesReducer": "REDUCE_SUM" }
        ]
      }
    }
  ]
}
JSON
  local found
  found=$(gcloud monitoring policies list --project "$project" --filter "displayName='$title'" --format 'value(name)')
  if [ -n "$found" ]; then
    gcloud monitoring policies update "$found" --project "$project" --policy-from-file "$work/policy.json"
  else
    gcloud monitoring policies create --project "$project" --policy-from-file "$work/policy.json"
  fi
}

# from_log METRIC NAME FILTER THRESHOLD: the same for lines of the log, in ten minutes.
from_log() {
  gcloud logging metrics describe "$1" --project "$project" >/dev/null 2>&1 ||
    gcloud logging metrics create "$1" --project "$project" --description "$2" --log-filter "$3"
  policy "$2" "metric.type=\\\"logging.googleapis.com/user/$1\\\" AND resource.type=\\\"cloud_run_revision\\\"" \
    "$4" 600 ALIGN_DELTA
}

check=$(gcloud monitoring uptime list-configs --project "$project" --filter "displayName='SecondKey health'" \
  --format 'value(name)')
[ -n "$check" ] ||
  gcloud monitoring uptime create 'SecondKey health' --project "$project" --resource-type uptime-url \
    --resource-labels "host=$host,project_id=$project" --protocol https --path /api/health --period 5 \
    --regions usa-iowa,usa-oregon,usa-virginia
# Two of three regions: one alone has trouble of its own now and then.
policy 'the API cannot be reached' \
  'metric.type=\"monitoring.googleapis.com/uptime_check/check_passed\" AND resource.type=\"uptime_url\"' \
  1 600 ALIGN_COUNT_FALSE

from_log secondkey_unavailable 'saves fail' 'jsonPayload.message="service unavailable"' 5
from_log secondkey_unexpected 'an unexpected error' 'jsonPayload.message="unexpected error"' 0
from_log secondkey_flood 'a flood' 'jsonPayload.message="request" AND jsonPayload.status=429' 100
from_log secondkey_uncounted 'limits are off' 'jsonPayload.message:"rate limit not counted"' 20
from_log secondkey_app_check 'App Check is unavailable' 'jsonPayload.message:"app check token not verified"' 20
# The pauses between tries grow, so that an outage writes two lines in its first ten minutes and few later.
from_log secondkey_silent 'notifications are not sent' \
  'jsonPayload.message:("notification not sent" OR "notifications broken off")' 1
