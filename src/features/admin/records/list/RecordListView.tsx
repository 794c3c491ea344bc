import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';

import type { SubmissionCounts } from '~/domain/check/record.ts';
import { useHydrated } from '~/ui/browser-hooks.ts';
import { notify } from '~/ui/notifications/store.ts';
import { records, session } from '~/features/admin/session/admin-services.ts';
import { viewAddress } from '~/features/admin/dashboard/dashboard-views.ts';
import { endSession } from '~/features/admin/session/log-out.ts';
import { LeadList, MessageList } from '~/features/admin/inbox/InboxLists.tsx';
import { goTo, type QueryPlace } from '~/features/admin/dashboard/address.ts';

import { CLASSIFICATION_LABELS, underReviewNote } from '../card/submission-view.ts';
import { type DashboardList, LIST_WORDS, stores } from './record-lists.ts';
import { ExportCsv } from '../export/ExportCsv.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import {
  isNarrowed,
  type ListQuery,
  queryAddress,
  queryAt,
  serverFilter,
  WHOLE_LIST,
} from '../filters/list-query.ts';
import { ListPanel, LoadFailure } from './ListPanel.tsx';
import { type RecordListValue, RecordListContext, type RemovableRecord } from './record-list-context.ts';
import { recordElementId } from '../card/RecordCard.tsx';
import type { Listed, ListState } from './record-list-store.ts';
import { RemovalDialog, type RemovalEnd } from '../remove/RemovalDialog.tsx';
import { SubmissionList } from '../card/SubmissionList.tsx';

/** The three counts of specification §2; a dash is shown until a count has arrived. */
function CountCards({ counts }: { readonly counts: SubmissionCounts | undefined }) {
  const cards = [
    {
      label: CLASSIFICATION_LABELS.eligible,
      count: counts?.eligible,
      tint: 'border-good-line bg-good-tint text-good',
    },
    {
      label: CLASSIFICATION_LABELS.maybe,
      count: counts?.maybe,
      tint: 'border-review-line bg-review-tint text-review',
    },
    {
      label: CLASSIFICATION_LABELS['not-eligible'],
      count: counts?.notEligible,
      tint: 'border-no-line bg-no-tint text-no',
      note: underReviewNote(counts?.maybe ?? 0),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ label, count, tint, note }) => (
        <div
          key={label}
          className={`flex flex-wrap items-baseline gap-x-3 rounded-md border px-4 py-2 last:col-span-full sm:px-5 sm:py-2.5 sm:last:col-span-1 ${tint}`}
        >
          <dt className="order-2 font-semibold">{label}</dt>
          <dd className="display order-1 text-2xl">{count?.toLocaleString('en-US') ?? '–'}</dd>
          {note !== undefined && <dd className="order-3 text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface RecordListViewProps {
  readonly list: DashboardList;
  readonly place: QueryPlace;
}

/** One of the lists with its header; loaded when it is opened. */
export function RecordListView({ list, place }: RecordListViewProps) {
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
  const context = useMemo<RecordListValue>(
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
    <RecordListContext value={context}>
      {state.failed === 'everything' && (
        <LoadFailure missing={state.records === undefined ? words.missing : undefined} onRetry={retry} />
      )}
      {list === 'submissions' && <CountCards counts={submissions.counts} />}
      <FilterBar list={list} query={query} isReady={isHydrated} onChange={show}>
        <ExportCsv list={list} part={part} isReady={isHydrated} onSessionEnd={context.onSessionEnd} />
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
    </RecordListContext>
  );
}

function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true });
}
