#!/usr/bin/env bash
# Sets up alerts by mail: the site cannot be reached, saves fail, errors, floods. May be run again, also with another host
# or address: existing alerts are updated.
#
#   scripts/operations/alerts.sh PROJECT HOST MAIL                for example www.example.org you@example.org
#
# Prices of uptime checks, log-based metrics and policies: https://cloud.google.com/stackdriver/pricing
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
else
  gcloud beta monitoring channels update "$channel" --project "$project" --update-channel-labels "email_address=$mail"
fi

# Google may take up to ten minutes to know a new log-based metric, and refuses policies on it until then.
wait=${ALERTS_WAIT_SECONDS:-30}
tries=25

# policy NAME FILTER THRESHOLD SECONDS ALIGNER: alerts when a metric exceeds a threshold within a number of seconds.
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
  local found try=1
  found=$(gcloud monitoring policies list --project "$project" --filter "displayName='$title'" --format 'value(name)')
  if [ -n "$found" ]; then
    gcloud monitoring policies update "$found" --project "$project" --policy-from-file "$work/policy.json"
    return
  fi
  until gcloud monitoring policies create --project "$project" --policy-from-file "$work/policy.json" \
    2>"$work/refusal"; do
    cat "$work/refusal" >&2
    if ! grep -q 'Cannot find metric' "$work/refusal" || [ "$try" -ge "$tries" ]; then return 1; fi
    echo "Trying again in $wait seconds: try $try of $tries." >&2
    try=$((try + 1))
    sleep "$wait"
  done
}

# from_log METRIC NAME FILTER THRESHOLD: the same for log lines within ten minutes.
from_log() {
  policy "$2" "metric.type=\\\"logging.googleapis.com/user/$1\\\" AND resource.type=\\\"cloud_run_revision\\\"" \
    "$4" 600 ALIGN_DELTA
}

# metric_of METRIC NAME FILTER: the metric that such a policy counts.
metric_of() {
  local verb=create
  if gcloud logging metrics describe "$1" --project "$project" >/dev/null 2>&1; then verb=update; fi
  gcloud logging metrics "$verb" "$1" --project "$project" --description "$2" --log-filter "$3"
}

# uptime NAME PATH TEXT: asks for a page or a call, whose answer must contain a text.
uptime() {
  local check
  check_of() {
    gcloud monitoring uptime list-configs --project "$project" --filter "displayName='$1'" --format "value($2)"
  }
  check=$(check_of "$1" name)
  # The host of a check cannot be changed.
  if [ -n "$check" ] && [ "$(check_of "$1" monitoredResource.labels.host)" != "$host" ]; then
    gcloud monitoring uptime delete "$check" --project "$project" --quiet
    check=
  fi
  [ -n "$check" ] ||
    gcloud monitoring uptime create "$1" --project "$project" --resource-type uptime-url \
      --resource-labels "host=$host,project_id=$project" --protocol https --path "$2" --period 5 \
      --matcher-type contains-string --matcher-content "$3" --regions usa-iowa,usa-oregon,usa-virginia
}
uptime 'SecondKey health' /api/health ok
uptime 'SecondKey home page' / eligibility-check
# Two of three regions must fail, because a single one has occasional problems.
policy 'the site cannot be reached' \
  'metric.type=\"monitoring.googleapis.com/uptime_check/check_passed\" AND resource.type=\"uptime_url\"' \
  1 600 ALIGN_COUNT_FALSE

# Each with its metric, its name, the lines that it counts, and the number allowed in ten minutes.
log_alerts() {
  "$1" secondkey_unavailable 'saves fail' 'jsonPayload.message="service unavailable"' 5
  "$1" secondkey_unexpected 'an unexpected error' 'jsonPayload.message="unexpected error"' 0
  "$1" secondkey_flood 'a flood' 'jsonPayload.message="request" AND jsonPayload.status=429' 100
  "$1" secondkey_uncounted 'limits are off' 'jsonPayload.message:"rate limit not counted"' 20
  "$1" secondkey_seen 'many records are seen' 'jsonPayload.message="many records seen"' 0
  "$1" secondkey_no_finding 'checks are stored without a finding' 'jsonPayload.message:"law not read"' 0
  # Every five minutes one line, or two while the morning mail waits as well.
  "$1" secondkey_silent 'notifications are not sent' \
    'jsonPayload.message:("notification not sent" OR "notifications broken off")' 1
}
# All metrics are created before the first policy, because Google needs a while to know them.
log_alerts metric_of
log_alerts from_log
