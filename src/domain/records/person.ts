import type { Asking } from './asking.ts';
import { emailTerm, personIn, phoneTerm } from './search.ts';
import type { ContactEntry, Work } from './work.ts';

/*
 * Records that share an email address or a phone number are one person's, also over several steps: a lead with a new
 * number and an old address belongs to the check with that address. It is worked out from the records as they are, so
 * that a correction or a deletion has nothing to bring up to date.
 */

/** What a person is known by: the terms that records are also searched for by. */
export function personKeys(record: object): readonly string[] {
  const { email, phone } = personIn(record);
  return [emailTerm(email), phoneTerm(phone)].filter((key) => key !== '' && !isFiller(key));
}

/** One digit over and over, as in (000) 000-0000, is typed to get past the form. It makes nobody one person. */
function isFiller(key: string): boolean {
  return /^(\d)\1*$/u.test(key);
}

/**
 * The records by person, in the order in which each person first appears; within a person in the order given.
 *
 * @example groupByPerson([ana, ben, anaAgain]) // => [[ana, anaAgain], [ben]]
 */
export function groupByPerson<Stored extends object>(
  records: readonly Stored[],
): readonly (readonly Stored[])[] {
  /** Keys that are known to be one person's lead to one of them. */
  const leader = new Map<string, string>();
  const leaderOf = (key: string): string => {
    let last = key;
    for (let next = leader.get(last); next !== undefined; next = leader.get(last)) last = next;
    return last;
  };
  for (const record of records) {
    const [first, ...others] = personKeys(record).map(leaderOf);
    for (const other of others) if (first !== undefined && other !== first) leader.set(other, first);
  }
  const groups = new Map<unknown, Stored[]>();
  for (const record of records) {
    const [key] = personKeys(record);
    // A record without address and number is a person of its own.
    const person = key === undefined ? record : leaderOf(key);
    const group = groups.get(person);
    if (group === undefined) groups.set(person, [record]);
    else group.push(record);
  }
  return [...groups.values()];
}

/** A record with its collection, for the timeline of its person. */
export interface RecordOfPerson<Collection extends string> {
  readonly collection: Collection;
  readonly record: { readonly id: string; readonly created_at: string | null } & Asking & Work;
}

/** One line of a person's timeline; `at` is ISO 8601, UTC, or `null` where it is not known. */
export type TimelineEvent<Collection extends string> = {
  readonly at: string | null;
  readonly collection: Collection;
  /** The record that it belongs to. */
  readonly id: string;
} & (
  | { readonly kind: 'sent' }
  /** The same answers came once more. */
  | { readonly kind: 'asked-again' }
  | { readonly kind: 'contact'; readonly entry: ContactEntry }
);

/** What a person sent and when somebody tried to reach them, newest first; what has no time comes last. */
export function timeline<Collection extends string>(
  records: readonly RecordOfPerson<Collection>[],
): readonly TimelineEvent<Collection>[] {
  const events = records.flatMap(({ collection, record }): readonly TimelineEvent<Collection>[] => {
    const place = { collection, id: record.id };
    return [
      { ...place, kind: 'sent', at: record.created_at },
      ...record.asked_again.map((at) => ({ ...place, kind: 'asked-again', at }) as const),
      ...record.work_log.map((entry) => ({ ...place, kind: 'contact', at: entry.at, entry }) as const),
    ];
  });
  return events.toSorted((a, b) => compareText(b.at ?? '', a.at ?? ''));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Since when a person does not want calls and texts: the first time that one of their records names. */
export function doNotCallSince(
  records: readonly { readonly do_not_call_since: string | null }[],
): string | null {
  return (
    records
      .map(({ do_not_call_since }) => do_not_call_since)
      .filter((since) => since !== null)
      .toSorted(compareText)[0] ?? null
  );
}
