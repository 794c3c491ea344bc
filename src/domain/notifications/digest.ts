import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { UPKEEP_KINDS, type UpkeepLine } from '#domain/upkeep/upkeep.ts';

/** The mails to the operator: what came in, and each morning all that still waits. */
export type OperatorMail = 'news' | 'morning';

export interface WaitingKind {
  readonly kind: RecordKind;
  readonly count: number;
  /** Since when the first of them has been waiting: ISO 8601, UTC; `null` if unknown. */
  readonly since: string | null;
}

/** Contents of a mail: numbers and times, but nothing about any person. */
export interface Digest {
  readonly count: number;
  /** Kinds with waiting requests, the longest waiting first. */
  readonly kinds: readonly WaitingKind[];
}

/** Sums up the waiting requests. */
export function digestOf(kinds: readonly WaitingKind[]): Digest {
  const waiting = kinds.filter(({ count }) => count > 0);
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    kinds: waiting.toSorted((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1)),
  };
}

export function digestOfRequests(
  requests: readonly { readonly kind: RecordKind; readonly askedAt: string }[],
): Digest {
  return digestOf(
    RECORD_KINDS.map((kind) => {
      const times = requests.filter((request) => request.kind === kind).map(({ askedAt }) => askedAt);
      return { kind, count: times.length, since: times.toSorted()[0] ?? null };
    }),
  );
}

/** The words of the mails; `{…}` are placeholders. */
export interface MailWords {
  readonly locale: string;
  /** `{brand}`, `{count}`. */
  readonly subject: Readonly<Record<OperatorMail, string>>;
  readonly opening: Readonly<Record<OperatorMail, string>>;
  /** The line about one kind: `{count}`, `{since}`. */
  readonly kinds: Readonly<Record<RecordKind, string>>;
  readonly unknownTime: string;
  /** What has to be looked at again: an opening, and a line of each kind: `{count}`, `{name}`, `{day}`, `{after}`. */
  readonly upkeep: { readonly opening: string; readonly line: string };
  /** Link to the dashboard: `{url}`. */
  readonly dashboard: string;
}

export interface MailFacts {
  readonly mail: OperatorMail;
  readonly digest: Digest;
  readonly brand: string;
  readonly timeZone: string;
  readonly dashboardUrl: string;
  /** Of the content, besides the people; empty in other mails than the morning's. */
  readonly upkeep: readonly UpkeepLine[];
}

export function mailText(
  { mail, digest, brand, timeZone, dashboardUrl, upkeep }: MailFacts,
  words: MailWords,
): { readonly subject: string; readonly text: string } {
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
  const ageing = upkeep.map(({ kind, count, first }) =>
    format(words.upkeep.line, {
      ...UPKEEP_KINDS[kind],
      count: String(count),
      day: longDate(first, words.locale),
    }),
  );
  return {
    subject: format(words.subject[mail], { brand, count: String(digest.count) }),
    text: [
      words.opening[mail],
      '',
      ...lines,
      '',
      ...(ageing.length === 0 ? [] : [words.upkeep.opening, '', ...ageing, '']),
      format(words.dashboard, { url: dashboardUrl }),
      '',
    ].join('\n'),
  };
}
