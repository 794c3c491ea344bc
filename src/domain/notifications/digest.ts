import type { RecordKind } from '../records/document.ts';
import { format } from '../shared/format.ts';
import type { Mailing } from './channel-state.ts';

/** The number of waiting records of one kind. */
export interface WaitingKind {
  readonly kind: RecordKind;
  readonly count: number;
  /** Since when the first of them has been waiting: ISO 8601, UTC; `null` if unknown. */
  readonly since: string | null;
}

/** Contents of a message: numbers and times, but nothing about any person. */
export interface Digest {
  readonly count: number;
  /** Kinds with waiting records, the longest waiting first. */
  readonly kinds: readonly WaitingKind[];
}

/** Sums up the waiting records. */
export function digestOf(kinds: readonly WaitingKind[]): Digest {
  const waiting = kinds.filter(({ count }) => count > 0);
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    kinds: waiting.toSorted((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1)),
  };
}

/** The words of the mails; `{…}` are placeholders. */
export interface MailWords {
  readonly locale: string;
  /** `{brand}`, `{number}`, `{count}`. */
  readonly subject: Readonly<Record<Exclude<Mailing, 'webhook'>, string>>;
  /** Appended to the subject from the second attempt on: `{try}`. */
  readonly again: string;
  readonly opening: Readonly<Record<Exclude<Mailing, 'webhook'>, string>>;
  /** The line about one kind: `{count}`, `{since}`. */
  readonly kinds: Readonly<Record<RecordKind, string>>;
  readonly unknownTime: string;
  /** Link to the dashboard: `{url}`. */
  readonly dashboard: string;
  /** `{number}` */
  readonly numbered: string;
  readonly maybeRepeated: string;
}

/** The data of a mail. */
export interface MailFacts {
  readonly mailing: Exclude<Mailing, 'webhook'>;
  readonly digest: Digest;
  readonly number: number;
  /** Number of this attempt, from 1. Later attempts may repeat a mail that arrived. */
  readonly tries: number;
  readonly brand: string;
  readonly timeZone: string;
  readonly dashboardUrl: string;
}

/** Renders subject and text of a mail. */
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
      // Plain spaces: ICU puts U+202F between "8:30" and "PM".
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
