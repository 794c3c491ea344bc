import type { StoredFields } from '../../../src/domain/records/document.ts';
import { changedWork, type WorkStatus } from '../../../src/domain/records/work.ts';

import type { RecordStore } from '../store/ports.ts';

const ENTRY = { id: '0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e', kind: 'called', text: '' } as const;
const ENTRIES = {
  contacted: { ...ENTRY, call_again: '2026-12-01T18:00:00.000Z', closed: null },
  closed: { ...ENTRY, call_again: null, closed: 'answered' },
} as const;

/** Changes a record as an admin who saw its current version, so that it has a work status. */
export function changeStatus(
  { change }: Pick<RecordStore<never, StoredFields>, 'change'>,
  id: string,
  status: Exclude<WorkStatus, 'new'>,
  at: Date,
) {
  return change(id, (record) =>
    changedWork(
      record,
      { version: record.work_version, entry: ENTRIES[status] },
      { by: 'admin@example.com', at },
    ),
  );
}
