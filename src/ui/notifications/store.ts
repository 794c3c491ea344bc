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
 * Shows a notification. The same words again replace their earlier copy, so that three failed tries are shown as one
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

/** Takes away a notification by its words, whenever it was shown: what it says no longer holds. */
export function retract({ title, description }: NotificationContent): void {
  const told = $notifications
    .get()
    .find((shown) => shown.title === title && shown.description === description);
  if (told !== undefined) dismissNotification(told.id);
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

const STORAGE_KEY = 'notificationForNextPage';
const TONES: readonly NotificationTone[] = ['default', 'success', 'destructive'];

/**
 * Keeps a notification for the page that is about to be opened: what is said just before a page change would be gone
 * before anyone could read it. Where storage is blocked it is not shown at all; the change of page speaks for itself.
 */
export function notifyOnNextPage(content: NotificationContent): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(content));
  } catch {
    // Storage is blocked or full.
  }
}

/** Shows what the page before left with {@link notifyOnNextPage}, once. */
export function showCarriedOver(): void {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    const content = readCarriedOver(text);
    if (content !== undefined) notify(content);
  } catch {
    // Storage is blocked.
  }
}

/** Reads a stored notification; `undefined` for anything else. */
export function readCarriedOver(text: string | null): NotificationContent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, description, tone } = value as Record<string, unknown>;
  if (typeof title !== 'string' || typeof description !== 'string') return undefined;
  const knownTone = TONES.find((known) => known === tone);
  return { title, description, ...(knownTone && { tone: knownTone }) };
}
