import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

import { type MailingState, NOTHING_SENT } from '~/domain/notifications/channel-state.ts';

import type { MailingStates } from '../notifications/ports.ts';
import { isAlreadyExists, storeInTime } from './failures.ts';

const TIMEOUT_MILLISECONDS = 8000;
/** A claim matters only while two sweeps are in flight. */
const CLAIM_LIFETIME_MS = 24 * 60 * 60 * 1000;

const instant = z.nullable(z.iso.datetime());
const stateSchema = z.object({
  version: z.int(),
  message: z.int(),
  tries: z.int(),
  leased_until: instant,
  last_sent_at: instant,
  failures: z.int(),
  failing_since: instant,
  failure: z.nullable(z.enum(['unreachable', 'refused'])),
  next_try_at: instant,
  refused_addresses: z.int(),
  /** Missing until November 2026. */
  nothing_on: z._default(z.nullable(z.string()), null),
}) satisfies z.ZodMiniType<MailingState>;

/**
 * {@link MailingStates} in Firestore: one document for each kind of message. As for records, a write first claims the
 * next version by creating a document, which only one sweep can do (docs/adr/0016).
 */
export function firestoreMailingStates(
  firestore: () => Firestore,
  collection = 'notification_state',
): MailingStates {
  const inTime = <Result>(work: () => Promise<Result>) => storeInTime(TIMEOUT_MILLISECONDS, work);
  const document = (name: string) => firestore().collection(collection).doc(name);
  return {
    read: (mailing) =>
      inTime(async () => {
        const found = await document(mailing).get();
        return found.exists ? stateSchema.parse(found.data()) : NOTHING_SENT;
      }),
    advance: (mailing, state) =>
      inTime(async () => {
        const claim = firestore().collection('work_claims').doc(`${collection}_${mailing}_${state.version}`);
        const batch = firestore().batch();
        batch.create(claim, { expire_at: Timestamp.fromMillis(Date.now() + CLAIM_LIFETIME_MS) });
        batch.set(document(mailing), { ...state });
        try {
          await batch.commit();
          return true;
        } catch (error) {
          if (isAlreadyExists(error)) return false;
          throw error;
        }
      }),
    recordSweep: (at) =>
      inTime(async () => {
        await document('sweep').set({ swept_at: at.toISOString() });
      }),
    sweptAt: () =>
      inTime(async () => {
        const found = await document('sweep').get();
        return instant.safeParse(found.get('swept_at')).data ?? null;
      }),
  };
}
