import * as z from 'zod/mini';

import { CHANNELS } from './outbox.ts';

const instant = z.nullable(z.iso.datetime());

/** What `GET /api/admin/notifications` answers. */
export const notificationHealthSchema = z.object({
  /** How many addresses are written to when something comes in. */
  addresses: z.int(),
  /** How many are written to when something has waited too long. */
  escalationAddresses: z.int(),
  hasWebhook: z.boolean(),
  /** When the last sweep came to its end. */
  sweptAt: instant,
  /** Records that nobody was told of yet; no more than 100 of a kind are counted. */
  waiting: z.int(),
  mailings: z.array(
    z.object({
      mailing: z.enum([...CHANNELS, 'summary']),
      lastSentAt: instant,
      /** Failures since the last message that was sent. */
      failures: z.int(),
      failingSince: instant,
      failure: z.nullable(z.enum(['unreachable', 'refused'])),
      nextTryAt: instant,
      /** Addresses that did not take the latest message, while others did. */
      refusedAddresses: z.int(),
    }),
  ),
});
/** Who is told of what comes in, and whether that works. */
export type NotificationHealth = z.infer<typeof notificationHealthSchema>;

/** What the operator must know, the worst first. */
export type NotificationTrouble =
  /** No address is set up. */
  | 'nobody-is-told'
  /** The schedule does not run. */
  | 'no-sweep'
  /** The mail server or the webhook does not take messages. */
  | 'not-delivered'
  /** Some of several addresses refuse mail. */
  | 'address-refuses';

/** Three runs of the schedule. */
const LONGEST_WITHOUT_SWEEP_MS = 15 * 60_000;

/** The worst trouble with notifications at an instant; `undefined` where there is none. */
export function notificationTrouble(health: NotificationHealth, now: Date): NotificationTrouble | undefined {
  if (health.addresses === 0) return 'nobody-is-told';
  if (health.sweptAt === null || now.getTime() - Date.parse(health.sweptAt) > LONGEST_WITHOUT_SWEEP_MS) {
    return 'no-sweep';
  }
  if (health.mailings.some(({ failures }) => failures > 0)) return 'not-delivered';
  return health.mailings.some(({ refusedAddresses }) => refusedAddresses > 0) ? 'address-refuses' : undefined;
}
