import * as z from 'zod/mini';

import { CHANNELS } from './outbox.ts';

const instant = z.nullable(z.iso.datetime());

/** Response of `GET /api/admin/notifications`. */
export const notificationHealthSchema = z.object({
  /** Number of addresses that are notified of new records. */
  addresses: z.int(),
  /** Number of addresses that are notified when a record has waited too long. */
  escalationAddresses: z.int(),
  hasWebhook: z.boolean(),
  /** End of the last sweep. */
  sweptAt: instant,
  /** Records without a notification so far; at most 100 of each kind are counted. */
  waiting: z.int(),
  mailings: z.array(
    z.object({
      mailing: z.enum([...CHANNELS, 'summary']),
      lastSentAt: instant,
      /** Consecutive failures. */
      failures: z.int(),
      failingSince: instant,
      failure: z.nullable(z.enum(['unreachable', 'refused'])),
      nextTryAt: instant,
      /** How many addresses refused the latest message while others accepted it. */
      refusedAddresses: z.int(),
    }),
  ),
});
export type NotificationHealth = z.infer<typeof notificationHealthSchema>;

/** Problems with the notifications, the worst first. */
export type NotificationTrouble =
  /** No address is configured. */
  | 'nobody-is-told'
  /** The scheduler does not run. */
  | 'no-sweep'
  /** The mail server or the webhook does not accept messages. */
  | 'not-delivered'
  /** Some of several addresses refuse mail. */
  | 'address-refuses';

/** Three runs of the schedule. */
const LONGEST_WITHOUT_SWEEP_MS = 15 * 60_000;

/** The worst current problem; `undefined` if there is none. */
export function notificationTrouble(health: NotificationHealth, now: Date): NotificationTrouble | undefined {
  if (health.addresses === 0) return 'nobody-is-told';
  if (health.sweptAt === null || now.getTime() - Date.parse(health.sweptAt) > LONGEST_WITHOUT_SWEEP_MS) {
    return 'no-sweep';
  }
  if (health.mailings.some(({ failures }) => failures > 0)) return 'not-delivered';
  return health.mailings.some(({ refusedAddresses }) => refusedAddresses > 0) ? 'address-refuses' : undefined;
}
