import { atom } from 'nanostores';

/** Information, success, or failure ("destructive" in product §8). */
type ToastTone = 'default' | 'success' | 'destructive';

/** Content of a toast, passed to {@link showToast}. */
export interface ToastContent {
  readonly title: string;
  readonly description: string;
  /** Default: `'default'`. */
  readonly tone?: ToastTone;
  /** A button that closes the toast, such as one that takes back what it reports. */
  readonly action?: { readonly label: string; readonly act: () => unknown };
}

export interface Toast extends Required<Omit<ToastContent, 'action'>>, Pick<ToastContent, 'action'> {
  readonly id: number;
}

/** More would cover a phone's screen; the oldest is dropped. */
export const MOST_AT_ONCE = 3;

/** Current toasts, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a toast. It replaces an earlier one with the same text, so that three failed attempts show one message
 * but announce it three times.
 *
 * @returns its id, for {@link dismissToast}
 * @example showToast({ title: 'Logged Out', description: 'You have been successfully logged out' })
 */
export function showToast({ title, description, tone = 'default', action }: ToastContent): number {
  lastId += 1;
  const others = $toasts.get().filter((shown) => shown.title !== title || shown.description !== description);
  $toasts.set(
    [...others, { id: lastId, title, description, tone, ...(action && { action }) }].slice(-MOST_AT_ONCE),
  );
  return lastId;
}

/** Removes a toast; unknown ids are ignored. */
export function dismissToast(id: number): void {
  const left = $toasts.get().filter((shown) => shown.id !== id);
  if (left.length !== $toasts.get().length) $toasts.set(left);
}

/** Removes a toast with this text, because it no longer holds. */
export function retract({ title, description }: ToastContent): void {
  const told = $toasts.get().find((shown) => shown.title === title && shown.description === description);
  if (told !== undefined) dismissToast(told.id);
}

/**
 * How long a toast stays, in milliseconds. Failures stay until they are closed, because nobody should have to
 * read an error against the clock (WCAG 2.2.1); the others long enough to read about 3 words a second.
 *
 * @returns `null` for "until it is closed"
 */
export function timeOnShow({ title, description, tone }: Omit<Toast, 'id'>): number | null {
  if (tone === 'destructive') return null;
  const words = `${title} ${description}`.split(/\s+/u).length;
  return Math.max(6000, 3000 + words * 350);
}

const STORAGE_KEY = 'notificationForNextPage';

/**
 * Stores a toast for the next page, because one shown just before a navigation could not be read. If storage is
 * blocked it is dropped; the navigation itself is feedback enough.
 */
export function showToastOnNextPage(content: ToastContent): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(content));
  } catch {
    // Storage is blocked or full.
  }
}

/** Shows the toast stored by the previous page with {@link showToastOnNextPage}, once. */
export function showCarriedOver(): void {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    if (text !== null) showToast(JSON.parse(text) as ToastContent);
  } catch {
    // Storage is blocked, or holds something else.
  }
}
