import type { ExportProgress } from '~/browser/csv-export.ts';

/** How far an export is. */
export function progressText({ records, of }: ExportProgress): string {
  const done = records.toLocaleString('en-US');
  return of === null ? `${done} records so far` : `${done} of ${of.toLocaleString('en-US')} records`;
}

/** What is said when an export ended on the way. */
export function exportTrouble(progress: ExportProgress): string {
  const reached = progress.records === 0 ? '' : ` after ${progressText(progress)}`;
  return `The export stopped${reached}: the server could not be reached. No file was saved. Check your connection and try again.`;
}
