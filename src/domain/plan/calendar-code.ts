import type { CaseOutcome, PaymentStatus, SettlementEnding } from '#domain/check/case-facts.ts';
import type { FindingKind } from '#domain/check/list-answer.ts';
import { isJurisdictionCode } from '#domain/places/jurisdiction.ts';
import { isCountyName } from '#domain/places/place-address.ts';
import { type KnownDate, onDay, periodAround, precisionOf } from '#domain/shared/known-date.ts';
import type { Language } from '#domain/shared/language.ts';
import { addDays, DATE_PRECISIONS, DAY_MS, type PlainDate, utcDate } from '#domain/shared/plain-date.ts';
import type { FurtherDate, PlanCase } from './remedy-fit.ts';

/*
 * The code in the link of a calendar entry: the facts of a case that the law asks about, and what it said of them, so that
 * the law can be asked again years later. Whoever shares the calendar can read it, so it never holds why the landlord
 * sued, what the renter answered about themselves, a name, a contact or a case number.
 *
 * Bytes of version 1, base64url after `c1.`:
 *
 *   0      length of everything
 *   1      language, outcome, ending of a settlement, payment (2 bits each, the lowest first)
 *   2, 3   state, in ASCII
 *   4–6    the day it was made
 *   7–9    filing date
 *   10     kind of the finding
 *   11–13  the day that the renter was told; zero for none
 *   14     which further dates follow (one bit each)
 *   …      further dates (3 bytes each), then the county in UTF-8
 *   last 3 CRC-16 of everything before it, and a zero: the text then ends with a letter, because programs that make links
 *          of addresses leave a final `-` or `_` out
 *
 * A date is the number of its first day, 1 for January 1, 1900, below its precision in the highest two bits.
 */

/** The dates of a case that an entry may hold: not those that tell its reason, or that there is another case. */
export const CALENDAR_DATES = [
  'ended',
  'paid',
  'settlement-kept',
  'answer-filed',
] as const satisfies readonly FurtherDate[];

type CalendarDate = (typeof CALENDAR_DATES)[number];

/** The facts of a case that an entry holds. */
export interface CalendarFacts extends Pick<
  PlanCase,
  'state' | 'county' | 'outcome' | 'paymentStatus' | 'settledAs'
> {
  readonly filed: KnownDate;
  readonly dates: Readonly<Partial<Record<CalendarDate, KnownDate>>>;
}

/** A case and what the law said of it on the day on which the entry was made. */
export interface CalendarCase {
  readonly language: Language;
  readonly made: PlainDate;
  readonly told: { readonly kind: FindingKind; readonly day: PlainDate | null };
  readonly facts: CalendarFacts;
}

/**
 * Why a code cannot be read:
 *
 * - `unknown-version`: another version of this site made it
 * - `cut-off`: its end is missing
 * - `edited`: it is not as it was made
 * - `future-day`: it was made after today
 * - `no-such-state`: its state is none
 */
export type Unreadable = 'unknown-version' | 'cut-off' | 'edited' | 'future-day' | 'no-such-state';

export type CalendarReading =
  { readonly ok: true; readonly value: CalendarCase } | { readonly ok: false; readonly why: Unreadable };

const VERSION = 'c1.';

// The places are part of the version.
const SPOKEN = ['en', 'es'] as const satisfies readonly Language[];
const OUTCOMES = ['dismissed', 'won', 'lost', 'settlement'] as const satisfies readonly CaseOutcome[];
const PAYMENTS = ['paid', 'partial', 'not-paid', 'no-judgment'] as const satisfies readonly PaymentStatus[];
const ENDINGS = [undefined, 'dismissed', 'judgment'] as const satisfies readonly (
  SettlementEnding | undefined
)[];
const KINDS = [
  'remedy-open',
  'court-acts',
  'limited',
  'needs-a-fact',
  'no-remedy',
  'no-law',
  'not-confirmed',
  'open-despite-list',
] as const satisfies readonly FindingKind[];

const DATE_BYTES = 3;
/** Bytes before the further dates. */
const FIXED_BYTES = 15;
/** Checksum and final zero. */
const END_BYTES = 3;
const DAY_BITS = 22;
const DAY_ZERO = Date.UTC(1899, 11, 31);
/** No date of a case is later. */
const LAST_DAY = (Date.UTC(2999, 11, 31) - DAY_ZERO) / DAY_MS;

/** @returns the fragment of a link to the check, without `#` */
export function calendarCode({ language, made, told, facts }: CalendarCase): string {
  const { state, county, filed, outcome, paymentStatus, settledAs, dates } = facts;
  const further = CALENDAR_DATES.map((which) => dates[which]);
  const flags =
    SPOKEN.indexOf(language) |
    (OUTCOMES.indexOf(outcome) << 2) |
    (ENDINGS.indexOf(settledAs) << 4) |
    (PAYMENTS.indexOf(paymentStatus) << 6);
  const content = [
    flags,
    ...new TextEncoder().encode(state),
    ...dateBytes(onDay(made)),
    ...dateBytes(filed),
    KINDS.indexOf(told.kind),
    ...(told.day === null ? [0, 0, 0] : dateBytes(onDay(told.day))),
    further.reduce((mask, date, place) => (date === undefined ? mask : mask | (1 << place)), 0),
    ...further.flatMap((date) => (date === undefined ? [] : dateBytes(date))),
    ...new TextEncoder().encode(county),
  ];
  const checked = [content.length + 1 + END_BYTES, ...content];
  const sum = crc16(checked);
  return VERSION + base64url([...checked, sum >> 8, sum & 0xff, 0]);
}

