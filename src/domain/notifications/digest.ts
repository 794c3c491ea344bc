import { format } from '../shared/format.ts';
import type { Mailing } from './channel-state.ts';

/** The kinds of records, by the names of their collections in paths. */
export const RECORD_KINDS = ['submissions', 'leads', 'messages'] as const;
/** One kind of record. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** How many of one kind wait, and since when the first of them does. */
export interface WaitingKind {
  readonly kind: RecordKind;
  readonly count: number;
  /** ISO 8601, UTC; `null` where it is not known. */
  readonly since: string | null;
}

/** What a message tells: numbers and times, nothing about any person. */
export interface Digest {
  readonly count: number;
  /** Kinds of which something waits, the one that has waited longest first. */
  readonly kinds: readonly WaitingKind[];
}

/** Counts what waits. */
export function digestOf(kinds: readonly WaitingKind[]): Digest {
  const waiting = kinds.filter(({ count }) => count > 0);
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    kinds: waiting.toSorted((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1)),
  };
}

/** The words of the mails. `{…}` are placeholders. */
export interface MailWords {
  readonly locale: string;
  /** Of a first try: `{brand}`, `{number}`, `{count}`. */
  readonly subject: Readonly<Record<Exclude<Mailing, 'webhook'>, string>>;
  /** Follows the subject of a later try: `{try}`. */
  readonly again: string;
  readonly opening: Readonly<Record<Exclude<Mailing, 'webhook'>, string>>;
  /** One line for a kind: `{count}`, `{since}`. */
  readonly kinds: Readonly<Record<RecordKind, string>>;
  readonly unknownTime: string;
  /** Leads to the dashboard: `{url}`. */
  readonly dashboard: string;
  /** `{number}` */
  readonly numbered: string;
  readonly maybeRepeated: string;
}

/** What a mail is made of. */
export interface MailFacts {
  readonly mailing: Exclude<Mailing, 'webhook'>;
  readonly digest: Digest;
  readonly number: number;
  /** 1 for the first; later ones may repeat what arrived already. */
  readonly tries: number;
  readonly brand: string;
  readonly timeZone: string;
  readonly dashboardUrl: string;
}

/** Subject and text of a mail. */
export function mailText(
  facts: MailFacts,
  words: MailWords,
): { readonly subject: string; readonly text: string } {
  const { mailing, digest, number, tries, brand, timeZone, dashboardUrl } = facts;
  const values = { brand, number: String(number), count: String(digest.count), try: String(tries) };
  const time = new Intl.DateTimeFormat(words.locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  const lines = digest.kinds.map(({ kind, count, since }) =>
    format(words.kinds[kind], {
      count: String(count),
      // Plain spaces: ICU writes U+202F between "8:30" and "PM".
      since: since === null ? words.unknownTime : time.format(new Date(since)).replaceAll('\u202F', ' '),
    }),
  );
  const isRepeat = tries > 1;
  return {
    subject: `${format(words.subject[mailing], values)}${isRepeat ? format(words.again, values) : ''}`,
    text: [
      format(words.opening[mailing], values),
      '',
      ...lines,
      '',
      format(words.dashboard, { url: dashboardUrl }),
      '',
      format(words.numbered, values),
      ...(isRepeat ? [words.maybeRepeated] : []),
      '',
    ].join('\n'),
  };
}
