import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';

import { useHydrated } from '~/ui/use-hydrated.ts';
import { notify } from '~/ui/notifications/notification-store.ts';

import { records, session } from '../admin-services.ts';
import { CountCards } from './CountCards.tsx';
import type { DashboardList } from './dashboard-lists.ts';
import { stores } from './dashboard-stores.ts';
import { viewAddress } from './dashboard-views.ts';
import { endSession } from './end-session.ts';
import { ExportCsv } from './ExportCsv.tsx';
import { FilterBar } from './FilterBar.tsx';
import { LeadList } from './LeadList.tsx';
import {
  isNarrowed,
  queryAddress,
  queryAt,
  serverFilter,
  WHOLE_LIST,
  type ListQuery,
  type QueryPlace,
} from './list-query.ts';
import { LIST_WORDS } from './list-words.ts';
import { ListPanel } from './ListPanel.tsx';
import { LoadFailure } from './ListStates.tsx';
import { MessageList } from './MessageList.tsx';
import { RecordDeskContext, type RecordDesk, type RemovableRecord } from './record-desk.ts';
import { recordElementId } from './record-element.ts';
import type { Listed, ListState } from './record-list-store.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import type { RemovalEnd } from './remove-records.ts';
import { SubmissionList } from './SubmissionList.tsx';
import { goTo } from './use-address.ts';

interface Props {
  readonly list: DashboardList;
  readonly place: QueryPlace;
}

/** One of the lists, with what stands above it; loaded when it is opened. */
export function RecordListView({ list, place }: Props) {
  const submissions = useStore(stores.submissions.$state, { ssr: 'initial' });
  const leads = useStore(stores.leads.$state, { ssr: 'initial' });
  const messages = useStore(stores.messages.$state, { ssr: 'initial' });
  const isHydrated = useHydrated();
  const [removing, setRemoving] = useState<RemovableRecord>();

  const store = stores[list];
  const words = LIST_WORDS[list];
  const state: ListState<Listed> = { submissions, leads, messages }[list];
  const query = useMemo(() => queryAt(list, place), [list, place]);
  const part = useMemo(
    () => ({
      filter: serverFilter(query, Intl.DateTimeFormat().resolvedOptions().timeZone),
      ...(query.find !== undefined && { find: query.find }),
    }),
    [query],
  );
  const desk = useMemo<RecordDesk>(
    () => ({
      collection: list,
      records,
      onWork: stores[list].setWork,
      onRemove: setRemoving,
      onSessionEnd: (reason) => void endSession(reason),
    }),
    [list],
  );

  useEffect(() => {
    // Without a session the page is on its way to login already (redirect-by-session.ts).
    if (isHydrated && session.read() !== undefined) void stores[list].open(part);
  }, [isHydrated, list, part]);

  const show = (wanted: ListQuery) => {
    goTo(queryAddress(viewAddress({ name: list }), wanted), wanted.find);
  };

  function retry() {
    // The button goes once it has worked; the focus must not go with it.
    focusMain();
    void store.refresh();
  }

  function afterRemoval(end: RemovalEnd | undefined) {
    const removed = removing;
    setRemoving(undefined);
    if (end === undefined || removed === undefined) return;
    const shown = state.records?.map(({ id }) => id) ?? [];
    const next = shown[shown.indexOf(removed.place.id) + 1];
    for (const { collection, id } of end.removed) void stores[collection].drop(id);
    if (end.kind === 'session-over') void endSession(end.reason);
    else notify(end.message);
    // Where the record stood, its follower stands.
    requestAnimationFrame(() => {
      const follower = next === undefined ? null : document.getElementById(recordElementId(next));
      if (follower === null) focusMain();
      else follower.focus({ preventScroll: true });
    });
  }

  return (
    <RecordDeskContext value={desk}>
      {state.failed === 'everything' && (
        <LoadFailure missing={state.records === undefined ? words.missing : undefined} onRetry={retry} />
      )}
      {list === 'submissions' && <CountCards counts={submissions.counts} />}
      <FilterBar list={list} query={query} isReady={isHydrated} onChange={show}>
        <ExportCsv list={list} part={part} isReady={isHydrated} onSessionEnd={desk.onSessionEnd} />
      </FilterBar>
      <ListPanel
        state={state}
        words={words}
        isNarrowed={isNarrowed(query)}
        onShowAll={() => {
          show(WHOLE_LIST);
        }}
        onLoadMore={() => void store.loadMore()}
      >
        {
          {
            submissions: <SubmissionList submissions={submissions.records ?? []} />,
            leads: <LeadList leads={leads.records ?? []} />,
            messages: <MessageList messages={messages.records ?? []} />,
          }[list]
        }
      </ListPanel>
      {removing !== undefined && <RemovalDialog record={removing} onClose={afterRemoval} />}
    </RecordDeskContext>
  );
}

function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true });
}
