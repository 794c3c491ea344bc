import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';

import { Button } from '#ui/Button.tsx';
import { LOGOUT, REFRESH } from '#ui/Icon.tsx';
import { onLogoutElsewhere } from '#browser/admin-auth.ts';
import { showToastOnNextPage, showCarriedOver, showToast } from '#ui/toasts/store.ts';
import { Toasts } from '#ui/toasts/Toasts.tsx';
import type { RecordKind } from '#domain/records/document.ts';
import type { OpeningHours } from '#domain/shared/opening-hours.ts';
import { dayIn } from '#domain/shared/plain-date.ts';
import { useHydrated } from '#ui/browser-hooks.ts';

import {
  DASHBOARD_VIEWS,
  type DashboardPanel,
  dashboardTitle,
  type DashboardView,
  FIRST_VIEW,
  viewInAddress,
} from './dashboard-views.ts';
import { NotificationLine } from '#features/admin/queue/NotificationLine.tsx';
import { queue, type QueueState, toDo } from '#features/admin/queue/queue.ts';
import { QueueView, WAITING_ID } from '#features/admin/queue/QueueView.tsx';
import { ListSkeleton, LoadFailure } from '#features/admin/records/list/ListPanel.tsx';
import { OperatorZone, stores } from '#features/admin/records/list/record-lists.ts';
import { ADMIN_PATHS, type LoginReason } from '#features/admin/session/admin-paths.ts';
import { call } from '#features/admin/session/admin-services.ts';
import { auth, session } from '#features/admin/session/identity.ts';
import { endSession, logOut, type LogOutEnd, logOutEverywhere } from '#features/admin/session/log-out.ts';
import { IdleWatch, PasswordQuestionDialog } from '#features/admin/session/SessionDialogs.tsx';
import { RecordListView } from '#features/admin/records/list/RecordListView.tsx';
import { AdminFallback } from '#features/admin/session/AdminFallback.tsx';
import { goTo, useAddress, viewAddress } from './address.ts';
import { KeysDialog, useKeys } from './KeyboardShortcuts.tsx';
import type { PanelProps } from './panel-props.ts';

interface DashboardHeaderProps {
  readonly email: string | undefined;
  /** Whether the island is hydrated, so that the buttons work. */
  readonly isReady: boolean;
  readonly isLoggingOut: boolean;
  readonly onLogOut: () => void;
  readonly onLogOutEverywhere: () => void;
  readonly onShowKeys: () => void;
  /** Actions of the current view, next to Logout. */
  readonly children: ReactNode;
}

