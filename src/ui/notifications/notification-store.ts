import { atom } from 'nanostores';

/** What a notification is about: something to know, a success, or a failure ("destructive" in specification §8). */
export type NotificationTone = 'default' | 'success' | 'destructive';

/** What a feature says. */
export interface NotificationContent {
  readonly title: string;
  readonly description: string;
  /** `'default'` when left out. */
  readonly tone?: NotificationTone;
}

/** A notification on show. */
export interface Notification {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly tone: NotificationTone;
}

/** More than these at a time would cover a phone; the oldest gives way. */
export const MOST_AT_ONCE = 3;

/** What is on show now, oldest first. */
export const $notifications = atom<readonly Notification[]>([]);

let lastId = 0;

/**
 * Shows a notification. The same words again replace their earlier copy, so that three failed tries stand as one
 * message, announced three times.
 *
 * @returns its id, for {@link dismissNotification}
 * @example notify({ title: 'Logged Out', description: 'You have been successfully logged out' })
 */
export function notify({ title, description, tone = 'default' }: NotificationContent): number {
  lastId += 1;
  const others = $notifications
    .get()
    .filter((shown) => shown.title !== title || shown.description !== description);
  $notifications.set([...others, { id: lastId, title, description, tone }].slice(-MOST_AT_ONCE));
  return lastId;
}

/** Takes a notification away; one that is gone already stays gone. */
export function dismissNotification(id: number): void {
  const left = $notifications.get().filter((shown) => shown.id !== id);
  if (left.length !== $notifications.get().length) $notifications.set(left);
}

/**
 * How long a notification stays, in milliseconds: failures until they are closed (nobody should have to read against
 * the clock that something went wrong, WCAG 2.2.1), the rest long enough to read slowly, about 3 words a second.
 *
 * @returns `null` for "until it is closed"
 */
export function timeOnShow({ title, description, tone }: Omit<Notification, 'id'>): number | null {
  if (tone === 'destructive') return null;
  const words = `${title} ${description}`.split(/\s+/u).length;
  return Math.max(6000, 3000 + words * 350);
}
