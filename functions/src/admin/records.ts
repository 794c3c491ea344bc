import { doNotCallSince } from '../../../src/domain/records/do-not-call.ts';
import {
  RECORD_KINDS,
  type RecordKind,
  type StoredDocument,
  type StoredFields,
} from '../../../src/domain/records/document.ts';
import { readReference, recordReference, type RecordPlace } from '../../../src/domain/records/reference.ts';
import { contactTerms, isSamePerson } from '../../../src/domain/office/contacts.ts';
import { timeZonesIn } from '../../../src/domain/office/queue.ts';
import { stepProblem } from '../../../src/domain/office/next-step.ts';
import { searchableIn, searchTerms } from '../../../src/domain/office/search.ts';
import {
  type Author,
  changedWork,
  CONTACT_LOG_LIMIT,
  isApplicable,
  isDoneAlready,
  isLogFull,
  type WorkChange,
  workChangeSchema,
  workFieldsToQuery,
} from '../../../src/domain/records/work.ts';

import { problem } from '../http/problem.ts';
import { readJsonAs } from '../http/request.ts';
import type { Handler, RequestContext } from '../http/router.ts';
import type { RecordStore } from '../store/ports.ts';
import type { AdminHandler } from './guard.ts';
import { newestFirst } from './search.ts';

/** The stores of all kinds, for operations on single records. */
export type PersonalStores = Readonly<
  Record<
    RecordKind,
    Pick<RecordStore<never, StoredFields>, 'get' | 'document' | 'page' | 'change' | 'remove'>
  >
>;

/** Records of all kinds that have a term, newest first. */
export async function recordsWith(stores: PersonalStores, containing: string, limit: number) {
  const pages = await Promise.all(
    RECORD_KINDS.map((kind) => stores[kind].page({ containing, limit: limit + 1 })),
  );
  return {
    records: pages.flatMap((page) => page.slice(0, limit)).sort(newestFirst),
    hasMore: pages.some((page) => page.length > limit),
  };
}

/** Maximum number of records beside one, for each contact point and kind. */
const MOST_BESIDE = 20;

/** The other records with a record's number or address, newest first. */
export async function recordsBeside(stores: PersonalStores, record: StoredFields) {
  const found = await Promise.all(
    [...contactTerms(record).values()].map((term) => recordsWith(stores, term, MOST_BESIDE)),
  );
  const others = new Map(
    found.flatMap(({ records }) => records).map((each) => [recordReference(each), each]),
  );
  others.delete(recordReference(record));
  return { records: [...others.values()].sort(newestFirst), hasMore: found.some(({ hasMore }) => hasMore) };
}

/** The record that a path names; `undefined` if there can be none. */
export function placeIn({ collection = '', id = '' }: RequestContext['parameters']): RecordPlace | undefined {
  return readReference(`${collection}/${id}`);
}

export function missing(): Response {
  return problem(404, 'This record does not exist, or was deleted before.');
}

/**
 * `DELETE /api/admin/{collection}/{id}`: deletes a record at a person's request. 204 if it was deleted, 404 if there is
 * no such record, so a second call answers 404 and changes nothing.
 */
export function removalEndpoint(stores: PersonalStores): Handler {
  return async (_request, { parameters, log, requestId }) => {
    const place = placeIn(parameters);
    if (place === undefined || !(await stores[place.collection].remove(place.id))) return missing();
    log.info('record deleted on request', { requestId, collection: place.collection });
    return new Response(null, { status: 204 });
  };
}

/**
 * `GET /api/admin/{collection}/{id}/export`: everything that is stored of a record, for the person whom it is about,
 * without what only helps the store to find and compare records.
 */
export function recordExportEndpoint(stores: PersonalStores): Handler {
  return async (_request, { parameters }) => {
    const place = placeIn(parameters);
    const document = place && (await stores[place.collection].document(place.id));
    if (document === undefined) return missing();
    return Response.json({ collection: place?.collection, record: withoutBookkeeping(document) });
  };
}

