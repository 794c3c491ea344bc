import { type FieldErrors, fieldErrors } from '../../../src/domain/forms/fields.ts';
import type { StoredDocument, StoredFields } from '../../../src/domain/records/document.ts';
import { personKeys } from '../../../src/domain/records/person.ts';
import { searchableIn, searchTerms } from '../../../src/domain/records/search.ts';
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
} from '../../../src/domain/records/work.ts';

import { problem } from '../http/problem.ts';
import { bearerToken, readJson } from '../http/request.ts';
import type { Handler } from '../http/router.ts';
import type { SeenChanged } from '../store/change-seen.ts';
import type { RecordStore } from '../store/ports.ts';
import { type AdminIdentity } from './guard.ts';

/** A store of any kind of record, for operations on a single record or person. */
export type PersonalStore = Pick<
  RecordStore<never, StoredFields>,
  'get' | 'page' | 'documents' | 'due' | 'change' | 'remove'
>;
/** Stores by collection name in API paths. */
export type PersonalStores = ReadonlyMap<string, PersonalStore>;

/** Ids of all versions: no path separators, and none of the names that Firestore reserves. */
export const RECORD_ID = /^(?!__)[\w-]{1,128}$/;

export const MISSING = 'This record does not exist, or was deleted before.';

/**
 * `DELETE /api/admin/{collection}/{id}`: deletes a record at a person's request. 204 if it was deleted, 404 if there is
 * no such record, so a second call answers 404 and changes nothing.
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
 * `PATCH /api/admin/{collection}/{id}` with `{version, status, entry}`: changes a record's work status and contact log.
 * 200 with the new status, log and version; 409 with the current ones if the record has changed since `version`.
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
 * Changes the work status of a record and adds to its contact log, unless it has changed since the version that the
 * admin saw. A retry after a lost response finds its own change and gets the same response.
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
    // Keep the search terms (which include the notes) and the field for due calls up to date.
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

/** `GET /api/admin/{collection}/{id}/timeline`: all records of the record's person, in the format of the lists. */
export function timelineEndpoint(stores: PersonalStores): Handler {
  return async (_request, { parameters: { collection = '', id = '' } }) => {
    const records = await recordsOfPerson(stores, collection, id, 'page');
    return records === undefined ? problem(404, MISSING) : Response.json(records);
  };
}

/**
 * `POST /api/admin/{collection}/{id}/do-not-call`: the person withdraws their consent to calls and texts, which is
 * written to all of their records. `DELETE` reverts a withdrawal recorded by mistake. Responds with the person's
 * records, like {@link timelineEndpoint}.
 *
 * @param isWithdrawn `true` for `POST`, `false` for `DELETE`
 */
export function doNotCallEndpoint(
  stores: PersonalStores,
  isWithdrawn: boolean,
  { clock }: { readonly clock: () => Date },
): Handler {
  return async (_request, { parameters: { collection = '', id = '' } }) => {
    const records = await recordsOfPerson(stores, collection, id, 'page');
    if (records === undefined) return problem(404, MISSING);
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
        // Leave out records that were deleted in the meantime.
        return [name, results.flatMap((result) => (result.kind === 'missing' ? [] : result.record))];
      }),
    );
    return Response.json(Object.fromEntries(changed));
  };
}

/** `GET /api/admin/{collection}/{id}/person`: exports all stored data of the record's person. */
export function personDataEndpoint(stores: PersonalStores): Handler {
  return async (_request, { parameters: { collection = '', id = '' }, log, requestId }) => {
    const records = await recordsOfPerson(stores, collection, id, 'documents');
    if (records === undefined) return problem(404, MISSING);
    log.info('personal data exported on request', { requestId });
    const data = Object.entries(records).map(([name, found]) => [name, found.map(withoutBookkeeping)]);
    return Response.json(Object.fromEntries(data));
  };
}

/** Maximum number of records to read for one collection and address: far more than one person sends. */
const MOST_RECORDS = 1000;

/**
 * Maximum number of email addresses and phone numbers to follow. No person has that many; a shared filler value might.
 */
const MOST_KEYS = 50;

/**
 * Collects all records of one person (domain/records/person.ts): those with the same email address or phone number as
 * the given record, then those that share one with the records found, and so on. Addresses and numbers must be equal
 * after normalization (lower case, digits only); similar ones belong to somebody else.
 *
 * @param how the store method that reads the records
 * @returns records by collection; `undefined` if the given record does not exist
 * @throws {Unavailable} when a store does not answer
 */
async function recordsOfPerson<How extends 'page' | 'documents'>(
  stores: PersonalStores,
  collection: string,
  id: string,
  how: How,
): Promise<PersonRecords<How> | undefined> {
  const record = RECORD_ID.test(id) ? await stores.get(collection)?.get(id) : undefined;
  if (record === undefined) return undefined;
  const found = new Map([...stores.keys()].map((name) => [name, new Map<string, StoredDocument>()]));
  // Include the given record in any case, also one whose terms are incomplete.
  found.get(collection)?.set(id, { ...record });
  const asked = new Set<string>();
  let keys = personKeys(record);
  while (keys.length > 0 && asked.size < MOST_KEYS) {
    for (const key of keys) asked.add(key);
    const answers = await Promise.all(
      [...stores].flatMap(([name, store]) =>
        keys.map(async (key) => {
          const records: readonly object[] = await store[how]({ containing: key, limit: MOST_RECORDS });
          // Search terms also include the last digits of phone numbers, so compare each match in full.
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

/** A person's records by collection, in the format of the store method. */
type PersonRecords<How extends 'page' | 'documents'> = Readonly<
  Record<string, Awaited<ReturnType<PersonalStore[How]>>>
>;

/** Drops the fields that only help the store to find and compare records. */
function withoutBookkeeping(document: StoredDocument): StoredDocument {
  const fields = Object.entries(document).filter(
    ([name]) =>
      !['content_digest', 'search_terms', 'sort_key', 'odd_fields', 'work_version', 'change_number'].includes(
        name,
      ),
  );
  return { ...Object.fromEntries(fields), id: document.id };
}
