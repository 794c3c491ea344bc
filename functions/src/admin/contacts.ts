import { contactPointOf } from '../../../src/domain/office/contacts.ts';
import { contactTerm, personIn } from '../../../src/domain/office/search.ts';
import { RECORD_KINDS, type StoredFields } from '../../../src/domain/records/document.ts';
import { doNotCallChangeSchema } from '../../../src/domain/records/do-not-call.ts';

import { problem } from '../http/problem.ts';
import { readJsonAs } from '../http/request.ts';
import type { Handler } from '../http/router.ts';
import type { DoNotCall } from '../intake/do-not-call.ts';
import type { WriteAudit } from './audit-log.ts';
import type { AdminHandler } from './guard.ts';
import { missing, type PersonalStores, placeIn, recordsBeside, recordsWith } from './records.ts';
import { searchText } from './search.ts';

/** Maximum number of records of each kind for a request about somebody's data. */
const MOST_OF_SOMEBODY = 200;

/**
 * `GET /api/admin/{collection}/{id}`: a record, and those with the same number or address, newest first. `has_more` says
 * whether there are others.
 */
export function recordEndpoint(stores: PersonalStores): Handler {
  return async (_request, { parameters }) => {
    const place = placeIn(parameters);
    const record = place && (await stores[place.collection].get(place.id));
    if (record === undefined) return missing();
    const { records: same, hasMore } = await recordsBeside(stores, record);
    return Response.json({ record, same, has_more: hasMore });
  };
}

/**
 * `GET /api/admin/contact`: all records with the email address or phone number in the `X-Search` header, newest first. A
 * part of it finds nothing.
 */
export function contactRecordsEndpoint(stores: PersonalStores): Handler {
  return async (request) => {
    const contact = searchText(request);
    const term = contactTerm(contactPointOf(contact), contact);
    if (term === '') {
      const errors = { search: 'Type the whole email address or phone number' };
      return problem(400, 'There is nothing to search for.', { errors });
    }
    const { records, hasMore } = await recordsWith(stores, term, MOST_OF_SOMEBODY);
    return Response.json({ records, has_more: hasMore });
  };
}

export interface DoNotCallPorts {
  readonly stores: PersonalStores;
  readonly doNotCall: DoNotCall;
  readonly clock: () => Date;
  readonly writeAudit: WriteAudit;
}

const UNREADABLE = 'The mark cannot be read. Nothing was saved.';
/** Number of records changed at a time. */
const CHANGED_AT_ONCE = 100;

/**
 * `POST /api/admin/{collection}/{id}/do-not-call` with `{contact, is_marked}`: marks the record's number or address "do
 * not call", or lifts the mark. It holds for all records that have it, which the response lists, and for those to come
 * (intake/do-not-call.ts).
 */
export function doNotCallEndpoint({ stores, doNotCall, clock, writeAudit }: DoNotCallPorts): AdminHandler {
  return async (request, context) => {
    const place = placeIn(context.parameters);
    if (place === undefined) return missing();
    const sent = await readJsonAs(request, doNotCallChangeSchema, UNREADABLE);
    if (!sent.ok) return sent.problem;
    const { contact: point, is_marked: isMarked } = sent.body;
    const record = await stores[place.collection].get(place.id);
    if (record === undefined) return missing();
    const contact = personIn(record)[point];
    const term = contactTerm(point, contact);
    if (term === '') return problem(400, UNREADABLE, { errors: { contact: `This record has no ${point}` } });

    await writeAudit(isMarked ? 'mark-do-not-call' : 'lift-do-not-call', context, { fields: [point] });
    const now = clock();
    // Before the records: one that comes in meanwhile either is among them or finds the mark once it is stored.
    await (isMarked ? doNotCall.mark(point, contact, now) : doNotCall.lift(point, contact));
    const since = isMarked ? now.toISOString() : null;
    const isDone = ({ do_not_call: marks }: StoredFields) => isMarked === (marks[point] !== null);
    const changed: StoredFields[] = [];
    for (const kind of RECORD_KINDS) {
      let before: string | undefined;
      for (;;) {
        const page = await stores[kind].page({ containing: term, before, limit: CHANGED_AT_ONCE });
        // No transaction for what is done: an attempt that ran out of time, after a flood, is finished by the next one.
        changed.push(...page.filter(isDone));
        const results = await Promise.all(
          page
            .filter((record) => !isDone(record))
            .map(({ id }) =>
              stores[kind].change(id, (record) =>
                isDone(record)
                  ? undefined
                  : {
                      do_not_call: { ...record.do_not_call, [point]: since },
                      // So that a correction or a note from before the mark does not overwrite it.
                      work_version: record.work_version + 1,
                    },
              ),
            ),
        );
        changed.push(...results.flatMap((result) => (result.kind === 'missing' ? [] : [result.record])));
        if (page.length < CHANGED_AT_ONCE) break;
        before = page.at(-1)?.sort_key;
      }
    }
    return Response.json({ records: changed });
  };
}
