import * as z from 'zod/mini';

import { contactsOf, isHelper } from './contacts.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import { personIn } from './search.ts';
import type { Asking, ContactEntry, Work } from '#domain/records/work.ts';

/*
 * Which records belong to one person. Computed on demand from the records, so that a correction or deletion leaves
 * nothing to update (docs/adr/0027).
 */

export interface RecordPlace {
  readonly collection: RecordKind;
  readonly id: string;
}

/** What decides whether records belong to one person: their contacts, and what an admin said. */
interface Linkable extends RecordPlace {
  /** References of records that an admin joined to this one. */
  readonly joined_with?: readonly string[];
  /** References of records that an admin keeps apart from this one. */
  readonly kept_apart_from?: readonly string[];
}

/**
 * The name of a record in other records.
 *
 * @example recordReference({ collection: 'leads', id: '5e0c…' }) // => 'leads/5e0c…'
 */
export function recordReference({ collection, id }: RecordPlace): string {
  return `${collection}/${id}`;
}

/** Ids of all versions: none of the names that Firestore reserves. */
const RECORD_ID = /^(?!__)[\w-]{1,128}$/;

/** The collection and id in a reference; `undefined` if it is not one. */
export function readReference(reference: string): RecordPlace | undefined {
  const [name, id = '', ...rest] = reference.split('/');
  const collection = RECORD_KINDS.find((kind) => kind === name);
  if (collection === undefined || !RECORD_ID.test(id) || rest.length > 0) return undefined;
  return { collection, id };
}

/**
 * The keys of a record: records with a common key belong to one person. Each contact that only one person gives is a
 * key. Contacts that anybody may have typed are a key only together. A helper's contacts are none, so they never join
 * the people who were helped.
 */
export function personKeys(record: object): readonly string[] {
  const contacts = contactsOf(record);
  const keys = contacts.filter(({ identifies }) => identifies).map(({ term }) => term);
  if (keys.length > 0 || contacts.length < 2 || isHelper(record)) return keys;
  return [contacts.map(({ term }) => term).join(' ')];
}

/** What is compared of a record. */
interface Profile<Stored> {
  readonly record: Stored;
  readonly reference: string;
  /** What joins records that have one of them in common: their keys, and the references of joined records. */
  readonly links: readonly string[];
  readonly contacts: readonly string[];
  /** References of the records that an admin keeps apart from it. */
  readonly apart: readonly string[];
}

function profileOf<Stored extends Linkable>(record: Stored): Profile<Stored> {
  const { joined_with = [], kept_apart_from = [] } = record;
  const reference = recordReference(record);
  return {
    record,
    reference,
    links: [...personKeys(record), reference, ...joined_with],
    contacts: contactsOf(record).map(({ term }) => term),
    apart: kept_apart_from,
  };
}

/** Profiles by each of their links, so that finding a person takes a time that grows with their records only. */
function byLink<Stored>(profiles: readonly Profile<Stored>[]) {
  const links = profiles.flatMap((profile) => profile.links.map((link) => ({ link, profile })));
  return Map.groupBy(links, ({ link }) => link);
}

/** The records of one person. Whether another is kept apart takes the same time however many there are. */
class Members<Stored extends Linkable> {
  readonly all = new Set<Profile<Stored>>();
  readonly #references = new Set<string>();
  readonly #apart = new Set<string>();

  add(profile: Profile<Stored>): void {
    this.all.add(profile);
    this.#references.add(profile.reference);
    for (const reference of profile.apart) this.#apart.add(reference);
  }

  /** Whether an admin keeps a record apart from one of these. */
  keepsApart({ reference, apart }: Profile<Stored>): boolean {
    return this.#apart.has(reference) || apart.some((each) => this.#references.has(each));
  }
}

/** The records of the first one's person, over any number of steps. Nobody is joined to a record kept apart. */
function linked<Stored extends Linkable>(
  first: Profile<Stored>,
  profiles: ReturnType<typeof byLink<Stored>>,
  isTaken: (profile: Profile<Stored>) => boolean = () => false,
): Members<Stored> {
  const members = new Members<Stored>();
  members.add(first);
  const followed = new Set<string>();
  // The loop also visits what is added meanwhile.
  for (const { links } of members.all) {
    for (const link of links.filter((each) => !followed.has(each))) {
      followed.add(link);
      for (const { profile } of profiles.get(link) ?? []) {
        if (!isTaken(profile) && !members.keepsApart(profile)) members.add(profile);
      }
    }
  }
  return members;
}

