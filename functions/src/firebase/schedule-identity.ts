import type { ScheduleIdentity } from '../notifications/endpoint.ts';
import { answerInTime } from '../unavailable.ts';

const TIMEOUT_MILLISECONDS = 8000;
const GOOGLE = ['accounts.google.com', 'https://accounts.google.com'];

/** The public keys that sign Google's tokens, as PEM by their ids. */
type Keys = Readonly<Record<string, string>>;

/** The library is loaded at the first call, so that renters do not wait for it. */
async function client() {
  const { OAuth2Client } = await import('google-auth-library');
  return new OAuth2Client();
}

async function googleKeys(): Promise<Keys> {
  const { certs } = await (await client()).getFederatedSignonCertsAsync();
  return certs as Keys;
}

/**
 * The identity of a schedule at Google Cloud: an OIDC ID token that Google has signed for a service account.
 *
 * @param account the service account's mail address
 * @param audience what the token must have been made for
 */
export function googleScheduleIdentity(
  account: string,
  audience: string,
  keys: () => Promise<Keys> = googleKeys,
): ScheduleIdentity {
  return {
    isSchedule: (token) =>
      answerInTime(
        'identity',
        TIMEOUT_MILLISECONDS,
        async () => {
          const known = await keys();
          try {
            const verifier = await client();
            const ticket = await verifier.verifySignedJwtWithCertsAsync(token, known, audience, GOOGLE);
            const claims = ticket.getPayload();
            return claims?.email === account && claims.email_verified === true;
          } catch {
            // The keys were there, so whatever is wrong is wrong with the token.
            return false;
          }
        },
        () => true,
      ),
  };
}

/** Where no schedule calls over HTTP: everybody is refused. */
export const noSchedule: ScheduleIdentity = { isSchedule: () => Promise.resolve(false) };
