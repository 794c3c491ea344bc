import { readFileSync } from 'node:fs';

import { afterAll, expect, it } from 'vitest';

import { SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';
import { testApi } from '../../functions/src/testing/api.ts';
import { tell, type ProofRow } from './support/proof.ts';

/* Which caller gets past which address is a test of its own: functions/src/admin/access-matrix.test.ts. */

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const rows: ProofRow[] = [];
afterAll(() => {
  tell('access', rows);
});

it('unlisted methods are refused', async () => {
  let refused = 0;
  for (const [path, methods] of Object.entries(testApi().table)) {
    for (const method of METHODS) {
      if (method in methods || (method === 'HEAD' && 'GET' in methods)) continue;
      const address = path.replace(':collection', 'submissions').replace(':id', SAMPLE_CHECK.id);
      const answer = await testApi().send(address, {
        method,
        headers: { authorization: 'Bearer admin-token' },
      });
      // A path with parameters may match another route here.
      expect([404, 405], `${method} ${path}`).toContain(answer.status);
      refused += 1;
    }
  }
  rows.push(['a method that an address does not list', `${refused} calls, each 404 or 405`]);
});

/**
 * Testing the rules would need Google's emulator and Java; comparing the text works anywhere. The whole text is
 * compared without comments, so that no rule can be opened, added or reworded without failing this test.
 */
it('the Firestore rules deny every client access to every document', () => {
  const text = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  const rules = text
    .replaceAll(/\/\/.*$/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  expect(rules).toBe(
    "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { " +
      'match /{document=**} { allow read, write: if false; } } }',
  );
  rows.push(['any client that speaks to Firestore by itself', 'one rule, which lets nobody read or write']);
});