const BOOKKEEPING: ReadonlySet<string> = new Set([
  'content_digest',
  'search_terms',
  'sort_key',
  'work_version',
]);

function withoutBookkeeping(document: StoredDocument): StoredDocument {
  const fields = Object.entries(document).filter(([name]) => !BOOKKEEPING.has(name));
  return { ...Object.fromEntries(fields), id: document.id };
}

const UNREADABLE = 'The change cannot be read. Nothing was saved.';

/**
 * `PATCH /api/admin/{collection}/{id}` with `{version, entry}` or `{version, undo}`: adds an entry to a record's contact log, by
 * which its status changes, or takes the latest one back, unless it has changed since the version that the admin saw. 200 with the record and the person's
 * others, which it changes too; 409 with the current one. A retry
 * after a lost response finds its own change and gets the same response.
 */
export function workEndpoint(stores: PersonalStores, clock: () => Date): AdminHandler {
  return async (request, { admin, parameters }) => {
    const place = placeIn(parameters);
    if (place === undefined) return missing();
    const read = await readJsonAs(request, workChangeSchema, UNREADABLE);
    if (!read.ok) return read.problem;
    const change = read.body;
    const author = { by: admin.email ?? admin.account, at: clock() };
    const refused = (record: StoredFields) =>
      change.entry === undefined ? null : stepProblem(change.entry, stepFacts(record));
    const result = await stores[place.collection].change(place.id, (record) =>
      isDue(record, change) && refused(record) === null ? fieldsAfter(record, change, author) : undefined,
    );
    if (result.kind === 'missing') return missing();
    const { record } = result;
    // Now, or by a call whose response was lost.
    if (isDoneAlready(record, change)) {
      const others = await changeOthers(stores, record, change, author);
      return Response.json({ records: [record, ...others] });
    }
    const refusal = isDue(record, change) ? refused(record) : null;
    if (refusal !== null) return problem(400, UNREADABLE, { errors: { 'entry.call_again': refusal } });
    if (!isLogFull(record, change)) return outdated(record);
    const entry = `This record's contact log is full: it has ${CONTACT_LOG_LIMIT} entries`;
    return problem(400, UNREADABLE, { errors: { entry } });
  };
}

/** Makes the same change to the person's other records: one log takes all out of the queue. A plain note stays where it was made. */
async function changeOthers(
  stores: PersonalStores,
  record: StoredFields,
  change: WorkChange,
  author: Author,
): Promise<readonly StoredFields[]> {
  const { entry } = change;
  if (entry?.kind === 'note' && entry.call_again === null && entry.closed === null) return [];
  const { records } = await recordsBeside(stores, record);
  const changed = await Promise.all(
    records
      .filter((other) => isSamePerson(record, other))
      .map(({ collection, id }) =>
        stores[collection].change(id, (other) =>
          isApplicable(other, change) && !isLogFull(other, change)
            ? fieldsAfter(other, change, author)
            : undefined,
        ),
      ),
  );
  return changed.flatMap((result) => (result.kind === 'missing' ? [] : [result.record]));
}

/** @param current what is stored now */
export function outdated(current: object): Response {
  return problem(409, 'This record was changed in the meantime, in another tab or on another device.', {
    current,
  });
}

function isDue(record: StoredFields, change: WorkChange): boolean {
  return record.work_version === change.version && isApplicable(record, change) && !isLogFull(record, change);
}

function stepFacts(record: StoredFields) {
  return { time_zones: timeZonesIn(record), isWithdrawn: doNotCallSince(record) !== null };
}

/**
 * The fields to store: with the work, the search terms, which include the notes, and the fields by which stores query.
 */
function fieldsAfter(record: StoredFields, change: WorkChange, author: Author) {
  const work = changedWork(record, change, author);
  const after = { ...record, ...work };
  return {
    ...work,
    ...workFieldsToQuery(after),
    search_terms: searchTerms(searchableIn(after)),
  };
}
