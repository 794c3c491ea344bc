import {
  changedWork,
  isDoneAlready,
  type Work,
  type WorkChange,
  workChangeSchema,
} from '~/domain/records/work.ts';
import type { StoredDocument, StoredFields } from '~/domain/records/document.ts';
import { emailTerm, personIn, phoneTerm } from '~/domain/records/search.ts';
import { fieldErrors } from '~/domain/forms/fields.ts';

import type { RecordStore, WorkChanged } from '../record-store.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/body.ts';
import type { Handler } from '../http/router.ts';

/** A store of any kind of record, for what is done with a single record or person. */
export type PersonalStore = Pick<
  RecordStore<never, StoredFields>,
  'get' | 'documents' | 'setWork' | 'remove'
>;
/** The stores by the name of their collection in paths. */
export type PersonalStores = ReadonlyMap<string, PersonalStore>;

/** Ids of ours and of older versions: they contain no path separator and none of the names that Firestore reserves. */
const RECORD_ID = /^(?!__)[\w-]{1,128}$/;

const MISSING = 'This record does not exist, or was deleted before.';

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
 * `PATCH /api/admin/{collection}/{id}` with `{version, status, note}`: 200 with the new work status, note and version;
 * 409 with the current ones when somebody has changed the record since the version that was sent.
 */
export function workEndpoint(stores: PersonalStores, clock: () => Date): Handler {
  return async (request, { parameters: { collection = '', id = '' } }) => {
    const store = stores.get(collection);
    if (store === undefined) return problem(404, 'There is nothing at this address.');
    const body = await readJson(request);
    if (!body.ok) return body.problem;
    const change = workChangeSchema.safeParse(body.body);
    if (!change.success) {
      return problem(400, 'The change cannot be read. Nothing was saved.', {
        errors: fieldErrors(change.error.issues),
      });
    }
    if (!RECORD_ID.test(id)) return problem(404, MISSING);
    const result = await changeWork(store, id, change.data, clock());
    switch (result.kind) {
      case 'changed':
        return Response.json(workOf(result.record));
      case 'outdated':
        return problem(409, 'This record was changed in the meantime, in another tab or on another device.', {
          current: workOf(result.record),
        });
      case 'missing':
        return problem(404, MISSING);
    }
  };
}

/**
 * Changes the work status and the note of a record, unless somebody has changed them since the version that the admin
 * saw. A retry of a call whose answer was lost finds its own change, and gets the same answer as the first call.
 *
 * @throws {Unavailable} when the store does not answer; the same call may be retried
 */
async function changeWork(
  store: Pick<PersonalStore, 'setWork'>,
  id: string,
  change: WorkChange,
  now: Date,
): Promise<WorkChanged<StoredFields>> {
  const result = await store.setWork(id, changedWork(change, now));
  return result.kind === 'outdated' && isDoneAlready(result.record, change)
    ? { kind: 'changed', record: result.record }
    : result;
}

function workOf({ work_status, work_note, work_version, worked_at }: Work): Work {
  return { work_status, work_note, work_version, worked_at };
}

/** `GET /api/admin/{collection}/{id}/person`: all stored data of the person whom this record is about. */
export function personDataEndpoint(stores: PersonalStores): Handler {
  return async (_request, { parameters: { collection = '', id = '' }, log, requestId }) => {
    const data = RECORD_ID.test(id) ? await collectPersonData(stores, collection, id) : undefined;
    if (data === undefined) return problem(404, MISSING);
    log.info('personal data exported on request', { requestId });
    return Response.json(data);
  };
}

/** All stored data of one person, by collection. */
type PersonData = Readonly<Record<string, readonly StoredDocument[]>>;

/** The most records that are read for one collection and one address: far more than one person sends. */
const MOST_RECORDS = 1000;

/**
 * Collects the records of all collections with the same email address or phone number as a given record. Both must be
 * equal after normalization (lower case, digits only): similar is somebody else.
 *
 * @returns `undefined` when there is no such record
 * @throws {Unavailable} when a store does not answer
 */
async function collectPersonData(
  stores: PersonalStores,
  collection: string,
  id: string,
): Promise<PersonData | undefined> {
  const record = await stores.get(collection)?.get(id);
  if (record === undefined) return undefined;
  const { email, phone } = personIn(record);
  const terms = [emailTerm(email), phoneTerm(phone)].filter((term) => term !== '');
  const found = await Promise.all(
    [...stores].map(async ([name, store]) => {
      const perTerm = await Promise.all(
        terms.map((containing) => store.documents({ containing, limit: MOST_RECORDS })),
      );
      const documents = perTerm.flat().filter((document) => isAbout(document, terms));
      // The given record is included in any case: one of an older version may have no search terms.
      const all: readonly StoredDocument[] = name === collection ? [{ ...record }, ...documents] : documents;
      // Each once, though both terms find most of them; the stored document wins over the record that was read from it.
      return [name, [...new Map(all.map((document) => [document.id, document])).values()]] as const;
    }),
  );
  return Object.fromEntries(found.map(([name, documents]) => [name, documents.map(withoutBookkeeping)]));
}

/** Search terms also hold the last digits of a phone number, so each match is compared in full. */
function isAbout(document: StoredDocument, terms: readonly string[]): boolean {
  const { email, phone } = personIn(document);
  return terms.includes(emailTerm(email)) || terms.includes(phoneTerm(phone));
}

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
