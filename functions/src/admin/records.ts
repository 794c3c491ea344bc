import {
  changedWork,
  isDoneAlready,
  type Work,
  type WorkChange,
  workChangeSchema,
} from '~/domain/records/work.ts';
import type { StoredDocument } from '~/domain/records/document.ts';
import { emailTerm, personIn, phoneTerm } from '~/domain/records/search.ts';
import { fieldErrors } from '~/domain/forms/fields.ts';

import type { RecordStore, StoredRecord, WorkChanged } from '../record-store.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/body.ts';
import type { Handler } from '../http/router.ts';

/** Changes the work status and the note of a record. */
export type ChangeWork = (id: string, change: WorkChange) => Promise<WorkChanged<StoredRecord>>;

/**
 * Changes what the admin keeps on a record, unless it was changed since they have seen it. A call that is made again
 * because its answer was lost finds its own change and is answered as the first time.
 *
 * @throws {Unavailable} when the store does not answer; the same call may be made again
 */
export function changeWork(
  store: Pick<RecordStore<never, StoredRecord>, 'setWork'>,
  clock: () => Date,
): ChangeWork {
  return async (id, change) => {
    const result = await store.setWork(id, changedWork(change, clock()));
    return result.kind === 'outdated' && isDoneAlready(result.record, change)
      ? { kind: 'changed', record: result.record }
      : result;
  };
}

/** A store of any kind of record, as far as people are looked for in it. */
export type PersonalStore = Pick<RecordStore<never, StoredRecord>, 'get' | 'documents' | 'remove'>;

/** Everything that is kept about one person, by collection. */
export type PersonData = Readonly<Record<string, readonly StoredDocument[]>>;

/** Finds what is kept about whoever a record is about; `undefined` when there is no such record. */
export type CollectPersonData = (collection: string, id: string) => Promise<PersonData | undefined>;

/** So many records of one collection and one address are looked at: far more than one person sends. */
const MOST_RECORDS = 1000;

/**
 * Collects every record, in all collections, that names the same email address or the same phone number as a given
 * one. Both are compared whole, after small letters and digits alone: who only resembles somebody is somebody else.
 *
 * @throws {Unavailable} when a store does not answer
 */
export function collectPersonData(stores: ReadonlyMap<string, PersonalStore>): CollectPersonData {
  return async (collection, id) => {
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
        // The record itself is there in any case: one of an older version may carry no search terms.
        const all: readonly StoredDocument[] =
          name === collection ? [{ ...record }, ...documents] : documents;
        // Once each, though both terms find most of them; what the store keeps wins over what was read of it.
        return [name, [...new Map(all.map((document) => [document.id, document])).values()]] as const;
      }),
    );
    return Object.fromEntries(found.map(([name, documents]) => [name, documents.map(withoutBookkeeping)]));
  };
}

/** A phone number's last digits are a search term as well, so what is found is looked at once more. */
function isAbout(document: StoredDocument, terms: readonly string[]): boolean {
  const { email, phone } = personIn(document);
  return terms.includes(emailTerm(email)) || terms.includes(phoneTerm(phone));
}

/** What the store keeps to find records and to tell them apart says nothing that the other fields do not. */
function withoutBookkeeping(document: StoredDocument): StoredDocument {
  const fields = Object.entries(document).filter(
    ([name]) => !['content_digest', 'search_terms', 'sort_key', 'odd_fields', 'work_version'].includes(name),
  );
  return { ...Object.fromEntries(fields), id: document.id };
}

/** Deletes a record of one collection; `false` when there is none. */
export type Remove = (id: string) => Promise<boolean>;

/** A document's id as ours and those of older versions are: no path, and none of the names that Firestore keeps. */
const RECORD_ID = /^(?!__)[\w-]{1,128}$/;

const MISSING = 'This record does not exist, or was deleted before.';

/**
 * `DELETE /api/admin/{collection}/{id}`: a person asked for their data to be deleted. 204 when it is gone, 404 when
 * there was none; a second call therefore says 404 and changes nothing.
 */
export function adminRemovalEndpoint(collections: ReadonlyMap<string, Remove>): Handler {
  return async (_request, { parameters: { collection = '', id = '' }, log, requestId }) => {
    const remove = collections.get(collection);
    if (remove === undefined) return problem(404, 'There is nothing at this address.');
    if (!RECORD_ID.test(id) || !(await remove(id))) return problem(404, MISSING);
    log.info('record deleted on request', { requestId, collection });
    return new Response(null, { status: 204 });
  };
}

/**
 * `PATCH /api/admin/{collection}/{id}` with `{version, status, note}`: 200 with how the work on the record stands now;
 * 409 with the same when somebody else has changed it since the version that was sent.
 */
export function adminWorkEndpoint(collections: ReadonlyMap<string, ChangeWork>): Handler {
  return async (request, { parameters: { collection = '', id = '' } }) => {
    const change = collections.get(collection);
    if (change === undefined) return problem(404, 'There is nothing at this address.');
    const body = await readJson(request);
    if (!body.ok) return body.problem;
    const wanted = workChangeSchema.safeParse(body.body);
    if (!wanted.success) {
      return problem(400, 'The change cannot be read. Nothing was saved.', {
        errors: fieldErrors(wanted.error.issues),
      });
    }
    if (!RECORD_ID.test(id)) return problem(404, MISSING);
    const result = await change(id, wanted.data);
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

/** `GET /api/admin/{collection}/{id}/person`: everything that is kept about whoever this record is about. */
export function adminPersonEndpoint(collect: CollectPersonData): Handler {
  return async (_request, { parameters: { collection = '', id = '' }, log, requestId }) => {
    const data = RECORD_ID.test(id) ? await collect(collection, id) : undefined;
    if (data === undefined) return problem(404, MISSING);
    log.info('personal data exported on request', { requestId });
    return Response.json(data);
  };
}

function workOf({ work_status, work_note, work_version, worked_at }: Work): Work {
  return { work_status, work_note, work_version, worked_at };
}
