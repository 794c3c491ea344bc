import { ADMIN_API_PATHS } from '~/domain/api/paths.ts';
import { MATCHING_HEADER, NEXT_HEADER, RECORDS_HEADER } from '~/domain/records/list.ts';

import { listQuery, searchHeaders, type PageRequest } from './admin-api-client.ts';
import type { AdminAnswer, CallAsAdmin } from './admin-call.ts';
import type { RecordPlace } from './admin-record-client.ts';

/** So many records come in one part. */
export const PART_SIZE = 500;

/** How far an export is. */
export interface ExportProgress {
  readonly records: number;
  /** `null` where it is not known. */
  readonly of: number | null;
}

/** How an export ended. Only a whole file is a file. */
export type ExportAnswer =
  | { readonly kind: 'complete'; readonly file: Blob; readonly records: number }
  | { readonly kind: 'cancelled' }
  | Exclude<AdminAnswer<never>, { readonly kind: 'answered' }>;

/** What to export. */
export interface ExportRequest extends Pick<PageRequest, 'filter' | 'find'> {
  readonly collection: RecordPlace['collection'];
  readonly onProgress: (progress: ExportProgress) => void;
  readonly signal: AbortSignal;
}

const PATHS = {
  submissions: ADMIN_API_PATHS.submissionsCsv,
  leads: ADMIN_API_PATHS.leadsCsv,
  messages: ADMIN_API_PATHS.messagesCsv,
};

interface Part {
  readonly content: Blob;
  readonly records: number;
  readonly next: string | null;
  readonly matching: number | null;
}

/**
 * Fetches a CSV part by part, each tried again by itself when the network fails (docs/adr/0017). The parts are kept as
 * blobs, which the browser may put on disk, and become a file only once the last has come.
 */
export async function exportCsv(
  call: CallAsAdmin,
  { collection, filter = {}, find, onProgress, signal }: ExportRequest,
): Promise<ExportAnswer> {
  const parts: Blob[] = [];
  let records = 0;
  let of: number | null = null;
  let before: string | undefined;
  for (;;) {
    if (signal.aborted) return { kind: 'cancelled' };
    const query = listQuery({ limit: PART_SIZE, before, filter });
    const answer: AdminAnswer<Part> = await call({
      path: `${PATHS[collection]}?${query}`,
      headers: searchHeaders(find),
      read: readPart,
      timeoutMilliseconds: 30_000,
      signal,
    });
    // What a signal has ended looks like a failure.
    if (isAborted(signal)) return { kind: 'cancelled' };
    if (answer.kind !== 'answered') return answer;
    const { content, next, matching } = answer.value;
    parts.push(content);
    records += answer.value.records;
    of = matching ?? of;
    onProgress({ records, of });
    if (next === null) {
      return { kind: 'complete', file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), records };
    }
    before = next;
  }
}

/** An answer without the count of its records is not from our server: `undefined` then. */
async function readPart(response: Response): Promise<Part | undefined> {
  const { headers } = response;
  const matching = headers.get(MATCHING_HEADER);
  const records = headers.get(RECORDS_HEADER);
  if (records === null) return undefined;
  return {
    content: await response.blob(),
    records: Number(records),
    next: headers.get(NEXT_HEADER),
    matching: matching === null ? null : Number(matching),
  };
}

/** Asked anew each time: a signal changes while something is waited for. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}
