import { useEffect, useState } from 'react';

import { onLogoutElsewhere } from '~/browser/admin-session.ts';
import { notifyOnNextPage, showCarriedOver } from '~/ui/notifications/carry-over.ts';
import { notify } from '~/ui/notifications/notification-store.ts';
import { Notifications } from '~/ui/notifications/Notifications.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';

import { ADMIN_PATHS, type LoginReason } from '../admin-paths.ts';
import { auth, call, session } from '../admin-services.ts';
import { dashboardTitle, viewAddress, viewInAddress } from './dashboard-views.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { endSession } from './end-session.ts';
import { logOut, logOutEverywhere, type LogOutEnd } from './log-out.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { RecordListView } from './RecordListView.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { goTo, useAddress } from './use-address.ts';
import { ViewNavigation } from './ViewNavigation.tsx';

interface Props {
  /** Handed in: read from the settings here, it would become one more script of every public page. */
  readonly siteName: string;
}

/** One function for all renders, so that panels may depend on it. */
const leaveForLogin = (reason: LoginReason) => void endSession(reason);

/** The dashboard's island (specification §2): its views, Refresh and Logout. */
export function DashboardIsland({ siteName }: Props) {
  const place = useAddress();
  const view = viewInAddress(place.search);
  const isHydrated = useHydrated();
  const [isLoggingOut, setLoggingOut] = useState(false);

  useEffect(showCarriedOver, []);
  useEffect(
    () =>
      onLogoutElsewhere(() => {
        location.replace(ADMIN_PATHS.login);
      }),
    [],
  );
  useEffect(() => {
    if (isHydrated) document.title = dashboardTitle(view, siteName);
  }, [isHydrated, view, siteName]);

  async function leave(how: () => Promise<LogOutEnd>) {
    if (isLoggingOut) return;
    setLoggingOut(true);
    const { isDone, message } = await how();
    if (isDone) {
      notifyOnNextPage(message);
      location.replace(ADMIN_PATHS.login);
    } else {
      setLoggingOut(false);
      notify(message);
    }
  }

  return (
    <div className="grid gap-6">
      <DashboardHeader
        email={isHydrated ? session.read()?.email : undefined}
        isReady={isHydrated}
        isLoggingOut={isLoggingOut}
        onLogOut={() => void leave(() => logOut(auth, session))}
        onLogOutEverywhere={() => void leave(() => logOutEverywhere(call, auth, session))}
      >
        {view.kind === 'list' && <RefreshButton list={view.name} isReady={isHydrated} />}
      </DashboardHeader>
      <ViewNavigation
        shown={view}
        onShow={(chosen) => {
          if (chosen.name !== view.name) goTo(viewAddress(chosen));
        }}
      />
      {view.kind === 'list' ? (
        <RecordListView key={view.name} list={view.name} place={place} />
      ) : (
        <PanelFrame key={view.name} panel={view} onSessionEnd={leaveForLogin} />
      )}
      <Notifications />
    </div>
  );
}
