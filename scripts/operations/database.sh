#!/usr/bin/env bash
# Sets up point-in-time recovery, delete protection and daily backups of Firestore. May be run again.
#
#   scripts/operations/database.sh PROJECT
#
# Delete protection costs nothing. Versions of the last seven days and backups are billed by their size from the first
# byte, without a free quota: https://cloud.google.com/firestore/pricing, "PITR data" and "Backup data".
# Both keep deleted records for seven days and no longer, as the privacy page says.
set -euo pipefail
project=${1:?Name the project: scripts/operations/database.sh PROJECT}
database='(default)'

gcloud firestore databases update --database "$database" --project "$project" --enable-pitr --delete-protection

schedules=$(gcloud firestore backups schedules list --database "$database" --project "$project" --format 'value(name)')
[ -n "$schedules" ] ||
  gcloud firestore backups schedules create --database "$database" --project "$project" \
    --recurrence daily --retention 7d
gcloud firestore backups schedules list --database "$database" --project "$project"
