import type { CallFailed } from '~/browser/admin-call.ts';
import type { ExportProgress } from '~/browser/csv-export.ts';

import { callTrouble } from '../call-trouble.ts';

/** How far an export is. */
export function progressText({ records, of }: ExportProgress): string {
  const done = records.toLocaleString('en-US');
  return of === null ? `${done} records so far` : `${done} of ${of.toLocaleString('en-US')} records`;
}

/** What is said when an export ended on the way. */
export function exportTrouble(progress: ExportProgress, failed: Omit<CallFailed, 'kind'>): string {
  const reached = progress.records === 0 ? '' : ` after ${progressText(progress)}`;
  return callTrouble(`The export stopped${reached}`, failed, 'No file was saved.');
}
