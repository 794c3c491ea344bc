import { atom } from 'nanostores';

/** Information, success, or failure ("destructive" in specification §8). */
export type NotificationTone = 'default' | 'success' | 'destructive';

/** Content of a notification, passed to {@link notify}. */
export interface NotificationContent {
  readonly title: string;
  readonly description: string;
  /** Default: `'default'`. */
  readonly tone?: NotificationTone;
}

export interface Notification {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly tone: NotificationTone;
}

/** More would cover a phone's screen; the oldest is dropped. */
export const MOST_AT_ONCE = 3;

/** Current notifications, oldest first. */
export const $notifications = atom<readonly Notification[]>([]);

let lastId = 0;

/**
 * Shows a notification. It replaces an earlier one with the same text, so that three failed attempts show one message
 * but announce it three times.
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

/** Removes a notification; unknown ids are ignored. */
export function dismissNotification(id: number): void {
  const left = $notifications.get().filter((shown) => shown.id !== id);
  if (left.length !== $notifications.get().length) $notifications.set(left);
}

/** Removes a notification with this text, because it no longer holds. */
export function retract({ title, description }: NotificationContent): void {
  const told = $notifications
    .get()
    .find((shown) => shown.title === title && shown.description === description);
  if (told !== undefined) dismissNotification(told.id);
}

/**
 * How long a notification stays, in milliseconds. Failures stay until they are closed, because nobody should have to
 * read an error against the clock (WCAG 2.2.1); the others long enough to read about 3 words a second.
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
 * Stores a notification for the next page, because one shown just before a navigation could not be read. If storage is
 * blocked it is dropped; the navigation itself is feedback enough.
 */
export function notifyOnNextPage(content: NotificationContent): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(content));
  } catch {
    // Storage is blocked or full.
  }
}

/** Shows the notification stored by the previous page with {@link notifyOnNextPage}, once. */
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

/** Parses a stored notification; `undefined` if it is invalid. */
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
