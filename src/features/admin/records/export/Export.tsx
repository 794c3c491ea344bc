import { useEffect, useRef, useState } from 'react';

import {
  type AdminRecords,
  listQuery,
  type PageRequest,
  type PersonData,
  type RecordPlace,
  searchHeaders,
} from '#browser/admin-api.ts';
import type { AdminAnswer, CallAsAdmin, CallFailed } from '#browser/admin-call.ts';
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
export interface ExportProgress {
  readonly records: number;
  /** Total; `null` if unknown. */
  readonly of: number | null;
}

/** Result of an export. There is a file only if it is complete. */
export type ExportAnswer =
  | { readonly kind: 'complete'; readonly file: Blob; readonly records: number }
  | { readonly kind: 'cancelled' }
  | Exclude<AdminAnswer<never>, { readonly kind: 'answered' }>;

/** Filters and search text of the records to export. */
interface ExportSelection extends Pick<PageRequest, 'find'> {
  readonly filter?: PageRequest['filter'] | AuditFilter;
}

/** What to export. */
export interface ExportRequest extends ExportSelection {
  readonly collection: keyof typeof PATHS;
  /** Exactly these records. */
  readonly ids?: readonly string[];
  readonly onProgress: (progress: ExportProgress) => void;
  readonly signal: AbortSignal;
}

interface CsvPage {
  readonly content: Blob;
  readonly records: number;
  readonly next: string | null;
  readonly matching: number | null;
}

/**
 * Downloads a CSV page by page, each with its own retries (docs/adr/0017). The pages are kept as blobs, which the
 * browser may store on disk, and become a file only after the last one.
 */
export async function exportCsv(
  call: CallAsAdmin,
  { collection, filter = {}, find, ids, onProgress, signal }: ExportRequest,
): Promise<ExportAnswer> {
  const pages: Blob[] = [];
  let records = 0;
  let of: number | null = null;
  let before: string | undefined;
  for (;;) {
    if (signal.aborted) return { kind: 'cancelled' };
    const query = listQuery({ limit: PAGE_SIZE, before, filter });
    const answer: AdminAnswer<CsvPage> = await call({
      path: `${PATHS[collection]}?${query}${ids === undefined ? '' : `&ids=${ids.join(',')}`}`,
      headers: searchHeaders(find),
      read: readPage,
      timeoutMs: 30_000,
      signal,
    });
    // An aborted request looks like a failure.
    if (isAborted(signal)) return { kind: 'cancelled' };
    if (answer.kind !== 'answered') return answer;
    const { content, next, matching } = answer.value;
    pages.push(content);
    records += answer.value.records;
    of = matching ?? of;
    onProgress({ records, of });
    if (next === null) {
      return { kind: 'complete', file: new Blob(pages, { type: 'text/csv;charset=utf-8' }), records };
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

/** A function, because TypeScript would assume that `aborted` does not change during an `await`. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}

/** Describes the progress of an export. */
export function progressText({ records, of }: ExportProgress): string {
  const done = records.toLocaleString('en-US');
  return of === null ? `${done} records so far` : `${done} of ${of.toLocaleString('en-US')} records`;
}

/** The message for an export that failed midway. */
export function exportTrouble(progress: ExportProgress, failed: Omit<CallFailed, 'kind'>): string {
  const reached = progress.records === 0 ? '' : ` after ${progressText(progress)}`;
  return callTrouble(`The export stopped${reached}`, failed, 'No file was saved.');
}

const NOTHING_YET: ExportProgress = { records: 0, of: null };

/** Saves an export as a file, unless it is empty; returns a toast. */
function saveExport(
  collection: keyof typeof PATHS,
  { file, records }: Extract<ExportAnswer, { readonly kind: 'complete' }>,
): ToastContent {
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
  call: CallAsAdmin,
  collection: keyof typeof PATHS,
  ids: readonly string[],
): Promise<ToastContent> {
  const { signal } = new AbortController();
  const answer = await exportCsv(call, { collection, ids, signal, onProgress: () => undefined });
  switch (answer.kind) {
    case 'complete':
      return saveExport(collection, answer);
    case 'cancelled':
    case 'failed': {
      const failed = answer.kind === 'failed' ? answer : {};
      const description = exportTrouble(NOTHING_YET, failed);
      return { title: 'Error', description, tone: 'destructive' };
    }
  }
}

interface ExportCsvProps {
  readonly list: keyof typeof PATHS;
  readonly selection: ExportSelection;
  readonly isReady: boolean;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: ExportProgress }
  | { readonly kind: 'failed'; readonly words: string };

/** Exports all records that match the filters as one CSV file. */
export function ExportCsv({ list, selection, isReady }: ExportCsvProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  async function start() {
    if (state.kind === 'running') return;
    const stop = new AbortController();
    running.current = stop;
    let reached = NOTHING_YET;
    setState({ kind: 'running', progress: reached });
    const answer = await exportCsv(call, {
      collection: list,
      ...selection,
      signal: stop.signal,
      onProgress: (progress) => {
        reached = progress;
        setState({ kind: 'running', progress });
      },
    });
    setState(
      answer.kind === 'failed' ? { kind: 'failed', words: exportTrouble(reached, answer) } : { kind: 'idle' },
    );
    if (answer.kind === 'complete') showToast(saveExport(list, answer));
  }

  return (
    <>
      <Button
        look="outline"
        size="small"
        icon={DOWNLOAD}
        disabled={!isReady}
        aria-disabled={state.kind === 'running'}
        onClick={() => void start()}
      >
        Export CSV
      </Button>
      {state.kind === 'running' && (
        <div className="flex w-full flex-wrap items-center gap-3 text-sm">
          <progress
            aria-label="Export"
            {...(state.progress.of !== null && {
              value: state.progress.records,
              max: state.progress.of || 1,
            })}
            className="h-3 min-w-40 flex-1 accent-primary"
          />
          <span role="status">{progressText(state.progress)}</span>
          <Button look="quiet" size="small" onClick={() => running.current?.abort()}>
            Stop
          </Button>
        </div>
      )}
      {state.kind === 'failed' && (
        <p role="alert" className="w-full text-sm font-semibold text-no">
          {state.words}
        </p>
      )}
    </>
  );
}

/** Downloads everything that is stored about a record's person as one JSON file. */
export async function exportPerson(
  { person }: Pick<AdminRecords, 'person'>,
  place: RecordPlace,
  now: Date,
  save: (file: Blob, name: string) => void = saveFile,
): Promise<ToastContent> {
  const answer = await person(place);
  switch (answer.kind) {
    case 'found': {
      const name = `person-${localDate(now)}-${place.id.slice(0, 8)}.json`;
      save(personFile(answer.data, now), name);
      const count = Object.values(answer.data).reduce((sum, records) => sum + records.length, 0);
      return toast('Data exported', `${name} holds ${recordCount(count)} with the same email or phone.`);
    }
    case 'gone':
      return toast(
        'Nothing exported',
        'This record was deleted before. Refresh to bring the list up to date.',
        true,
      );
    case 'failed':
      return toast('Nothing exported', callTrouble('No file was made', answer), true);
  }
}

function personFile(data: PersonData, now: Date): Blob {
  const text = JSON.stringify({ exported_at: now.toISOString(), ...data }, null, 2);
  return new Blob([`${text}\n`], { type: 'application/json' });
}

function toast(title: string, description: string, isFailure = false): ToastContent {
  return { title, description, tone: isFailure ? 'destructive' : 'success' };
}
