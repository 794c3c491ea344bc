import type { StoredDocument, StoredFields } from '~/domain/records/document.ts';
import { personKeys } from '~/domain/records/person.ts';
import { searchableIn, searchTerms } from '~/domain/records/search.ts';
import {
  type Author,
  CALL_AGAIN_FIELD,
  callAgainOn,
  changedWork,
  CONTACT_LOG_LIMIT,
  hasEntry,
  isDoneAlready,
  isLogFull,
  type Work,
  type WorkChange,
  workChangeSchema,
} from '~/domain/records/work.ts';
import { type FieldErrors, fieldErrors } from '~/domain/forms/fields.ts';

import type { Withdrawals } from '../do-not-call.ts';
import type { RecordStore, SeenChanged } from '../record-store.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/body.ts';
import type { Handler } from '../http/router.ts';
import { type AdminIdentity, bearerToken } from './guard.ts';

/** A store of any kind of record, for what is done with a single record or person. */
export type PersonalStore = Pick<
  RecordStore<never, StoredFields>,
  'get' | 'page' | 'documents' | 'due' | 'change' | 'remove'
>;
/** The stores by the name of their collection in paths. */
export type PersonalStores = ReadonlyMap<string, PersonalStore>;

/** Ids of ours and of older versions: they contain no path separator and none of the names that Firestore reserves. */
export const RECORD_ID = /^(?!__)[\w-]{1,128}$/;

/** What is said of a record that is not there. */
export const MISSING = 'This record does not exist, or was deleted before.';

/**
 * `DELETE /api/admin/{collection}/{id}`: a person asked for their data to be deleted. 204 when it is deleted, 404 when
 * there is no such record; a second call therefore answers 404 and changes nothing.
 */
export function removalEndpoint(stores: PersonalStores): Handler {
  return async (_request, { parameters: { collection = '', id = '' }, log, requestId }) => {
    const store = stores.get(collection);
    if (store === undefined) return problem(404, 'There is nothing at this address.');
    if (!RECORD_ID.test(id) || !(await store.remove(id))) return problem(404, MISSING);
    log.info('record deleted on request', { requestId, collection });
    return new Response(null, { status: 204 });
  };
}

/**
 * `PATCH /api/admin/{collection}/{id}` with `{version, status, entry}`: 200 with the new work status, contact log and
 * version; 409 with the current ones when somebody has changed the record since the version that was sent.
 */
export function workEndpoint(stores: PersonalStores, identity: AdminIdentity, clock: () => Date): Handler {
  return async (request, { parameters: { collection = '', id = '' } }) => {
    const store = stores.get(collection);
    if (store === undefined) return problem(404, 'There is nothing at this address.');
    const body = await readJson(request);
    if (!body.ok) return body.problem;
    const change = workChangeSchema.safeParse(body.body);
    if (!change.success) return unreadableChange(fieldErrors(change.error.issues));
    if (!RECORD_ID.test(id)) return problem(404, MISSING);
    const account = await identity.account(bearerToken(request.headers) ?? '');
    const author = { by: account.email ?? account.id, at: clock() };
    const result = await changeWork(store, id, change.data, author);
    switch (result.kind) {
      case 'changed':
        return Response.json(workOf(result.record));
      case 'full':
        return unreadableChange({
          entry: `This record's contact log is full: it has ${CONTACT_LOG_LIMIT} entries`,
        });
      case 'outdated':
        return problem(409, 'This record was changed in the meantime, in another tab or on another device.', {
          current: workOf(result.record),
        });
      case 'missing':
        return problem(404, MISSING);
    }
  };
}

function unreadableChange(errors: FieldErrors): Response {
  return problem(400, 'The change cannot be read. Nothing was saved.', { errors });
}

/**
 * Changes the work status of a record and adds to its contact log, unless somebody has changed them since the version
 * that the admin saw. A retry of a call whose answer was lost finds its own change, and gets the same answer as the first
 * call.
 *
 * @throws {Unavailable} when the store does not answer; the same call may be retried
 */
async function changeWork(
  store: Pick<PersonalStore, 'change'>,
  id: string,
  change: WorkChange,
  author: Author,
): Promise<SeenChanged<StoredFields> | { readonly kind: 'full' }> {
  const result = await store.change(id, (record) => {
    const isDue = record.work_version === change.version && !hasEntry(record, change);
    if (!isDue || isLogFull(record, change)) return undefined;
    const work = changedWork(record, change, author);
    // Found by its notes, too, and on the day to call again.
    return {
      ...work,
      [CALL_AGAIN_FIELD]: callAgainOn(work),
      search_terms: searchTerms(searchableIn({ ...record, ...work })),
    };
  });
  if (result.kind !== 'unchanged') return result;
  if (isDoneAlready(result.record, change)) return { kind: 'changed', record: result.record };
  return isLogFull(result.record, change) ? { kind: 'full' } : { kind: 'outdated', record: result.record };
}

function workOf({ work_status, work_log, work_version, worked_at }: Work): Work {
  return { work_status, work_log, work_version, worked_at };
}

