import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';

import { Button } from '~/ui/Button.tsx';
import { LOGOUT, REFRESH } from '~/ui/icon-paths.ts';
import { onLogoutElsewhere } from '~/browser/admin-auth.ts';
import { notifyOnNextPage, showCarriedOver, notify } from '~/ui/notifications/store.ts';
import { Notifications } from '~/ui/notifications/Notifications.tsx';
import { useHydrated } from '~/ui/browser-hooks.ts';

import {
  DASHBOARD_VIEWS,
  type DashboardPanel,
  dashboardTitle,
  type DashboardView,
  type PanelProps,
  viewAddress,
  viewInAddress,
} from './dashboard-views.ts';
import { ListSkeleton, LoadFailure } from '../records/list/ListPanel.tsx';
import { type DashboardList, stores } from '../records/list/record-lists.ts';
import { ADMIN_PATHS, type LoginReason } from '../session/admin-paths.ts';
import { auth, call, session } from '../session/admin-services.ts';
import { endSession, logOut, type LogOutEnd, logOutEverywhere } from '../session/log-out.ts';
import { RecordListView } from '../records/list/RecordListView.tsx';
import { goTo, useAddress } from './address.ts';

interface DashboardHeaderProps {
  readonly email: string | undefined;
  /** Whether the buttons work yet. */
  readonly isReady: boolean;
  readonly isLoggingOut: boolean;
  readonly onLogOut: () => void;
  readonly onLogOutEverywhere: () => void;
  /** The shown view's actions, next to Logout. */
  readonly children: ReactNode;
}

/** Title, who is logged in, and the buttons of specification §2. A busy button keeps the focus. */
function DashboardHeader({
  email,
  isReady,
  isLoggingOut,
  onLogOut,
  onLogOutEverywhere,
  children,
}: DashboardHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-3xl">Dashboard</h1>
        <p className="mt-1 flex min-h-8 flex-wrap items-center gap-x-4 text-sm wrap-anywhere text-muted">
          {email !== undefined && (
            <>
              Logged in as {email}
              <button
                type="button"
                aria-disabled={isLoggingOut}
                onClick={onLogOutEverywhere}
                className="min-h-8 cursor-pointer underline underline-offset-4 hover:text-ink"
              >
                Log out everywhere
              </button>
            </>
          )}
        </p>
      </div>
      <div className="flex gap-3">
        {children}
        <Button
          look="outline"
          size="small"
          icon={LOGOUT}
          disabled={!isReady}
          aria-disabled={isLoggingOut}
          onClick={onLogOut}
        >
          Logout
        </Button>
      </div>
    </div>
  );
}

interface PanelFrameProps extends PanelProps {
  readonly panel: DashboardPanel;
}

/** Fetches a panel's script and shows the panel. Give it the panel's name as its key. */
function PanelFrame({ panel, ...props }: PanelFrameProps) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const { load } = panel;

  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        // Wrapped, because React calls a bare function for the next state.
        if (isWanted) setPanel(() => loaded);
      },
      () => {
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);

  if (Panel !== undefined) return <Panel {...props} />;
  if (!isFailed) return <ListSkeleton />;
  return (
    <LoadFailure
      missing="This part of the dashboard could not be loaded. Check your connection."
      onRetry={() => {
        setFailed(false);
        setTries(tries + 1);
      }}
    />
  );
}

interface RefreshButtonProps {
  readonly list: DashboardList;
  /** Whether the button works yet. */
  readonly isReady: boolean;
}

/** Reads a list anew, past everything that is remembered. */
function RefreshButton({ list, isReady }: RefreshButtonProps) {
  const store = stores[list];
  const { waitingFor } = useStore(store.$state, { ssr: 'initial' });
  return (
    <Button
      look="secondary"
      size="small"
      icon={REFRESH}
      disabled={!isReady}
      aria-disabled={waitingFor !== undefined}
      onClick={() => void store.refresh()}
    >
      Refresh
    </Button>
  );
}

interface ViewNavigationProps {
  readonly shown: DashboardView;
  readonly onShow: (view: DashboardView) => void;
}

/** The way between the views: links, so that each can be bookmarked or opened in a tab of its own. */
function ViewNavigation({ shown, onShow }: ViewNavigationProps) {
  function follow(event: MouseEvent, view: DashboardView) {
    // With one of these keys the browser opens the link elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow(view);
  }

  return (
    <nav aria-label="Dashboard" className="border-b border-line">
      <ul className="flex flex-wrap gap-x-3 sm:gap-x-8">
        {DASHBOARD_VIEWS.map((view) => (
          <li key={view.name}>
            <a
              href={viewAddress(view)}
              aria-current={view.name === shown.name ? 'page' : undefined}
              onClick={(event) => {
                follow(event, view);
              }}
              className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent font-semibold text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink max-sm:text-xs"
            >
              {view.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DashboardIslandProps {
  /** Handed in: read from the settings here, it would become one more script of every public page. */
  readonly siteName: string;
}

/** One function for all renders, so that panels may depend on it. */
const leaveForLogin = (reason: LoginReason) => void endSession(reason);

/** The dashboard's island (specification §2): its views, Refresh and Logout. */
export function DashboardIsland({ siteName }: DashboardIslandProps) {
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
