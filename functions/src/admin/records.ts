import { type FieldErrors, fieldErrors } from '../../../src/domain/forms/fields.ts';
import type { StoredFields } from '../../../src/domain/records/document.ts';
import { searchableIn, searchTerms } from '../../../src/domain/records/search.ts';
import {
  type Author,
  CALL_AGAIN_FIELD,
  callAgainOn,
  changedWork,
  CONTACT_LOG_LIMIT,
  FIRST_CONTACT_FIELD,
  firstContact,
  hasEntry,
  isDoneAlready,
  isLogFull,
  type Work,
  type WorkChange,
  workChangeSchema,
} from '../../../src/domain/records/work.ts';

import { problem } from '../http/problem.ts';
import { readJson } from '../http/request.ts';
import type { Handler } from '../http/router.ts';
import type { SeenChanged } from '../store/change-seen.ts';
import type { RecordStore } from '../store/ports.ts';
import type { AdminHandler } from './guard.ts';

/** A store of any kind of record, for operations on a single record or person. */
export type PersonalStore = Pick<
  RecordStore<never, StoredFields>,
  'get' | 'document' | 'page' | 'change' | 'remove'
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
export function workEndpoint(stores: PersonalStores, clock: () => Date): AdminHandler {
  return async (request, { admin, parameters: { collection = '', id = '' } }) => {
    const store = stores.get(collection);
    if (store === undefined) return problem(404, 'There is nothing at this address.');
    const body = await readJson(request);
    if (!body.ok) return body.problem;
    const change = workChangeSchema.safeParse(body.body);
    if (!change.success) return unreadableChange(fieldErrors(change.error.issues));
    if (!RECORD_ID.test(id)) return problem(404, MISSING);
    const author = { by: admin.email ?? admin.account, at: clock() };
    const result = await changeWork(store, id, change.data, author);
    switch (result.kind) {
      case 'changed':
        return Response.json(workOf(result.record));
      case 'full':
        return unreadableChange({
          entry: `This record's contact log is full: it has ${CONTACT_LOG_LIMIT} entries`,
        });
      case 'outdated':
        return outdated(workOf(result.record));
      case 'missing':
        return problem(404, MISSING);
    }
  };
}

/** @param current what is stored now */
export function outdated(current: object): Response {
  return problem(409, 'This record was changed in the meantime, in another tab or on another device.', {
    current,
  });
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
    const within = firstContact(record, work, author.at);
    // Keep the search terms (which include the notes) and the fields by which stores query up to date.
    return {
      ...work,
      [CALL_AGAIN_FIELD]: callAgainOn(work),
      ...(within !== undefined && { [FIRST_CONTACT_FIELD]: within }),
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
