import { createHmac } from 'node:crypto';

import { contactTerms } from '../../../src/domain/office/contacts.ts';
import { contactTerm } from '../../../src/domain/office/search.ts';
import { expiresAt, type StoredFields } from '../../../src/domain/records/document.ts';
import {
  CONTACT_POINTS,
  DO_NOT_CALL_YEARS,
  type ContactPoint,
  type DoNotCallMarks,
  marksAfterAsking,
} from '../../../src/domain/records/do-not-call.ts';

import type { DoNotCallList, RecordStore } from '../store/ports.ts';

/** Longer than records are kept, so requests are remembered apart from them. */
const HONORED_MONTHS = DO_NOT_CALL_YEARS * 12;

/** Remembers which numbers and addresses are not to be called. Throws `Unavailable` when the store does not answer. */
export interface DoNotCall {
  /** @param contact in any spelling */
  readonly mark: (point: ContactPoint, contact: string, at: Date) => Promise<void>;
  readonly lift: (point: ContactPoint, contact: string) => Promise<void>;
  /** The marks of a record's number and address. */
  readonly marksOf: (record: object, now: Date) => Promise<DoNotCallMarks>;
}

/**
 * {@link DoNotCall} by salted hashes, which tell nobody whose they are and outlive the records.
 *
 * @param salt secret; the hashes of another salt find nothing, so it stays the same as long as the list
 */
export function doNotCall(list: DoNotCallList, salt: string): DoNotCall {
  const hash = (term: string) => createHmac('sha256', salt).update(`do-not-call ${term}`).digest('hex');
  return {
    mark: (point, contact, at) =>
      list.add(hash(contactTerm(point, contact)), at, expiresAt(at, HONORED_MONTHS)),
    lift: (point, contact) => list.remove(hash(contactTerm(point, contact))),
    marksOf: async (record, now) => {
      const terms = contactTerms(record);
      const since = async (point: ContactPoint) => {
        const term = terms.get(point);
        return term === undefined ? null : list.since(hash(term), now);
      };
      const [phone, email] = await Promise.all([since('phone'), since('email')]);
      return { phone, email };
    },
  };
}

/**
 * Adds to a stored record the marks that it lacks. Whoever has stored a number asks for its marks once more, because one
 * that is made in that moment looks for the records with the number before this one has it.
 *
 * @param before the marks of the record
 * @returns the changed record; `undefined` if it lacks none, or is gone
 */
export async function addMarks<Stored extends StoredFields>(
  store: Pick<RecordStore<never, Stored>, 'change'>,
  { id, before }: { readonly id: string; readonly before: DoNotCallMarks },
  marks: DoNotCallMarks,
): Promise<Stored | undefined> {
  const after = marksAfterAsking(before, marks);
  if (CONTACT_POINTS.every((point) => after[point] === before[point])) return undefined;
  const result = await store.change(id, (record) => ({
    do_not_call: marksAfterAsking(record.do_not_call, marks),
    work_version: record.work_version + 1,
  }));
  return result.kind === 'missing' ? undefined : result.record;
}
