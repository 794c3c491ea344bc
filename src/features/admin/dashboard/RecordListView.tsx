import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { useHydrated } from '~/ui/use-hydrated.ts';

import { session } from '../admin-services.ts';
import { CountCards } from './CountCards.tsx';
import type { DashboardList } from './dashboard-lists.ts';
import { stores } from './dashboard-stores.ts';
import { LeadList } from './LeadList.tsx';
import { LIST_WORDS } from './list-words.ts';
import { ListPanel } from './ListPanel.tsx';
import { LoadFailure } from './ListStates.tsx';
import { MessageList } from './MessageList.tsx';
import type { Listed, ListState } from './record-list-store.ts';
import { SubmissionList } from './SubmissionList.tsx';

/** One of the lists, with what stands above it; loaded when it is opened. */
export function RecordListView({ list }: { readonly list: DashboardList }) {
  const submissions = useStore(stores.submissions.$state, { ssr: 'initial' });
  const leads = useStore(stores.leads.$state, { ssr: 'initial' });
  const messages = useStore(stores.messages.$state, { ssr: 'initial' });
  const isHydrated = useHydrated();

  const store = stores[list];
  const words = LIST_WORDS[list];
  const state: ListState<Listed> = { submissions, leads, messages }[list];

  useEffect(() => {
    // Without a session the page is on its way to login already (redirect-by-session.ts).
    if (isHydrated && session.read() !== undefined) void stores[list].open();
  }, [isHydrated, list]);

  function retry() {
    // The button goes once it has worked; the focus must not go with it.
    document.getElementById('main')?.focus({ preventScroll: true });
    void store.refresh();
  }

  return (
    <>
      {state.failed === 'everything' && (
        <LoadFailure missing={state.records === undefined ? words.missing : undefined} onRetry={retry} />
      )}
      {list === 'submissions' && <CountCards counts={submissions.counts} />}
      <ListPanel state={state} words={words} onLoadMore={() => void store.loadMore()}>
        {
          {
            submissions: <SubmissionList submissions={submissions.records ?? []} />,
            leads: <LeadList leads={leads.records ?? []} />,
            messages: <MessageList messages={messages.records ?? []} />,
          }[list]
        }
      </ListPanel>
    </>
  );
}
