import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { saveFile } from '#browser/save-file.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { NEXT_HEADER, RECORDS_HEADER } from '#domain/api/contract.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import { Failure } from '#features/admin/controls.tsx';
import { pagePath, type Selection } from '#features/admin/data/queries.ts';
import { call } from '#features/admin/session/call.ts';
import { recordCount } from '#features/admin/words.ts';
import { Button } from '#ui/Button.tsx';
import { DOWNLOAD } from '#ui/Icon.tsx';
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
    next: headers.get(NEXT_HEADER),
  };
}

interface ExportCsvProps {
  readonly list: RecordKind;
  readonly selection: Selection;
}

/**
 * Exports all records that match the filters as one CSV file. It is downloaded page by page, each with its own retries
 * (docs/adr/0017), and becomes a file only after the last one.
 */
export function ExportCsv({ list, selection }: ExportCsvProps) {
  const [progress, setProgress] = useState('');
  const run = useMutation({
    mutationFn: async () => {
      const pages: Blob[] = [];
      let records = 0;
      let before: string | undefined;
      setProgress('');
      do {
        const page = await call({
          path: pagePath(ADMIN_API_PATHS[`${list}Csv`], PAGE_SIZE, before, selection),
          read: readPage,
          timeoutMs: 30_000,
        });
        pages.push(page.content);
        records += page.records;
        before = page.next ?? undefined;
        setProgress(` after ${recordCount(records)}`);
      } while (before !== undefined);
      return { file: new Blob(pages, { type: 'text/csv;charset=utf-8' }), records };
    },
    onSuccess: ({ file, records }) => {
      if (records === 0) {
        showToast({ title: 'Nothing to export', description: 'No record matches, so no file was made.' });
        return;
      }
      const name = `${list}-${localDate(new Date())}.csv`;
      saveFile(file, name);
      showToast({
        title: 'Exported',
        description: `${name} holds ${recordCount(records)}.`,
        tone: 'success',
      });
    },
  });
  return (
    <>
      <Button
        look="outline"
        size="small"
        icon={DOWNLOAD}
        isBusy={run.isPending}
        onClick={() => {
          run.mutate();
        }}
      >
        {run.isPending ? `Exporting...${progress}` : 'Export CSV'}
      </Button>
      <Failure what={`The export stopped${progress}. No file was saved`} error={run.error} />
    </>
  );
}
