#!/usr/bin/env bash
# Creates the account that the functions run as, with minimal rights. May be run again.
#
#   scripts/operations/service-account.sh PROJECT
#
# Free of charge: Google bills neither accounts nor roles.
set -euo pipefail
project=${1:?Name the project: scripts/operations/service-account.sh PROJECT}
account="secondkey-functions@$project.iam.gserviceaccount.com"

gcloud iam service-accounts describe "$account" --project "$project" >/dev/null 2>&1 ||
  gcloud iam service-accounts create secondkey-functions --project "$project" \
    --display-name 'SecondKey functions'

# Looks up whether a token was revoked. It may not change accounts: whoever may, may make itself an admin.
gcloud iam roles describe secondkeyAccounts --project "$project" >/dev/null 2>&1 ||
  gcloud iam roles create secondkeyAccounts --project "$project" --title 'SecondKey accounts' \
    --permissions firebaseauth.users.get

# Access to documents, but not to indexes or rules; looking up accounts; and being called by the schedule.
for role in roles/datastore.user "projects/$project/roles/secondkeyAccounts" roles/run.invoker; do
  gcloud projects add-iam-policy-binding "$project" --member "serviceAccount:$account" --role "$role" \
    --condition None >/dev/null
done
echo "The functions run as $account."
