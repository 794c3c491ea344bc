import { localStore, type SafeStorage } from './storage.ts';

const SALT_STORAGE_KEY = 'submissionKeySalt';

/**
 * A UUID for one set of answers in one browser: the same answers make the same id, in a second tab, after a reload and
 * on every retry, so the server stores them once. The random salt keeps the id from being computed by anyone who only
 * knows the answers; it says nothing about the person and never leaves the browser by itself.
 *
 * @param content what was answered, as JSON-serialisable data
 * @returns a UUID of version 8 (RFC 9562 §5.8), or a random one where the platform cannot hash (plain-HTTP hosts)
 */
export async function idempotencyKey(content: unknown, storage: SafeStorage = localStore): Promise<string> {
  if (!('subtle' in crypto)) return randomUuid();
  const text = new TextEncoder().encode(`${salt(storage)}\n${JSON.stringify(content)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16);
  return uuid(digest, 8);
}

/**
 * Stores the browser's salt. Called when a page with a form opens, well before anything is sent: two tabs
 * that send at the same moment have then long agreed on it.
 */
export function prepareIdempotencyKey(storage: SafeStorage = localStore): void {
  salt(storage);
}

/** Used where storage is blocked: then the salt lives as long as the page. */
let pageSalt: string | undefined;

function salt(storage: SafeStorage): string {
  const stored = storage.get(SALT_STORAGE_KEY);
  if (stored !== null) return stored;
  pageSalt ??= randomUuid();
  storage.set(SALT_STORAGE_KEY, pageSalt);
  return pageSalt;
}

/** `crypto.randomUUID` exists in secure contexts only; `getRandomValues` exists everywhere. */
export function randomUuid(): string {
  return uuid(crypto.getRandomValues(new Uint8Array(16)), 4);
}

/** Writes 16 bytes as a UUID with its version and variant bits set (RFC 9562 §4). */
function uuid(bytes: Uint8Array, version: 4 | 8): string {
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | (version << 4);
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  const part = (from: number, to: number) => hex.slice(from, to).join('');
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-');
}

/** Measures how long a form is in use (domain/forms/request.ts). */
export interface FillClock {
  /** Somebody has entered something; only the first time counts. */
  readonly begin: () => void;
  /** Whole milliseconds since then. */
  readonly elapsed: () => number;
}

/**
 * A clock for one form. What was entered before the page's scripts were awake, or was put back by the browser after a
 * reload, was not seen to begin: then the time counts from the opening of the page.
 *
 * @param onBegin called once, at the first thing that is entered
 * @param now milliseconds since the page was opened, by a clock that never goes back
 */
export function fillClock(onBegin: () => void, now: () => number = () => performance.now()): FillClock {
  let begun: number | undefined;
  return {
    begin: () => {
      if (begun !== undefined) return;
      begun = now();
      onBegin();
    },
    elapsed: () => Math.round(now() - (begun ?? 0)),
  };
}