/** Title, login and the buttons of specification §2. Busy buttons are not disabled, so that they keep the focus. */
function DashboardHeader({
  email,
  isReady,
  isLoggingOut,
  onLogOut,
  onLogOutEverywhere,
  onShowKeys,
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
              <button
                type="button"
                onClick={onShowKeys}
                className="min-h-8 cursor-pointer underline underline-offset-4 hover:text-ink"
              >
                Keys
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

/** Loads a panel's script and shows the panel. Use the panel's name as the `key`. */
function PanelFrame({ panel, ...props }: PanelFrameProps) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const { load } = panel;

  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        // Wrapped, because React would call a bare function to compute the state.
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
  /** What is loading; `undefined` while the button can be pressed. */
  readonly waitingFor: QueueState['waitingFor'];
  /** Whether the island is hydrated. */
  readonly isReady: boolean;
  readonly onRefresh: () => void;
}

/** Reloads the current view, bypassing the cache. */
function RefreshButton({ waitingFor, isReady, onRefresh }: RefreshButtonProps) {
  return (
    <Button
      look="secondary"
      size="small"
      icon={REFRESH}
      disabled={!isReady}
      aria-disabled={waitingFor !== undefined}
      onClick={onRefresh}
    >
      Refresh
    </Button>
  );
}

/** Refreshes a list and the queue. */
function ListRefreshButton({ list, isReady }: { readonly list: RecordKind; readonly isReady: boolean }) {
  const { waitingFor } = useStore(stores[list].$state, { ssr: 'initial' });
  const refresh = () => {
    void stores[list].refresh();
    void queue.refresh();
  };
  return <RefreshButton waitingFor={waitingFor} isReady={isReady} onRefresh={refresh} />;
}

interface ViewNavigationProps {
  readonly shown: DashboardView;
  /** Number of waiting records of each kind. */
  readonly counts: QueueState['counts'];
  /** Number of all waiting records, including due calls. */
  readonly waiting: number | undefined;
  readonly onShow: (view: DashboardView) => void;
}

/** Navigation between the views. These are links, so that views can be bookmarked or opened in another tab. */
function ViewNavigation({ shown, counts, waiting, onShow }: ViewNavigationProps) {
  function follow(event: MouseEvent, view: DashboardView) {
    // With a modifier key, the browser opens the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow(view);
  }

  return (
    <nav aria-label="Dashboard" className="border-b border-line">
      <ul className="flex flex-wrap gap-x-3 sm:gap-x-5 lg:gap-x-8">
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
              <WaitingCount count={view.kind === 'queue' ? waiting : countOf(view, counts)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function countOf(view: DashboardView, counts: QueueState['counts']): number | undefined {
  return view.kind === 'list' ? counts?.[view.name] : undefined;
}

/** The number of waiting records next to a view's name; nothing for zero. */
function WaitingCount({ count = 0 }: { readonly count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="ml-2 rounded-full bg-primary px-2 text-xs leading-5 text-on-primary">
      {count.toLocaleString('en-US')}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

/** Interval between requests for news. */
const POLL_MS = 60_000;

/** Loads the queue, then polls for news every minute while the page is visible. */
function useNews(isHydrated: boolean) {
  useEffect(() => {
    // Without a session, redirect-by-session.ts is already redirecting to the login page.
    if (!isHydrated || session.read() === undefined) return;
    let askedAt = Date.now();
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < POLL_MS) return;
      askedAt = Date.now();
      void queue.poll();
    };
    void queue.open();
    const timer = setInterval(ask, POLL_MS / 6);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isHydrated]);
}

interface DashboardIslandProps {
  /** Props rather than imports: imported here, the settings would become an additional script of every public page. */
  readonly siteName: string;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
}

/** Defined once, so that panels can use it as an effect dependency. */
const leaveForLogin = (reason: LoginReason) => void endSession(reason);

/** The dashboard (specification §2): its views, Refresh and Logout. */
export function DashboardIsland(props: DashboardIslandProps) {
  return (
    <AdminFallback heading="h1">
      <OperatorZone value={props.hours.timeZone}>
        <Dashboard {...props} />
      </OperatorZone>
    </AdminFallback>
  );
}

const SUBMISSIONS_ADDRESS = viewAddress({ name: 'submissions' });

function Dashboard({ siteName, hours }: DashboardIslandProps) {
  const place = useAddress();
  const view = viewInAddress(place.search);
  const isHydrated = useHydrated();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const queueState = useStore(queue.$state, { ssr: 'initial' });
  const { counts, waitingFor } = queueState;
  const waiting = toDo(queueState, dayIn(new Date(), hours.timeZone));

  const [areKeysShown, setKeysShown] = useState(false);
  const showKeys = useCallback(() => {
    setKeysShown(true);
  }, []);

  useKeys(SUBMISSIONS_ADDRESS, showKeys);
  useNews(isHydrated);
  useEffect(showCarriedOver, []);
  useEffect(
    () =>
      onLogoutElsewhere(() => {
        location.replace(ADMIN_PATHS.login);
      }),
    [],
  );
  useEffect(() => {
    if (isHydrated) document.title = dashboardTitle(view, siteName, waiting);
  }, [isHydrated, view, siteName, waiting]);

  async function leave(how: () => Promise<LogOutEnd>) {
    if (isLoggingOut) return;
    setLoggingOut(true);
    const { isDone, message } = await how();
    if (isDone) {
      showToastOnNextPage(message);
      location.replace(ADMIN_PATHS.login);
    } else {
      setLoggingOut(false);
      showToast(message);
    }
  }

  return (
    <div className="grid gap-6">
      <DashboardHeader
        email={isHydrated ? session.read()?.email : undefined}
        isReady={isHydrated}
        isLoggingOut={isLoggingOut}
        onLogOut={() => void leave(() => logOut(auth, session))}
        onShowKeys={showKeys}
        onLogOutEverywhere={() => void leave(() => logOutEverywhere(call, auth, session))}
      >
        {view.kind === 'list' && <ListRefreshButton list={view.name} isReady={isHydrated} />}
        {view.kind === 'queue' && (
          <RefreshButton
            waitingFor={waitingFor}
            isReady={isHydrated}
            onRefresh={() => void queue.refresh()}
          />
        )}
      </DashboardHeader>
      {view.kind !== 'panel' && (
        <a
          href="#list"
          // Following the link would create a history entry without the search text.
          onClick={(event) => {
            event.preventDefault();
            document.getElementById('list')?.focus();
          }}
          className="skip-link"
        >
          Skip to the list
        </a>
      )}
      <NotificationLine
        hours={hours}
        link={
          view.kind !== 'queue' ? (
            <a href={viewAddress(FIRST_VIEW)} className="underline underline-offset-4">
              Show who waits
            </a>
          ) : queueState.callAgain.length > 0 ? (
            <a
              href={`#${WAITING_ID}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(WAITING_ID)?.focus();
              }}
              className="underline underline-offset-4"
            >
              Show them
            </a>
          ) : null
        }
      />
      <ViewNavigation
        shown={view}
        counts={counts}
        waiting={waiting}
        onShow={(chosen) => {
          if (chosen.name !== view.name) goTo(viewAddress(chosen));
        }}
      />
      {view.kind === 'queue' && <QueueView hours={hours} />}
      {view.kind === 'list' && <RecordListView key={view.name} list={view.name} place={place} />}
      {view.kind === 'panel' && <PanelFrame key={view.name} panel={view} onSessionEnd={leaveForLogin} />}
      {areKeysShown && (
        <KeysDialog
          onClose={() => {
            setKeysShown(false);
          }}
        />
      )}
      <PasswordQuestionDialog />
      <IdleWatch />
      <Toasts />
    </div>
  );
}
