import { createContext, use } from 'react';

import type { AdminRecords, RecordPlace } from '~/browser/admin-api.ts';
import type { Work } from '~/domain/records/work.ts';
import { dayIn, localDate } from '~/domain/shared/plain-date.ts';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';

/** A record that may be deleted, and what to call it. */
export interface RemovableRecord {
  readonly place: RecordPlace;
  /** Whose it is, as a person would say: a name, or an email address where there is none. */
  readonly whose: string;
}

/** What the parts of a record need to work on it. */
export interface RecordListValue {
  readonly collection: RecordPlace['collection'];
  readonly records: AdminRecords;
  /** Shows the current work on a record. */
  readonly onWork: (id: string, work: Work) => void;
  /** Asks whether the record is to be deleted. */
  readonly onRemove: (record: RemovableRecord) => void;
  readonly onSessionEnd: (reason: LoginReason) => void;
}

/** Around every list. */
export const RecordListContext = createContext<RecordListValue | undefined>(undefined);

/** The operator's time zone, an IANA name: whom to call again is told by their day. The reader's own where it is not given. */
export const OperatorZone = createContext<string | undefined>(undefined);

/** The operator's day at an instant. */
export function useOperatorsDay(): (at: Date) => string {
  const zone = use(OperatorZone);
  return (at) => (zone === undefined ? localDate(at) : dayIn(at, zone));
}

/** The context of a record's list; throws outside of a list, which is an error in the markup. */
export function useRecordList(): RecordListValue {
  const list = use(RecordListContext);
  if (list === undefined) throw new Error('No list around this record.');
  return list;
}
