import type { APIRequestContext } from 'playwright/test';
import * as z from 'zod/mini';

import { emulatorHintsSchema } from '#domain/api/contract.ts';

/** A unique account of the Auth emulator. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

const signedUpSchema = z.object({ localId: z.string(), idToken: z.string() });
/** The token that the emulator accepts as the Admin SDK's. */
const OWNER = { authorization: 'Bearer owner' };

let accounts = 0;

/** Makes an account, with the claim of an admin or without. */
export async function makeAccount(
  request: APIRequestContext,
  { admin }: { readonly admin: boolean },
): Promise<Account & { readonly idToken: string }> {
  accounts += 1;
  const credentials = {
    email: `account-${process.pid}-${Date.now()}-${accounts}@example.com`,
    password: 'a long enough secret',
  };
  const answer = await request.post(`${await authUrl(request)}/v1/accounts:signUp?key=demo`, {
    data: { ...credentials, returnSecureToken: true },
  });
  const { localId: id, idToken } = signedUpSchema.parse(await answer.json());
  if (admin) await change(request, id, { customAttributes: JSON.stringify({ admin: true }) });
  return { ...credentials, id, idToken };
}

/** Revokes every token of the account, as `revokeRefreshTokens` does. */
export async function revokeTokens(request: APIRequestContext, { id }: Account): Promise<void> {
  // A token is revoked when it was made before this second; "now" would spare one made in the same second.
  await change(request, id, { validSince: String(Math.floor(Date.now() / 1000) + 1) });
}

/** Disables the account. */
export async function disable(request: APIRequestContext, { id }: Account): Promise<void> {
  await change(request, id, { disableUser: true });
}

async function change(
  request: APIRequestContext,
  id: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const answer = await request.post(`${await authUrl(request)}/v1/projects/demo-secondkey/accounts:update`, {
    headers: OWNER,
    data: { localId: id, ...changes },
  });
  if (!answer.ok()) throw new Error(`The Auth emulator refused a change: ${await answer.text()}`);
}

async function authUrl(request: APIRequestContext): Promise<string> {
  const hints = emulatorHintsSchema.parse(await (await request.get('/api/emulators')).json());
  return `${hints.authUrl}/identitytoolkit.googleapis.com`;
}
