import { expect, it } from 'vitest';

import { deploy, type DeployPlan, type DeployPorts, type FirestoreIndexes, notReadyIn } from './steps.ts';

const PLAN: DeployPlan = {
  project: 'secondkey-live',
  samples: 0,
  secrets: ['RATE_LIMIT_SALT', 'SMTP_URL'],
  expected: { headers: [], origin: 'https://www.secondkey.test' },
  firestore: { indexes: [], fieldOverrides: [] },
};

/** Fails at whatever is asked for. */
const untouched = (): never => {
  throw new Error('A dry run did something.');
};

it('a dry run lists every step and command in order, and asks, builds and sends nothing', async () => {
  const said: string[] = [];
  const ports: DeployPorts = {
    cli: { ask: untouched, hand: untouched },
    ask: untouched,
    test: untouched,
    build: untouched,
    testPages: untouched,
    keepHashedFiles: untouched,
    sleep: untouched,
    now: untouched,
    say: (line) => {
      said.push(line);
    },
  };
  await deploy(PLAN, ports, { dryRun: true });
  expect(said).toEqual([
    '1 of 12: Look whether the secrets are set',
    '    firebase functions:secrets:get RATE_LIMIT_SALT --json --project secondkey-live',
    '    firebase functions:secrets:get SMTP_URL --json --project secondkey-live',
    '2 of 12: Run the quick tests',
    '    vitest run --project unit --project functions',
    '3 of 12: Build site and functions',
    '    astro build',
    '    vite build functions',
    '4 of 12: Test the pages that will be sent',
    '    vitest run --project site',
    '5 of 12: Send the rules and indexes of Firestore',
    '    firebase deploy --only firestore --project secondkey-live',
    '6 of 12: Wait for indexes and TTL policies',
    '    firebase firestore:indexes --pretty --project secondkey-live',
    '7 of 12: Send the functions',
    '    firebase deploy --only functions --project secondkey-live',
    '8 of 12: Keep the scripts that open pages still load',
    '    firebase hosting:channel:list --json --project secondkey-live',
    '    GET the hashed files of the live site',
    '9 of 12: Send the pages to the preview channel',
    '    firebase hosting:channel:deploy candidate --expires 7d --no-authorized-domains --json --project secondkey-live',
    '10 of 12: Try the preview',
    '    GET pages, sitemap and every admin call',
    '    POST each form twice',
    '    firebase firestore:delete <the records> --force --project secondkey-live',
    '11 of 12: Let visitors see it',
    '    firebase hosting:clone <site>@<version> <site>:live --project secondkey-live',
    '12 of 12: Look at the live site',
    '    GET pages, sitemap and every admin call',
  ]);
});

const FIRESTORE: FirestoreIndexes = {
  indexes: [
    {
      collectionGroup: 'leads',
      fields: [
        { fieldPath: 'search_terms', arrayConfig: 'CONTAINS' },
        { fieldPath: 'sort_key', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'leads', fieldPath: 'expire_at', ttl: true },
    { collectionGroup: 'leads', fieldPath: 'message' },
  ],
};
const READY_INDEX = '[READY] (leads) -- (search_terms,CONTAINS) (sort_key,DESCENDING)  -- Density:SPARSE_ALL';
const ACTIVE_TTL = '[leads.expire_at] -- (no indexes) TTL(ACTIVE)';

it.each([
  ['everything works', [READY_INDEX, ACTIVE_TTL, '[CREATING] (old) -- (a,ASCENDING)'], []],
  [
    'only what a former release had is ready',
    ['[READY] (leads) -- (status,ASCENDING) (sort_key,DESCENDING)', '[old.expire_at] -- TTL(ACTIVE)'],
    ['(leads) -- (search_terms,CONTAINS) (sort_key,DESCENDING)', '[leads.expire_at] --'],
  ],
  [
    'the new ones are being built',
    [READY_INDEX.replace('READY', 'CREATING'), ACTIVE_TTL.replace('ACTIVE', 'CREATING')],
    ['(leads) -- (search_terms,CONTAINS) (sort_key,DESCENDING)', '[leads.expire_at] --'],
  ],
])('a deployment waits for its own indexes and TTL policies: %s', (_what, lines, waiting) => {
  expect(notReadyIn(lines.join('\n'), FIRESTORE)).toEqual(waiting);
});
