import { localStore, type SafeStorage, SALT_KEY } from './storage.ts';

/**
 * The idempotency key: a UUID derived from the answers and a random salt of this browser. The same answers get the same
 * id in a second tab, after a reload and on every retry, so the server stores them once. The salt prevents others who
 * know the answers from computing the id; it says nothing about the person and is never sent.
 *
 * @param content the answers, as JSON-serialisable data
 * @returns a UUID of version 8 (RFC 9562 §5.8)
 */
export async function idempotencyKey(content: unknown, storage: SafeStorage = localStore): Promise<string> {
  const text = new TextEncoder().encode(`${salt(storage)}\n${JSON.stringify(content)}`);
  return uuid(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/**
 * Stores the browser's salt. Called when a page with a form opens, long before anything is sent, so that two tabs that
 * send at the same moment already share it.
 */
export function prepareIdempotencyKey(storage: SafeStorage = localStore): void {
  salt(storage);
}

/** Only if storage is blocked; lasts as long as the page. */
let pageSalt: string | undefined;

function salt(storage: SafeStorage): string {
  const stored = storage.get(SALT_KEY);
  if (stored !== null) return stored;
  const fresh = pageSalt ?? crypto.randomUUID();
  if (!storage.set(SALT_KEY, fresh)) pageSalt = fresh;
  return fresh;
}

/** Formats the first 16 bytes as a UUID of version 8, with its version and variant bits (RFC 9562 §4). */
function uuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x80;
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  const part = (from: number, to: number) => hex.slice(from, to).join('');
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-');
}

/** Measures the fill time of a form (domain/forms/form.ts). */
export interface FillClock {
  /** To be called on input; only the first call counts. */
  readonly begin: () => void;
  /** Whole milliseconds since `begin`. */
  readonly elapsed: () => number;
}

/**
 * A clock for one form. Input before hydration, or restored by the browser after a reload, goes unnoticed; the time
 * then counts from the opening of the page.
 *
 * @param now monotonic clock: milliseconds since the page was opened
 */
export function fillClock(now: () => number = () => performance.now()): FillClock {
  let begun: number | undefined;
  return {
    begin: () => {
      begun ??= now();
    },
    elapsed: () => Math.round(now() - (begun ?? 0)),
  };
}