/**
 * Reads the fragment of an address.
 *
 * @param fragment with or without `#`
 * @param today the renter's day
 * @returns `undefined` where the fragment is no code of a calendar entry
 */
export function readCalendarCode(fragment: string, today: PlainDate): CalendarReading | undefined {
  const text = fragment.replace(/^#/u, '');
  if (!/^c\d/u.test(text)) return undefined;
  if (VERSION.startsWith(text)) return unreadable('cut-off');
  if (!text.startsWith(VERSION)) return unreadable('unknown-version');
  const bytes = bytesOf(text.slice(VERSION.length));
  if (bytes === undefined) return unreadable('edited');
  const [length = Infinity] = bytes;
  if (bytes.length < length) return unreadable('cut-off');
  const sumAt = length - END_BYTES;
  if (bytes.length > length || sumAt < FIXED_BYTES) return unreadable('edited');
  const checked = bytes.subarray(0, sumAt);
  if (crc16(checked) !== ((bytes[sumAt] ?? 0) << 8) + (bytes[sumAt + 1] ?? 0)) return unreadable('edited');
  const value = caseOf(checked);
  if (value === 'no-such-state') return unreadable(value);
  // A text that would be written in another way was not made here.
  if (value === undefined || calendarCode(value) !== text) return unreadable('edited');
  // The entry may have been made in a time zone where it is tomorrow already.
  if (value.made > addDays(today, 1)) return unreadable('future-day');
  return { ok: true, value };
}

function unreadable(why: Unreadable): CalendarReading {
  return { ok: false, why };
}

/** @param bytes all but the checksum */
function caseOf(bytes: Uint8Array): CalendarCase | 'no-such-state' | undefined {
  const flags = bytes[1] ?? 0;
  const state = textOf(bytes.subarray(2, 4));
  if (state === undefined || !isJurisdictionCode(state)) return 'no-such-state';
  const mask = bytes[14] ?? 0;
  const further = CALENDAR_DATES.filter((_, place) => (mask & (1 << place)) !== 0);
  const countyAt = FIXED_BYTES + further.length * DATE_BYTES;
  const [made, filed] = [dateAt(bytes, 4), dateAt(bytes, 7)];
  const [language, outcome, paymentStatus] = [
    SPOKEN[flags & 3],
    OUTCOMES[(flags >> 2) & 3],
    PAYMENTS[flags >> 6],
  ];
  const kind = KINDS[bytes[10] ?? KINDS.length];
  const county = textOf(bytes.subarray(countyAt));
  const dates = Object.fromEntries(
    further.map((which, place) => [which, dateAt(bytes, FIXED_BYTES + place * DATE_BYTES)]),
  );
  const isWhole =
    made !== undefined &&
    filed !== undefined &&
    // Whatever an entry tells had happened when it was made.
    [filed, ...Object.values(dates)].every((date) => date !== undefined && date.first <= made.first);
  if (!isWhole || language === undefined || outcome === undefined || paymentStatus === undefined)
    return undefined;
  if (kind === undefined || county === undefined || (county !== '' && !isCountyName(county)))
    return undefined;
  return {
    language,
    made: made.first,
    told: { kind, day: dateAt(bytes, 11)?.first ?? null },
    facts: { state, county, filed, outcome, paymentStatus, settledAs: ENDINGS[(flags >> 4) & 3], dates },
  };
}

function dateBytes(date: KnownDate): readonly number[] {
  const day = (Date.parse(`${date.first}T00:00:00Z`) - DAY_ZERO) / DAY_MS;
  const coded = DATE_PRECISIONS.indexOf(precisionOf(date)) * 2 ** DAY_BITS + day;
  return [coded >> 16, (coded >> 8) & 0xff, coded & 0xff];
}

function dateAt(bytes: Uint8Array, at: number): KnownDate | undefined {
  const [high = 0, middle = 0, low = 0] = bytes.subarray(at, at + DATE_BYTES);
  const coded = (high << 16) + (middle << 8) + low;
  const precision = DATE_PRECISIONS[coded >> DAY_BITS];
  const day = coded & (2 ** DAY_BITS - 1);
  return precision === undefined || day === 0 || day > LAST_DAY
    ? undefined
    : periodAround(utcDate(new Date(DAY_ZERO + day * DAY_MS)), precision);
}

/** CRC-16/IBM-3740: notices every change of up to 16 bits in a row, so that of any two letters side by side. */
function crc16(bytes: Iterable<number>): number {
  let crc = 0xff_ff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80_00 ? 0x10_21 : 0)) & 0xff_ff;
  }
  return crc;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Base64url (RFC 4648 § 5) without padding. */
function base64url(bytes: readonly number[]): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '');
}

function bytesOf(text: string): Uint8Array | undefined {
  if (!/^[\w-]*$/u.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (byte) => byte.codePointAt(0) ?? 0);
  } catch {
    // One letter alone is no byte: the rest is missing.
    return new Uint8Array();
  }
}
