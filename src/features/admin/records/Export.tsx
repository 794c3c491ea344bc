import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { listQuery, type PageRequest, searchHeaders } from '#browser/admin-api.ts';
import type { AdminAnswer, CallFailed } from '#browser/admin-call.ts';
import { saveFile } from '#browser/save-file.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import type { AuditFilter } from '#domain/records/audit.ts';
import { MATCHING_HEADER, NEXT_HEADER, RECORDS_HEADER } from '#domain/records/search.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import { call } from '#features/admin/session/admin-services.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { Button } from '#ui/Button.tsx';
import { DOWNLOAD } from '#ui/Icon.tsx';
import { type ToastContent, showToast } from '#ui/toasts/store.ts';

/** Number of records per page. */
const PAGE_SIZE = 500;

const PATHS = {
  submissions: ADMIN_API_PATHS.submissionsCsv,
  leads: ADMIN_API_PATHS.leadsCsv,
  messages: ADMIN_API_PATHS.messagesCsv,
  'audit-log': ADMIN_API_PATHS.auditCsv,
};

/** Progress of an export. */
interface ExportProgress {
  readonly records: number;
  /** Total; `null` if unknown. */
  readonly of: number | null;
}

/** A complete export. */
interface CsvFile {
  readonly file: Blob;
  readonly records: number;
}

/** Filters and search text of the records to export. */
interface ExportSelection extends Pick<PageRequest, 'find'> {
  readonly filter?: PageRequest['filter'] | AuditFilter;
}

/** What to export. */
interface ExportRequest extends ExportSelection {
  readonly collection: keyof typeof PATHS;
  /** Exactly these records. */
  readonly ids?: readonly string[];
  readonly onProgress?: (progress: ExportProgress) => void;
  readonly signal?: AbortSignal;
}

interface CsvPage {
  readonly content: Blob;
  readonly records: number;
  readonly next: string | null;
  readonly matching: number | null;
}

/**
 * Downloads a CSV page by page, each with its own retries (docs/adr/0017). The pages are kept as blobs, which the
 * browser may store on disk, and become a file only after the last one. An export that was stopped looks like a failure.
 */
async function exportCsv({
  collection,
  filter = {},
  find,
  ids,
  onProgress,
  signal,
}: ExportRequest): Promise<AdminAnswer<CsvFile>> {
  const pages: Blob[] = [];
  let records = 0;
  let of: number | null = null;
  let before: string | undefined;
  for (;;) {
    const query = listQuery({ limit: PAGE_SIZE, before, filter });
    const answer: AdminAnswer<CsvPage> = await call({
      path: `${PATHS[collection]}?${query}${ids === undefined ? '' : `&ids=${ids.join(',')}`}`,
      headers: searchHeaders(find),
      read: readPage,
      timeoutMs: 30_000,
      ...(signal !== undefined && { signal }),
    });
    if (answer.kind !== 'answered') return answer;
    const { content, next, matching } = answer.value;
    pages.push(content);
    records += answer.value.records;
    of = matching ?? of;
    onProgress?.({ records, of });
    if (next === null) {
      const file = new Blob(pages, { type: 'text/csv;charset=utf-8' });
      return { kind: 'answered', value: { file, records } };
    }
    before = next;
  }
}

/** Parses a page; `undefined` for a response without the record count, which is not from our server. */
async function readPage(response: Response): Promise<CsvPage | undefined> {
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

/** Describes the progress of an export. */
function progressText({ records, of }: ExportProgress): string {
  const done = records.toLocaleString('en-US');
  return of === null ? `${done} records so far` : `${done} of ${of.toLocaleString('en-US')} records`;
}

/** The message for an export that failed midway. */
function exportTrouble(progress: ExportProgress, failed: CallFailed): string {
  const reached = progress.records === 0 ? '' : ` after ${progressText(progress)}`;
  return callTrouble(`The export stopped${reached}`, failed, 'No file was saved.');
}

const NOTHING_YET: ExportProgress = { records: 0, of: null };

/** Saves an export as a file, unless it is empty; returns a toast. */
function saveExport(collection: keyof typeof PATHS, { file, records }: CsvFile): ToastContent {
  if (records === 0) {
    return { title: 'Nothing to export', description: 'No record matches, so no file was made.' };
  }
  const name = `${collection}-${localDate(new Date())}.csv`;
  saveFile(file, name);
  return { title: 'Exported', description: `${name} holds ${recordCount(records)}.`, tone: 'success' };
}

function recordCount(count: number): string {
  return count === 1 ? '1 record' : `${count.toLocaleString('en-US')} records`;
}

/** Exports the selected records of a list. */
export async function exportChosen(
  collection: keyof typeof PATHS,
  ids: readonly string[],
): Promise<ToastContent> {
  const answer = await exportCsv({ collection, ids });
  return answer.kind === 'answered'
    ? saveExport(collection, answer.value)
    : { title: 'Error', description: exportTrouble(NOTHING_YET, answer), tone: 'destructive' };
}

interface ExportCsvProps {
  readonly list: keyof typeof PATHS;
  readonly selection: ExportSelection;
  readonly isReady: boolean;
}

/** Exports all records that match the filters as one CSV file. */
export function ExportCsv({ list, selection, isReady }: ExportCsvProps) {
  const [progress, setProgress] = useState(NOTHING_YET);
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  const run = useMutation({
    mutationFn: async () => {
      const { signal } = (running.current = new AbortController());
      setProgress(NOTHING_YET);
      const answer = await exportCsv({ collection: list, ...selection, signal, onProgress: setProgress });
      return signal.aborted ? undefined : answer;
    },
    onSuccess: (answer) => {
      if (answer?.kind === 'answered') showToast(saveExport(list, answer.value));
    },
  });

  return (
    <>
      <Button
        look="outline"
        size="small"
        icon={DOWNLOAD}
        disabled={!isReady}
        aria-disabled={run.isPending}
        onClick={() => {
          if (!run.isPending) run.mutate();
        }}
      >
        Export CSV
      </Button>
      {run.isPending && (
        <div className="flex w-full flex-wrap items-center gap-3 text-sm">
          <progress
            aria-label="Export"
            {...(progress.of !== null && { value: progress.records, max: progress.of || 1 })}
            className="h-3 min-w-40 flex-1 accent-primary"
          />
          <span role="status">{progressText(progress)}</span>
          <Button look="quiet" size="small" onClick={() => running.current?.abort()}>
            Stop
          </Button>
        </div>
      )}
      {run.data?.kind === 'failed' && (
        <p role="alert" className="w-full text-sm font-semibold text-no">
          {exportTrouble(progress, run.data)}
        </p>
      )}
    </>
  );
}
