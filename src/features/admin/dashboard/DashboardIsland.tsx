import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';

import { onLogoutElsewhere } from '~/browser/admin-session.ts';
import { notifyOnNextPage, showCarriedOver } from '~/ui/notifications/carry-over.ts';
import { dismissNotification, notify } from '~/ui/notifications/notification-store.ts';
import { Notifications } from '~/ui/notifications/Notifications.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';

import { ADMIN_PATHS, loginPath, type LoginReason } from '../admin-paths.ts';
import { api, auth, session } from '../admin-services.ts';
import { CountCards } from './CountCards.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { LoadFailure } from './ListStates.tsx';
import { LOGGED_OUT, logOut, LOGOUT_FAILED } from './log-out.ts';
import { SubmissionsPanel } from './SubmissionsPanel.tsx';
import { submissionsStore } from './submissions-store.ts';

const store = submissionsStore({
  api,
  notify,
  dismiss: dismissNotification,
  onSessionEnd: (reason) => void endSession(reason),
  now: () => new Date(),
});

/** To login, and from there back to this view. Runs even when Firebase cannot be reached to forget the identity. */
async function endSession(reason: LoginReason) {
  session.remove();
  await auth.signOut();
  location.replace(loginPath(location, reason));
}

/** The dashboard's island (specification §2): counts, list, Refresh and Logout. */
export function DashboardIsland() {
  const state = useStore(store.$state, { ssr: 'initial' });
  const isHydrated = useHydrated();
  const [isLoggingOut, setLoggingOut] = useState(false);

  useEffect(showCarriedOver, []);
  useEffect(() => {
    // Without a session the page is on its way to login already (redirect-by-session.ts).
    if (session.read() !== undefined) void store.load();
    return onLogoutElsewhere(() => {
      location.replace(ADMIN_PATHS.login);
    });
  }, []);

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
      {state.failed === 'everything' && (
        <LoadFailure hasOlder={state.submissions !== undefined} onRetry={retry} />
      )}
      <CountCards counts={state.counts} />
      <SubmissionsPanel state={state} onLoadMore={() => void store.loadMore()} />
      <Notifications />
    </div>
  );
}