/** A record's person among other records. */
export interface SamePerson<Stored> {
  /** The person's records, the given one first. */
  readonly records: readonly Stored[];
  /** Records of somebody who may be the same: they share a contact that does not identify anybody. */
  readonly possibly: readonly Stored[];
}

/**
 * Finds the records of one person.
 *
 * @param others in any order, without the first
 */
export function personOf<Stored extends Linkable>(
  first: Stored,
  others: readonly Stored[],
): SamePerson<Stored> {
  const profiles = others.map(profileOf);
  const members = linked(profileOf(first), byLink(profiles));
  const contacts = new Set([...members.all].flatMap((each) => each.contacts));
  const possibly = profiles.filter(
    (other) =>
      !members.all.has(other) &&
      other.contacts.some((contact) => contacts.has(contact)) &&
      !members.keepsApart(other),
  );
  return {
    records: [...members.all].map(({ record }) => record),
    possibly: possibly.map(({ record }) => record),
  };
}

/**
 * Groups the records of a list by person, in the order in which each person first appears; within a person in the given
 * order.
 */
export function groupByPerson<Stored extends Linkable>(
  records: readonly Stored[],
): readonly (readonly Stored[])[] {
  const profiles = records.map(profileOf);
  const links = byLink(profiles);
  /** The first record of each one's person. */
  const firsts = new Map<Profile<Stored>, Profile<Stored>>();
  for (const profile of profiles) {
    if (firsts.has(profile)) continue;
    for (const member of linked(profile, links, (other) => firsts.has(other)).all)
      firsts.set(member, profile);
  }
  const groups = Map.groupBy(profiles, (profile) => firsts.get(profile));
  return [...groups.values()].map((group) => group.map(({ record }) => record));
}

/**
 * The distinct addresses and numbers in a person's records, those of the latest request first. Spellings that differ
 * only in case count as one, shown as the person wrote it last.
 *
 * @param records in any order
 */
export function contactsUsed(records: readonly (object & Pick<Asking, 'asked_at'>)[]): readonly string[] {
  const used = records
    .toSorted((a, b) => compareText(b.asked_at ?? '', a.asked_at ?? ''))
    .map((record) => personIn(record));
  const contacts = [...used.map(({ email }) => email), ...used.map(({ phone }) => phone)];
  const spellings = Map.groupBy(
    contacts.filter((contact) => contact !== ''),
    (contact) => contact.toLowerCase(),
  );
  return [...spellings.values()].flatMap((each) => each.slice(0, 1));
}

/** What happened with a record; `at` is ISO 8601, UTC, or `null` if unknown. */
export type TimelineEvent<Stored> = { readonly at: string | null; readonly record: Stored } & (
  | { readonly kind: 'sent' }
  /** The same answers were submitted again. */
  | { readonly kind: 'asked-again' }
  | { readonly kind: 'contact'; readonly entry: ContactEntry }
);

/** What a person sent and when somebody tried to reach them, newest first; events without a time come last. */
export function timeline<Stored extends { readonly created_at: string | null } & Asking & Work>(
  records: readonly Stored[],
): readonly TimelineEvent<Stored>[] {
  const events = records.flatMap((record): readonly TimelineEvent<Stored>[] => [
    { record, kind: 'sent', at: record.created_at },
    ...record.asked_again.map((at) => ({ record, kind: 'asked-again', at }) as const),
    ...record.work_log.map((entry) => ({ record, kind: 'contact', at: entry.at, entry }) as const),
  ]);
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

/** Request body of `POST /api/admin/{collection}/{id}/same-person`. */
export const decisionSchema = z.strictObject({
  /** Reference of the other record: `leads/5e0c…`. */
  other: z.string({ error: 'Send the reference of the other record' }),
  decision: z.enum(['joined', 'apart'], { error: 'Use joined or apart' }),
});
export type Decision = z.infer<typeof decisionSchema>;

/** Request body of an export or deletion on request. */
export const proofSchema = z.strictObject({
  /** The email address or phone number that the admin has verified to be the asking person's. */
  verified: z.string({ error: 'Send the verified address or number' }).check(z.trim()),
  /** References of records without it that are included all the same. */
  also: z._default(z.array(z.string()), []),
});
export type Proof = z.infer<typeof proofSchema>;
