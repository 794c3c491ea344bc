import { QueryClientProvider, useIsFetching, useMutation, useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';

import { Button } from '#ui/Button.tsx';
import { LOGOUT, REFRESH } from '#ui/Icon.tsx';
import { onLogoutElsewhere } from '#browser/admin-auth.ts';
import { showCarriedOver } from '#ui/toasts/store.ts';
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
import { reload } from '#features/admin/data/queries.ts';
import { queryClient } from '#features/admin/data/query-client.ts';
import { NotificationLine } from '#features/admin/queue/NotificationLine.tsx';
import { type QueueState, toDo, useQueue } from '#features/admin/queue/queue.ts';
import { QueueView, WAITING_ID } from '#features/admin/queue/QueueView.tsx';
import { ListSkeleton, LoadFailure } from '#features/admin/records/list/ListPanel.tsx';
import { OperatorZone } from '#features/admin/records/list/record-lists.ts';
import { ADMIN_PATHS } from '#features/admin/session/admin-paths.ts';
import { session } from '#features/admin/session/identity.ts';
import { logOut, logOutEverywhere } from '#features/admin/session/log-out.ts';
import { IdleWatch, PasswordQuestionDialog } from '#features/admin/session/SessionDialogs.tsx';
import { RecordListView } from '#features/admin/records/list/RecordListView.tsx';
import { AdminFallback } from '#features/admin/session/AdminFallback.tsx';
import { goTo, useAddress, viewAddress } from './address.ts';
import { KeysDialog, useKeys } from './KeyboardShortcuts.tsx';

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

/** Loads a panel's script and shows the panel. Use the panel's name as the `key`. */
function PanelFrame({ panel: { name, load } }: { readonly panel: DashboardPanel }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['panel', name],
    queryFn: async () => ({ Panel: await load() }),
    staleTime: Infinity,
  });
  if (data !== undefined) return <data.Panel />;
  if (!isError) return <ListSkeleton />;
  return (
    <LoadFailure
      missing="This part of the dashboard could not be loaded. Check your connection."
      onRetry={() => void refetch()}
    />
  );
}

/** Loads the current view again, bypassing the cache. */
function RefreshButton({
  view,
  isReady,
}: {
  readonly view: RecordKind | 'queue';
  readonly isReady: boolean;
}) {
  const isBusy = useIsFetching({ queryKey: view === 'queue' ? ['queue'] : ['list', view] }) > 0;
  return (
    <Button
      look="secondary"
      size="small"
      icon={REFRESH}
      disabled={!isReady}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void reload(view);
      }}
    >
      Refresh
    </Button>
  );
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

interface DashboardIslandProps {
  /** Props rather than imports: imported here, the settings would become an additional script of every public page. */
  readonly siteName: string;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
}

/** The dashboard (specification §2): its views, Refresh and Logout. */
export function DashboardIsland(props: DashboardIslandProps) {
  return (
    <AdminFallback heading="h1">
      <QueryClientProvider client={queryClient}>
        <OperatorZone value={props.hours.timeZone}>
          <Dashboard {...props} />
        </OperatorZone>
      </QueryClientProvider>
    </AdminFallback>
  );
}

const SUBMISSIONS_ADDRESS = viewAddress({ name: 'submissions' });

function Dashboard({ siteName, hours }: DashboardIslandProps) {
  const place = useAddress();
  const view = viewInAddress(place.search);
  const isHydrated = useHydrated();
  const leaving = useMutation({ mutationFn: (how: () => Promise<boolean>) => how() });
  // After a logout, the page is about to be left.
  const isLoggingOut = leaving.isPending || leaving.data === true;
  // Without a session, redirect-by-session.ts is already redirecting to the login page.
  const isReady = isHydrated && session.read() !== undefined;
  const queue = useQueue(isReady);
  const waiting = toDo(queue, dayIn(new Date(), hours.timeZone));

  const [areKeysShown, setKeysShown] = useState(false);
  const showKeys = useCallback(() => {
    setKeysShown(true);
  }, []);

  useKeys(SUBMISSIONS_ADDRESS, showKeys);
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

  function leave(how: () => Promise<boolean>) {
    if (!isLoggingOut) leaving.mutate(how);
  }

  return (
    <div className="grid gap-6">
      <DashboardHeader
        email={isHydrated ? session.read()?.email : undefined}
        isReady={isHydrated}
        isLoggingOut={isLoggingOut}
        onLogOut={() => {
          leave(logOut);
        }}
        onShowKeys={showKeys}
        onLogOutEverywhere={() => {
          leave(logOutEverywhere);
        }}
      >
        {view.kind !== 'panel' && (
          <RefreshButton view={view.kind === 'list' ? view.name : 'queue'} isReady={isHydrated} />
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
        queue={queue}
        isReady={isReady}
        hours={hours}
        link={
          view.kind !== 'queue' ? (
            <a href={viewAddress(FIRST_VIEW)} className="underline underline-offset-4">
              Show who waits
            </a>
          ) : queue.callAgain.length > 0 ? (
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
        counts={queue.counts}
        waiting={waiting}
        onShow={(chosen) => {
          if (chosen.name !== view.name) goTo(viewAddress(chosen));
        }}
      />
      {view.kind === 'queue' && <QueueView state={queue} hours={hours} />}
      {view.kind === 'list' && <RecordListView key={view.name} list={view.name} place={place} />}
      {view.kind === 'panel' && <PanelFrame key={view.name} panel={view} />}
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
