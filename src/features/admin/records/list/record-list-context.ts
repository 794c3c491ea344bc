import { createContext, use } from 'react';

import type { AdminRecords, RecordPlace } from '~/browser/admin-api.ts';
import type { RecordKind } from '~/domain/records/document.ts';
import type { Work } from '~/domain/records/work.ts';
import { dayIn, localDate } from '~/domain/shared/plain-date.ts';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';

/** A record to delete. */
export interface RemovableRecord {
  readonly place: RecordPlace;
  /** The person's name, or their email address if there is none. */
  readonly whose: string;
}

/** What the components of a record need. */
export interface RecordListValue {
  readonly collection: RecordKind;
  readonly records: AdminRecords;
  /** Shows the current work fields of a record. */
  readonly onWork: (id: string, work: Work) => void;
  /** Asks for confirmation and deletes the record. */
  readonly onRemove: (record: RemovableRecord) => void;
  readonly onSessionEnd: (reason: LoginReason) => void;
}

export const RecordListContext = createContext<RecordListValue | undefined>(undefined);

/** The operator's time zone (IANA), which determines when calls are due. The reader's own by default. */
export const OperatorZone = createContext<string | undefined>(undefined);

/** Returns a function for the operator's date at an instant. */
export function useOperatorsDay(): (at: Date) => string {
  const zone = use(OperatorZone);
  return (at) => (zone === undefined ? localDate(at) : dayIn(at, zone));
}

/** The context of a record's list. Throws outside of a list, which is a programming error. */
export function useRecordList(): RecordListValue {
  const list = use(RecordListContext);
  if (list === undefined) throw new Error('useRecordList must be called inside a RecordListContext.');
  return list;
}
