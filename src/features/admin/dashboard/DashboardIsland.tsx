import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';

import { onLogoutElsewhere } from '~/browser/admin-session.ts';
import { notifyOnNextPage, showCarriedOver } from '~/ui/notifications/carry-over.ts';
import { notify } from '~/ui/notifications/notification-store.ts';
import { Notifications } from '~/ui/notifications/Notifications.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';

import { ADMIN_PATHS } from '../admin-paths.ts';
import { auth, session } from '../admin-services.ts';
import { CountCards } from './CountCards.tsx';
import { stores } from './dashboard-stores.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { LeadList } from './LeadList.tsx';
import { dashboardTitle, LIST_WORDS } from './list-words.ts';
import { ListNavigation } from './ListNavigation.tsx';
import { ListPanel } from './ListPanel.tsx';
import { LoadFailure } from './ListStates.tsx';
import { LOGGED_OUT, logOut, LOGOUT_FAILED } from './log-out.ts';
import { MessageList } from './MessageList.tsx';
import type { Listed, ListState } from './record-list-store.ts';
import { SubmissionList } from './SubmissionList.tsx';
import { showList, useShownList } from './use-shown-list.ts';

interface Props {
  /** Handed in: read from the settings here, it would become one more script of every public page. */
  readonly siteName: string;
}

/** The dashboard's island (specification §2): the lists with their counts, Refresh and Logout. */
export function DashboardIsland({ siteName }: Props) {
  const submissions = useStore(stores.submissions.$state, { ssr: 'initial' });
  const leads = useStore(stores.leads.$state, { ssr: 'initial' });
  const messages = useStore(stores.messages.$state, { ssr: 'initial' });
  const list = useShownList();
  const isHydrated = useHydrated();
  const [isLoggingOut, setLoggingOut] = useState(false);

  const store = stores[list];
  const words = LIST_WORDS[list];
  const state: ListState<Listed> = { submissions, leads, messages }[list];

  useEffect(showCarriedOver, []);
  useEffect(
    () =>
      onLogoutElsewhere(() => {
        location.replace(ADMIN_PATHS.login);
      }),
    [],
  );
  useEffect(() => {
    if (!isHydrated) return;
    document.title = dashboardTitle(list, siteName);
    // Without a session the page is on its way to login already (redirect-by-session.ts).
    if (session.read() !== undefined) void stores[list].open();
  }, [isHydrated, list, siteName]);

  function retry() {
    // The button goes once it has worked; the focus must not go with it.
    document.getElementById('main')?.focus({ preventScroll: true });
    void store.refresh();
  }

  async function leave() {
    if (isLoggingOut) return;
    setLoggingOut(true);
    if (await logOut(auth, session)) {
      notifyOnNextPage(LOGGED_OUT);
      location.replace(ADMIN_PATHS.login);
    } else {
      setLoggingOut(false);
      notify(LOGOUT_FAILED);
    }
  }

  return (
    <div className="grid gap-6">
      <DashboardHeader
        email={isHydrated ? session.read()?.email : undefined}
        isReady={isHydrated}
        isRefreshing={state.waitingFor !== undefined}
        isLoggingOut={isLoggingOut}
        onRefresh={() => void store.refresh()}
        onLogOut={() => void leave()}
      />
      <ListNavigation shown={list} onShow={showList} />
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
      <Notifications />
    </div>
  );
}