/** `GET /api/admin/{collection}/{id}/timeline`: the records of the person whom this record is about, as lists show them. */
export function timelineEndpoint(stores: PersonalStores): Handler {
  return async (_request, { parameters: { collection = '', id = '' } }) => {
    const records = await recordsOfPerson(stores, collection, id, 'page');
    return records === undefined ? problem(404, MISSING) : Response.json(records);
  };
}

/**
 * `POST /api/admin/{collection}/{id}/do-not-call`: the person takes back their consent to calls and texts. It is written
 * to every record of theirs. `DELETE` takes that back, where it was pressed by mistake. Answers the person's records, as
 * {@link timelineEndpoint} does.
 *
 * @param isWithdrawn whether calls and texts are not wanted from now on
 */
export function doNotCallEndpoint(
  stores: PersonalStores,
  isWithdrawn: boolean,
  { clock, withdrawals }: { readonly clock: () => Date; readonly withdrawals: Pick<Withdrawals, 'note'> },
): Handler {
  return async (_request, { parameters: { collection = '', id = '' } }) => {
    const records = await recordsOfPerson(stores, collection, id, 'page');
    if (records === undefined) return problem(404, MISSING);
    if (isWithdrawn) await withdrawals.note();
    const now = clock().toISOString();
    const changed = await Promise.all(
      [...stores].map(async ([name, store]) => {
        const results = await Promise.all(
          (records[name] ?? []).map((record) =>
            store.change(record.id, ({ do_not_call_since: since }) => {
              if (isWithdrawn === (since !== null)) return undefined;
              return { do_not_call_since: isWithdrawn ? now : null };
            }),
          ),
        );
        // What was deleted meanwhile is left out.
        return [name, results.flatMap((result) => (result.kind === 'missing' ? [] : result.record))];
      }),
    );
    return Response.json(Object.fromEntries(changed));
  };
}

/** `GET /api/admin/{collection}/{id}/person`: all stored data of the person whom this record is about. */
export function personDataEndpoint(stores: PersonalStores): Handler {
  return async (_request, { parameters: { collection = '', id = '' }, log, requestId }) => {
    const records = await recordsOfPerson(stores, collection, id, 'documents');
    if (records === undefined) return problem(404, MISSING);
    log.info('personal data exported on request', { requestId });
    const data = Object.entries(records).map(([name, found]) => [name, found.map(withoutBookkeeping)]);
    return Response.json(Object.fromEntries(data));
  };
}

/** The most records that are read for one collection and one address: far more than one person sends. */
const MOST_RECORDS = 1000;

/** The most addresses and numbers that are followed. Nobody has so many: records with one word for all would. */
const MOST_KEYS = 50;

/**
 * Collects the records of all collections that are one person's (domain/records/person.ts): with the same email address
 * or phone number as a given record, then with those of the records found, until there are no more. Addresses and numbers
 * must be equal after normalization (lower case, digits only): similar is somebody else.
 *
 * @param how which of a store's methods reads them
 * @returns the records by collection; `undefined` when there is no such record
 * @throws {Unavailable} when a store does not answer
 */
export async function recordsOfPerson<How extends 'page' | 'documents'>(
  stores: PersonalStores,
  collection: string,
  id: string,
  how: How,
): Promise<PersonRecords<How> | undefined> {
  const record = RECORD_ID.test(id) ? await stores.get(collection)?.get(id) : undefined;
  if (record === undefined) return undefined;
  const found = new Map([...stores.keys()].map((name) => [name, new Map<string, StoredDocument>()]));
  // The given record is included in any case: one of an older version may have no search terms.
  found.get(collection)?.set(id, { ...record });
  const asked = new Set<string>();
  let keys = personKeys(record);
  while (keys.length > 0 && asked.size < MOST_KEYS) {
    for (const key of keys) asked.add(key);
    const answers = await Promise.all(
      [...stores].flatMap(([name, store]) =>
        keys.map(async (key) => {
          const records: readonly object[] = await store[how]({ containing: key, limit: MOST_RECORDS });
          // Search terms also hold the last digits of a phone number, so each match is compared in full.
          return { name, records: records.filter((each) => personKeys(each).includes(key)) };
        }),
      ),
    );
    const next = new Set<string>();
    for (const { name, records } of answers) {
      for (const each of records as readonly StoredDocument[]) {
        found.get(name)?.set(each.id, each);
        for (const key of personKeys(each)) if (!asked.has(key)) next.add(key);
      }
    }
    keys = [...next];
  }
  return Object.fromEntries(
    [...found].map(([name, records]) => [name, [...records.values()]]),
  ) as PersonRecords<How>;
}

/** One person's records by collection, as a store's method reads them. */
type PersonRecords<How extends 'page' | 'documents'> = Readonly<
  Record<string, Awaited<ReturnType<PersonalStore[How]>>>
>;

/** Leaves out what the store derives from the other fields to find and to compare records. */
function withoutBookkeeping(document: StoredDocument): StoredDocument {
  const fields = Object.entries(document).filter(
    ([name]) =>
      !['content_digest', 'search_terms', 'sort_key', 'odd_fields', 'work_version', 'change_number'].includes(
        name,
      ),
  );
  return { ...Object.fromEntries(fields), id: document.id };
}
