import { contactsOf, hasContact } from '../../../src/domain/office/contacts.ts';
import {
  RECORD_KINDS,
  type StoredDocument,
  type StoredFields,
} from '../../../src/domain/records/document.ts';
import {
  decisionSchema,
  doNotCallSince,
  personKeys,
  personOf,
  proofSchema,
  readReference,
  type RecordPlace,
  recordReference,
  type SamePerson,
} from '../../../src/domain/office/person.ts';

import { problem } from '../http/problem.ts';
import { readJsonAs } from '../http/request.ts';
import type { Handler, RequestContext } from '../http/router.ts';
import type { DoNotCall } from '../intake/do-not-call.ts';
import { givesConsent } from '../intake/intake.ts';
import type { WriteAudit } from './audit-log.ts';
import type { AdminContext, AdminHandler, ShowPeople } from './guard.ts';
import { missing, type PersonalStores, placeIn } from './records.ts';

/** A person as far as they were read; the response is `personSchema` in src/features/admin/data/records.ts. */
interface Person extends SamePerson<StoredFields> {
  /** Whether there are more records with these contacts than were read. */
  readonly has_more: boolean;
}

/** Maximum number of records of one person, and of those with one contact in one collection. */
const MOST_RECORDS = 100;
/** Maximum number of email addresses and phone numbers to follow. */
const MOST_CONTACTS = 10;
/** Maximum number of records that may belong to the person, too. */
const MOST_POSSIBLE = 20;

/**
 * Reads all records of one person (domain/office/person.ts): those with the contacts of the given record or joined to
 * it, then those with the contacts of the records found, and so on. At most three queries for each of
 * {@link MOST_CONTACTS} contacts, however many records share them.
 *
 * @returns `undefined` if the given record does not exist
 * @throws {Unavailable} when a store does not answer
 */
async function readPerson(
  stores: PersonalStores,
  parameters: RequestContext['parameters'],
): Promise<Person | undefined> {
  const first = await readRecord(stores, placeIn(parameters));
  if (first === undefined) return undefined;
  const found = new Map<string, StoredFields>();
  const asked = new Set([recordReference(first)]);
  let contactsLeft = MOST_CONTACTS;
  let hasMore = false;
  for (;;) {
    const { records, possibly } = personOf(first, [...found.values()]);
    const unasked = (names: readonly string[]) => [...new Set(names)].filter((name) => !asked.has(name));
    const joined = unasked(records.flatMap(({ joined_with }) => joined_with)).slice(0, MOST_RECORDS);
    const contacts = unasked(records.flatMap((record) => contactsOf(record).map(({ term }) => term)));
    const following = contacts.slice(0, contactsLeft);
    const isFull = records.length >= MOST_RECORDS || following.length < contacts.length;
    if (isFull || joined.length + contacts.length === 0) {
      return {
        records: records.slice(0, MOST_RECORDS),
        possibly: possibly.slice(0, MOST_POSSIBLE),
        has_more: hasMore || isFull || possibly.length > MOST_POSSIBLE,
      };
    }
    contactsLeft -= following.length;
    for (const name of [...joined, ...following]) asked.add(name);
    const [named, pages] = await Promise.all([
      Promise.all(joined.map((reference) => readRecord(stores, readReference(reference)))),
      Promise.all(
        following.flatMap((containing) =>
          RECORD_KINDS.map((kind) => stores[kind].page({ containing, limit: MOST_RECORDS + 1 })),
        ),
      ),
    ]);
    hasMore ||= pages.some(({ length }) => length > MOST_RECORDS);
    for (const record of [...named, ...pages.flat()]) {
      if (record !== undefined && recordReference(record) !== recordReference(first))
        found.set(recordReference(record), record);
    }
  }
}

async function readRecord(
  stores: PersonalStores,
  place: RecordPlace | undefined,
): Promise<StoredFields | undefined> {
  return place && stores[place.collection].get(place.id);
}

/** A handler that gets the record's person, or answers 404. */
function withPerson<Context extends RequestContext>(
  stores: PersonalStores,
  handle: (person: Person, request: Request, context: Context) => Promise<Response>,
) {
  return async (request: Request, context: Context): Promise<Response> => {
    const person = await readPerson(stores, context.parameters);
    return person === undefined ? missing() : handle(person, request, context);
  };
}

/** `GET /api/admin/{collection}/{id}/timeline`: the record's person, in the format of the lists. */
export function timelineEndpoint(stores: PersonalStores, show: ShowPeople): AdminHandler {
  return withPerson(stores, async (person, _request, context: AdminContext) => {
    const ids = person.records.map(({ id }) => id);
    return (await show(ids, context)) ?? Response.json(person);
  });
}

interface PersonPorts {
  readonly stores: PersonalStores;
  readonly doNotCall: DoNotCall;
  readonly clock: () => Date;
}

/**
 * `POST /api/admin/{collection}/{id}/do-not-call`: the person withdraws their consent to calls and texts. It is written
 * to their records, which the response names, and remembered beyond them. `DELETE` reverts a withdrawal recorded by
 * mistake.
 *
 * @param isWithdrawn `true` for `POST`, `false` for `DELETE`
 */
export function doNotCallEndpoint({ stores, doNotCall, clock }: PersonPorts, isWithdrawn: boolean): Handler {
  return withPerson(stores, async (person) => {
    const now = clock();
    const keys = keysOf(person);
    await (isWithdrawn ? doNotCall.remember(keys, now) : doNotCall.forget(keys));
    const records = await changeAll(stores, person.records, ({ do_not_call_since: since }) => {
      if (isWithdrawn === (since !== null)) return undefined;
      return { do_not_call_since: isWithdrawn ? now.toISOString() : null };
    });
    return Response.json({ ...person, records });
  });
}

