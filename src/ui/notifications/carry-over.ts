import { notify, type NotificationContent, type NotificationTone } from './notification-store.ts';

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

/** Reads a kept notification; anything else that may stand in storage is `undefined`. */
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
