import type { APIRequestContext } from 'playwright/test';
import type * as z from 'zod/mini';

import { emulatorHintsSchema } from '#domain/api/contract.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { storedSubmissionSchema } from '#domain/check/record.ts';
import { storedLeadSchema, storedMessageSchema } from '#domain/inbox/record.ts';
import { type RecordKind, recordPageSchema } from '#domain/records/document.ts';

/** An ID token of the demo admin, from the Auth emulator the site itself names. */
export async function adminToken(request: APIRequestContext): Promise<string> {
  const hints = emulatorHintsSchema.parse(await (await request.get('/api/emulators')).json());
  const signIn = `${hints.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const answer = await request.post(signIn, { data: { ...hints.demoAdmin, returnSecureToken: true } });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** Every record of one renter, read the way the dashboard reads: through the API, page by page. */
const reader =
  <Stored extends { readonly email: string }>(list: RecordKind, schema: z.ZodMiniType<Stored>) =>
  async (request: APIRequestContext, email: string): Promise<Stored[]> => {
    const headers = { authorization: `Bearer ${await adminToken(request)}` };
    const found: Stored[] = [];
    let before = '';
    do {
      const answer = await request.get(`${ADMIN_API_PATHS[list]}?limit=100${before}`, { headers });
      const { records, next } = recordPageSchema(schema).parse(await answer.json());
      found.push(...records.filter((record) => record.email === email));
      before = next === null ? '' : `&before=${encodeURIComponent(next)}`;
    } while (before !== '');
    return found;
  };

export const recordsOf = reader('submissions', storedSubmissionSchema);
export const leadsOf = reader('leads', storedLeadSchema);
export const messagesOf = reader('messages', storedMessageSchema);
