import { expect, test } from 'vitest';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';

import { MARKED_RECORDS, smokeTestForms, smokeTestReading } from '../../scripts/deploy/smoke.ts';
import { testApi } from '../../functions/src/testing/api.ts';

const SITE = 'https://secondkey.test';
const STORES = {
  expungement_submissions: 'submissions',
  leads: 'leads',
  contact_messages: 'messages',
} as const;

test('the check of a deployment saves one marked record per form with our API and knows which to delete', async () => {
  const api = testApi();
  const removed: string[] = [];
  const findings = await smokeTestForms(
    (url, init) => api.serve(new Request(url, init)),
    SITE,
    (documentPath) => {
      removed.push(documentPath);
      return Promise.resolve(true);
    },
    () => undefined,
  );
  expect(findings).toEqual([]);
  expect(removed).toHaveLength(MARKED_RECORDS.length);
  for (const documentPath of removed) {
    const [collection, id = ''] = documentPath.split('/');
    const record = await api.stores[STORES[collection as keyof typeof STORES]].get(id);
    expect(record?.email).toBe('deployment-check@example.com');
  }
});

test('our API refuses an anonymous caller on every path that the check tries', async () => {
  const api = testApi();
  const asked = new Set<string>();
  const findings = await smokeTestReading(
    (url, init) => {
      asked.add(new URL(url).pathname);
      return api.serve(new Request(url, init));
    },
    SITE,
    { headers: [], origin: SITE },
  );
  // Pages are not served by the API.
  expect(findings.filter((finding) => finding.includes('/api/'))).toEqual([]);
  expect(asked).toContain(ADMIN_API_PATHS.queue);
});
