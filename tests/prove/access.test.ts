import { readFileSync } from 'node:fs';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, expect, it } from 'vitest';

import { firebaseAdminIdentity } from '../../functions/src/firebase/tokens.ts';
import { FORGED_TOKENS, TEST_PROJECT } from '../../functions/src/testing/forged-tokens.ts';
import { SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';
import { PUBLIC_ROUTES, testApi } from '../../functions/src/testing/api.ts';
import { tell, type ProofRow } from './support/proof.ts';

const app = initializeApp({ projectId: TEST_PROJECT }, 'prove-access');
afterAll(() => deleteApp(app));
/** Verifies tokens as Firebase does, without its emulator, which accepts unsigned tokens. */
const strictIdentity = firebaseAdminIdentity(app);

interface CallerKind {
  readonly who: string;
  readonly authorization?: string;
  /** Verified by Firebase's own code instead of a list. */
  readonly isForged?: true;
  readonly expected: 401 | 403 | 'let in';
}

const CALLERS: readonly CallerKind[] = [
  { who: 'nobody', expected: 401 },
  { who: 'a password instead of a token', authorization: 'Basic YWRtaW46YWRtaW4=', expected: 401 },
  { who: 'a session that is over', authorization: 'Bearer expired-token', expected: 401 },
  ...FORGED_TOKENS.map(([what, token]): CallerKind => ({
    who: `a token ${what}`,
    authorization: `Bearer ${token}`,
    isForged: true,
    expected: 401,
  })),
  { who: 'somebody signed in who is not the admin', authorization: 'Bearer renter-token', expected: 403 },
  { who: 'the admin', authorization: 'Bearer admin-token', expected: 'let in' },
];

const CALLS = Object.entries(testApi().table).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ path, method })),
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const rows: ProofRow[] = [];
afterAll(() => {
  tell('access', rows);
});

it.each(CALLERS)(
  '$who: $expected at every admin address',
  async ({ who, authorization, isForged, expected }) => {
    const admin = CALLS.filter(({ path }) => !PUBLIC_ROUTES.includes(path));
    expect(admin.length).toBeGreaterThan(10);
    for (const { path, method } of admin) {
      const api = testApi(isForged === true ? { identity: strictIdentity } : {});
      await api.post('/api/submissions', SAMPLE_CHECK);
      const address = path.replace(':collection', 'submissions').replace(':id', SAMPLE_CHECK.id);
      const answer = await api.send(address, {
        method,
        ...(authorization === undefined ? {} : { headers: { authorization } }),
      });
      if (expected === 'let in') {
        expect([401, 403, 405, 500], `${method} ${path}`).not.toContain(answer.status);
      } else {
        expect(answer.status, `${method} ${path}`).toBe(expected);
        const said = await answer.text();
        for (const secret of [SAMPLE_CHECK.fullName, SAMPLE_CHECK.email, SAMPLE_CHECK.phone])
          expect(said).not.toContain(secret);
        expect(await api.stores.submissions.count(), 'nothing was deleted').toBe(1);
      }
    }
    rows.push([who, `${admin.length} calls, each ${expected}`]);
  },
);

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
