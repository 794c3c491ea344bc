import type { ScheduleIdentity } from '../notifications/endpoint.ts';
import { answerInTime } from '../unavailable.ts';

const TIMEOUT_MILLISECONDS = 8000;
const GOOGLE = ['accounts.google.com', 'https://accounts.google.com'];

/** Public keys for Google's tokens, in PEM format by key id. */
type Keys = Readonly<Record<string, string>>;

/** Loaded at the first call, so that renters do not wait for it. */
async function client() {
  const { OAuth2Client } = await import('google-auth-library');
  return new OAuth2Client();
}

async function googleKeys(): Promise<Keys> {
  const { certs } = await (await client()).getFederatedSignonCertsAsync();
  return certs as Keys;
}

/**
 * Identifies the Cloud Scheduler job by an OIDC ID token that Google signed for a service account.
 *
 * @param account email address of the service account
 * @param audience the token's expected `aud` claim
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
            // The keys were available, so the token is invalid.
            return false;
          }
        },
        () => true,
      ),
  };
}

/** Refuses everybody, where no schedule calls over HTTP. */
export const noSchedule: ScheduleIdentity = { isSchedule: () => Promise.resolve(false) };
