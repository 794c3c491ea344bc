import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, expect, test } from 'vitest';

import { FORGED_TOKENS, TEST_PROJECT } from '../testing/forged-tokens.ts';
import { firebaseAdminIdentity } from './firebase-admin-identity.ts';

const app = initializeApp({ projectId: TEST_PROJECT }, 'admin-identity');
afterAll(() => deleteApp(app));

test.each([...FORGED_TOKENS, ['that is empty', ''] as const])(
  'a token %s is nobody’s',
  async (_what, idToken) => {
    expect(await firebaseAdminIdentity(app).standing(idToken)).toBe('unknown');
  },
);

test.each(FORGED_TOKENS)('a token %s signs nobody out', async (_what, idToken) => {
  await expect(firebaseAdminIdentity(app).signOutEverywhere(idToken)).rejects.toThrow();
});
