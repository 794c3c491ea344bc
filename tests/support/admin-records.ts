import type { APIRequestContext } from '@playwright/test';

import { emulatorHintsSchema } from '#domain/api/contract.ts';
import { submissionPageSchema, type StoredSubmission } from '#domain/check/record.ts';

/** An ID token of the demo admin, from the Auth emulator the site itself names. */
export async function adminToken(request: APIRequestContext): Promise<string> {
  const hints = emulatorHintsSchema.parse(await (await request.get('/api/emulators')).json());
  const signIn = `${hints.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const answer = await request.post(signIn, { data: { ...hints.demoAdmin, returnSecureToken: true } });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** Every saved check of one renter, read the way the dashboard reads: through the API, page by page. */
export async function recordsOf(request: APIRequestContext, email: string): Promise<StoredSubmission[]> {
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const found: StoredSubmission[] = [];
  let before = '';
  do {
    const answer = await request.get(`/api/admin/submissions?limit=100${before}`, { headers });
    const page = submissionPageSchema.parse(await answer.json());
    found.push(...page.submissions.filter((record) => record.email === email));
    before = page.next === null ? '' : `&before=${encodeURIComponent(page.next)}`;
  } while (before !== '');
  return found;
}
