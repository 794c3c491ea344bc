import * as z from 'zod/mini';

import type { Outbound } from '../ports/outbound.ts';

/** Where Google's machines find out about themselves; plain http, because it never leaves the machine. */
export const METADATA_ORIGIN = 'http://metadata.google.internal';

const TIMEOUT_MILLISECONDS = 3000;
const MAX_BYTES = 16_384;

const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)) });

/**
 * An access token of the function's own service account, for a scope that the Admin SDK does not ask for (Cloud Run,
 * "Fetching access tokens"). No key file has to be made or kept.
 *
 * @returns `undefined` where there is no such server or it refuses, as on a developer's machine
 */
export async function metadataToken(
  send: Outbound,
  scope: string,
  origin: string = METADATA_ORIGIN,
): Promise<string | undefined> {
  const account = `${origin}/computeMetadata/v1/instance/service-accounts/default`;
  const answer = await send({
    url: `${account}/token?scopes=${encodeURIComponent(scope)}`,
    method: 'GET',
    headers: { 'metadata-flavor': 'Google' },
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    maxBytes: MAX_BYTES,
  });
  if (answer.kind === 'silent' || answer.status !== 200) return undefined;
  try {
    return tokenSchema.safeParse(JSON.parse(answer.text)).data?.access_token;
  } catch {
    return undefined;
  }
}
