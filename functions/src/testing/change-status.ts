import type { StoredFields } from '../../../src/domain/records/document.ts';
import { changedWork, type WorkStatus } from '../../../src/domain/records/work.ts';

import type { RecordStore } from '../store/ports.ts';

/** Changes the work status of a record as an admin who saw its current version. */
export function changeStatus(
  { change }: Pick<RecordStore<never, StoredFields>, 'change'>,
  id: string,
  status: WorkStatus,
  at: Date,
) {
  return change(id, (record) =>
    changedWork(
      record,
      { version: record.work_version, status, entry: null },
      { by: 'admin@example.com', at },
    ),
  );
}