function keysOf({ records }: Person): readonly string[] {
  return [...new Set(records.flatMap(personKeys))];
}

/** Changes records, and returns their current state without those that were deleted in the meantime. */
async function changeAll(
  stores: PersonalStores,
  records: readonly StoredFields[],
  fields: (record: StoredFields) => Readonly<Record<string, unknown>> | undefined,
): Promise<readonly StoredFields[]> {
  const changed = await Promise.all(
    records.map(async ({ collection, id }) => {
      const result = await stores[collection].change(id, fields);
      return result.kind === 'missing' ? [] : [result.record];
    }),
  );
  return changed.flat();
}

/**
 * `POST /api/admin/{collection}/{id}/same-person` with `{other, decision}`: joins two records to one person, or keeps
 * them apart, whatever their contacts say. Both records keep the last decision. A person who does not want calls does
 * not want them on a record that is joined to theirs.
 */
export function samePersonEndpoint({ stores, doNotCall }: PersonPorts): Handler {
  return async (request, { parameters }) => {
    const words = 'The decision cannot be read. Nothing was saved.';
    const sent = await readJsonAs(request, decisionSchema, words);
    if (!sent.ok) return sent.problem;
    const [one, other] = await Promise.all([
      readRecord(stores, placeIn(parameters)),
      readRecord(stores, readReference(sent.body.other)),
    ]);
    if (one === undefined || other === undefined || recordReference(one) === recordReference(other))
      return missing();
    const isJoined = sent.body.decision === 'joined';
    await Promise.all([
      decide(stores, one, recordReference(other), isJoined),
      decide(stores, other, recordReference(one), isJoined),
    ]);
    const person = await readPerson(stores, parameters);
    if (person === undefined) return missing();
    const since = doNotCallSince(person.records);
    if (!isJoined || since === null) return Response.json(person);
    await doNotCall.remember(keysOf(person), new Date(since));
    const records = await changeAll(stores, person.records, (record) =>
      record.do_not_call_since === null && !givesConsent(record) ? { do_not_call_since: since } : undefined,
    );
    return Response.json({ ...person, records });
  };
}

async function decide(
  stores: PersonalStores,
  record: StoredFields,
  reference: string,
  isJoined: boolean,
): Promise<void> {
  await changeAll(stores, [record], ({ joined_with, kept_apart_from }) => {
    const without = (references: readonly string[]) => references.filter((each) => each !== reference);
    return {
      joined_with: isJoined ? [...without(joined_with), reference] : without(joined_with),
      kept_apart_from: isJoined ? without(kept_apart_from) : [...without(kept_apart_from), reference],
    };
  });
}

const UNPROVEN = 'Say which address or number was verified. Nothing was done.';

interface PersonDataPorts {
  readonly stores: PersonalStores;
  readonly writeAudit: WriteAudit;
}

/**
 * A handler for an export or deletion on request, which gets the records to include: those of the person with the
 * verified address or number, and those that the admin added. Writes the audit entry first.
 */
function withProof(
  { stores, writeAudit }: PersonDataPorts,
  action: 'export-person' | 'delete-person',
  handle: (included: readonly StoredFields[], context: AdminContext) => Promise<object>,
): AdminHandler {
  return withPerson(stores, async ({ records }, request, context: AdminContext) => {
    const sent = await readJsonAs(request, proofSchema, UNPROVEN);
    if (!sent.ok) return sent.problem;
    const { verified, also } = sent.body;
    if (!records.some((record) => hasContact(record, verified))) {
      const errors = { verified: 'No record of this person has this address or number' };
      return problem(400, UNPROVEN, { errors });
    }
    const included = records.filter(
      (record) => hasContact(record, verified) || also.includes(recordReference(record)),
    );
    const contact = verified.includes('@') ? 'email' : 'phone';
    await writeAudit(action, context, { count: included.length, fields: [contact] });
    return Response.json(await handle(included, context));
  });
}

/**
 * `POST /api/admin/{collection}/{id}/person` with `{verified, also}`: exports all stored data of the record's person
 * that they have proven to be theirs. A `POST`, because addresses must not appear in URLs.
 */
export function personDataEndpoint(ports: PersonDataPorts): AdminHandler {
  return withProof(ports, 'export-person', async (included, { log, requestId }) => {
    log.info('personal data exported on request', { requestId });
    const documents = await Promise.all(
      included.map(async ({ collection, id }) => {
        const record = await ports.stores[collection].document(id);
        return record === undefined ? [] : [{ collection, record: withoutBookkeeping(record) }];
      }),
    );
    return { records: documents.flat() };
  });
}

/**
 * `POST /api/admin/{collection}/{id}/person/removal` with `{verified, also}`: deletes the records of the record's person
 * that they have proven to be theirs. What they said about calls is kept (intake/do-not-call.ts).
 */
export function personRemovalEndpoint(ports: PersonDataPorts): AdminHandler {
  return withProof(ports, 'delete-person', async (included, { log, requestId }) => {
    await Promise.all(included.map(({ collection, id }) => ports.stores[collection].remove(id)));
    log.info('personal data deleted on request', { requestId, records: included.length });
    return { removed: included.map(recordReference) };
  });
}

/** What only helps the store to find, compare and link records. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'content_digest',
  'search_terms',
  'sort_key',
  'odd_fields',
  'work_version',
  'change_number',
  'joined_with',
  'kept_apart_from',
]);

function withoutBookkeeping(document: StoredDocument): StoredDocument {
  const fields = Object.entries(document).filter(([name]) => !BOOKKEEPING.has(name));
  return { ...Object.fromEntries(fields), id: document.id };
}
