import type { Asking, ContactEntry, Work } from './work.ts';
import { emailTerm, personIn, phoneTerm } from './search.ts';
import { isFillerNumber } from '#domain/shared/telephone.ts';

/*
 * Records that share an email address or a phone number belong to one person, also transitively: a lead with a new
 * number and an old address belongs to the check with that address. Computed on demand from the records, so that a
 * correction or deletion leaves nothing to update (docs/adr/0027).
 */

/**
 * The normalized email address and phone number that identify a person; filler numbers identify nobody. The search uses
 * the same terms.
 */
export function personKeys(record: object): readonly string[] {
  const { email, phone } = personIn(record);
  const number = isFillerNumber(phone) ? '' : phoneTerm(phone);
  return [emailTerm(email), number].filter((key) => key !== '');
}

/**
 * Groups records by person, in the order in which each person first appears; within a person in the given order.
 *
 * @example groupByPerson([ana, ben, anaAgain]) // => [[ana, anaAgain], [ben]]
 */
export function groupByPerson<Stored extends object>(
  records: readonly Stored[],
): readonly (readonly Stored[])[] {
  /** Union-find: maps a key to another key of the same person. */
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
    // A record without email address and phone number counts as a person of its own.
    const person = key === undefined ? record : leaderOf(key);
    const group = groups.get(person);
    if (group === undefined) groups.set(person, [record]);
    else group.push(record);
  }
  return [...groups.values()];
}

/** The names, email addresses and phone numbers that a person used. */
interface DetailsUsed {
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

/**
 * The distinct details in a person's records, those of the latest request first. Spellings that differ only in case
 * count as one, shown as the person wrote it last.
 *
 * @param records in any order
 */
export function detailsUsed(records: readonly (object & Pick<Asking, 'asked_at'>)[]): DetailsUsed {
  const used = records
    .toSorted((a, b) => compareText(b.asked_at ?? '', a.asked_at ?? ''))
    .map((record) => personIn(record));
  const different = (detail: 'name' | 'email' | 'phone') => {
    const shown = new Map<string, string>();
    for (const { [detail]: value } of used) {
      const key = value.toLowerCase();
      if (value !== '' && !shown.has(key)) shown.set(key, value);
    }
    return [...shown.values()];
  };
  return { names: different('name'), emails: different('email'), phones: different('phone') };
}

/** A record with its collection, for the timeline of its person. */
export interface RecordOfPerson<Collection extends string> {
  readonly collection: Collection;
  readonly record: { readonly id: string; readonly created_at: string | null } & Asking & Work;
}

/** An event of a person's timeline; `at` is ISO 8601, UTC, or `null` if unknown. */
export type TimelineEvent<Collection extends string> = {
  readonly at: string | null;
  readonly collection: Collection;
  /** Id of the record that it belongs to. */
  readonly id: string;
} & (
  | { readonly kind: 'sent' }
  /** The same answers were submitted again. */
  | { readonly kind: 'asked-again' }
  | { readonly kind: 'contact'; readonly entry: ContactEntry }
);

/** What a person sent and when somebody tried to reach them, newest first; events without a time come last. */
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

/** When a person withdrew their consent to calls and texts: the earliest time in their records. */
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
