import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { saveFile } from '#browser/save-file.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { LEFT_OUT_HEADER, NEXT_HEADER, RECORDS_HEADER } from '#domain/api/contract.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import { Failure } from '#features/admin/controls.tsx';
import { pagePath, type Selection } from '#features/admin/data/queries.ts';
import { call } from '#features/admin/session/call.ts';
import { recordCount } from '#features/admin/words.ts';
import { Button } from '#ui/Button.tsx';
import { DOWNLOAD, PHONE } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts/store.ts';

const PAGE_SIZE = 500;

/** Parses a page; `undefined` for a response without the record count, which is not from our server. */
async function readPage(response: Response) {
  const { headers } = response;
  const records = headers.get(RECORDS_HEADER);
  if (records === null) return undefined;
  return {
    content: await response.blob(),
    records: Number(records),
    leftOut: Number(headers.get(LEFT_OUT_HEADER)),
    next: headers.get(NEXT_HEADER),
  };
}

interface ExportCsvProps {
  readonly list: RecordKind;
  readonly selection: Selection;
}

/**
 * Exports all records that match the filters as one CSV file, or only who is to be called. It is downloaded page by page, each with its own retries
 * (docs/adr/0017), and becomes a file only after the last one.
 */
export function ExportCsv({ list, selection }: ExportCsvProps) {
  const [progress, setProgress] = useState('');
  const run = useMutation({
    mutationFn: async (columns: 'calls' | undefined) => {
      const pages: Blob[] = [];
      let [records, leftOut] = [0, 0];
      let before: string | undefined;
      setProgress('');
      do {
        const page = await call({
          path: pagePath(ADMIN_API_PATHS[`${list}Csv`], PAGE_SIZE, before, { ...selection, columns }),
          read: readPage,
          timeoutMs: 30_000,
        });
        pages.push(page.content);
        records += page.records;
        leftOut += page.leftOut;
        before = page.next ?? undefined;
        setProgress(` after ${recordCount(records)}`);
      } while (before !== undefined);
      return { file: new Blob(pages, { type: 'text/csv;charset=utf-8' }), records, leftOut };
    },
    onSuccess: ({ file, records, leftOut }, columns) => {
      const without =
        leftOut === 0
          ? ''
          : ` ${recordCount(leftOut)} left out: closed, not to be called, or an older one of the same person.`;
      if (records === 0) {
        const description = `No record matches, so no file was made.${without}`;
        showToast({ title: 'Nothing to export', description });
        return;
      }
      const name = `${list}-${columns === 'calls' ? 'call-list-' : ''}${localDate(new Date())}.csv`;
      saveFile(file, name);
      showToast({
        title: 'Exported',
        description: `${name} holds ${recordCount(records)}.${without}`,
        tone: 'success',
      });
    },
  });
  return (
    <>
      {([undefined, 'calls'] as const).map((columns) => (
        <Button
          key={columns ?? 'all'}
          look="outline"
          size="small"
          icon={columns === undefined ? DOWNLOAD : PHONE}
          isBusy={run.isPending}
          onClick={() => {
            run.mutate(columns);
          }}
        >
          {run.isPending && run.variables === columns
            ? `Exporting...${progress}`
            : columns === undefined
              ? 'Export CSV'
              : 'Call list'}
        </Button>
      ))}
      <Failure what={`The export stopped${progress}. No file was saved`} error={run.error} />
    </>
  );
}
