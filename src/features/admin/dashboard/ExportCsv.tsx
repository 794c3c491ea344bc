import { useEffect, useRef, useState } from 'react';

import type { PageRequest } from '~/browser/admin-api-client.ts';
import { exportCsv, type ExportProgress } from '~/browser/csv-export.ts';
import { saveFile } from '~/browser/save-file.ts';
import { localDate } from '~/domain/shared/plain-date.ts';
import { Button } from '~/ui/Button.tsx';
import { DOWNLOAD } from '~/ui/icon-paths.ts';
import { notify } from '~/ui/notifications/notification-store.ts';

import type { LoginReason } from '../admin-paths.ts';
import { call } from '../admin-services.ts';
import type { DashboardList } from './dashboard-lists.ts';
import { exportTrouble, progressText } from './export-words.ts';

interface Props {
  readonly list: DashboardList;
  readonly part: Pick<PageRequest, 'filter' | 'find'>;
  readonly isReady: boolean;
  readonly onSessionEnd: (reason: LoginReason) => void;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: ExportProgress }
  | { readonly kind: 'failed'; readonly words: string };

const NOTHING_YET: ExportProgress = { records: 0, of: null };

/** Hands out all records that the filters ask for as one CSV file, however many pages they have. */
export function ExportCsv({ list, part, isReady, onSessionEnd }: Props) {
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
      ...part,
      signal: stop.signal,
      onProgress: (progress) => {
        reached = progress;
        setState({ kind: 'running', progress });
      },
    });
    setState(
      answer.kind === 'failed' ? { kind: 'failed', words: exportTrouble(reached, answer) } : { kind: 'idle' },
    );
    if (answer.kind === 'complete') {
      const name = `${list}-${localDate(new Date())}.csv`;
      saveFile(answer.file, name);
      const count = answer.records === 1 ? '1 record' : `${answer.records.toLocaleString('en-US')} records`;
      notify({ title: 'Exported', description: `${name} holds ${count}.`, tone: 'success' });
    }
    if (answer.kind === 'signed-out') onSessionEnd('session-ended');
    if (answer.kind === 'no-rights') onSessionEnd('no-rights');
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
