import type { ListName } from '#domain/office/filters.ts';
import { QueryClientProvider, useIsFetching, useMutation } from '@tanstack/react-query';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';

import { onLogoutElsewhere, session } from '#browser/admin-auth.ts';
import { queryClient } from '#features/admin/data/query-client.ts';
import { reload } from '#features/admin/data/queries.ts';
import { atLeast, type Queue, useQueue } from '#features/admin/list/queue.ts';
import { QueueView } from '#features/admin/list/QueueView.tsx';
import { RecordsView } from '#features/admin/list/RecordsView.tsx';
import { ListSkeleton } from '#features/admin/list/states.tsx';
import { OfficeProvider, type OfficeSettings, useOffice } from '#features/admin/office.tsx';
import { useAskBeforeLeaving } from '#features/admin/panel/drafts.ts';
import { BesideFound } from '#features/admin/search/BesideFound.tsx';
import { SearchBox } from '#features/admin/search/SearchBox.tsx';
import { ADMIN_PATHS } from '#features/admin/session/admin-paths.ts';
import { AdminFallback } from '#features/admin/session/AdminFallback.tsx';
import { leave, logOut, logOutEverywhere } from '#features/admin/session/log-out.ts';
import { IdleWatch } from '#features/admin/session/IdleWatch.tsx';
import { PasswordDialog } from '#features/admin/session/PasswordDialog.tsx';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { useHydrated } from '#ui/browser-hooks.ts';
import { CHEVRON_DOWN, Icon, LOGOUT, PEOPLE, REFRESH } from '#ui/Icon.tsx';
import { showCarriedOver, showToast } from '#ui/toasts/store.ts';
import { Toasts } from '#ui/toasts/Toasts.tsx';

import { goTo, useLocationSearch, viewAddress } from './address.ts';
import {
  DASHBOARD_VIEWS,
  dashboardTitle,
  type DashboardView,
  FIRST_VIEW,
  viewInAddress,
} from './dashboard-views.ts';
import { KeysDialog, useDashboardKeys } from './keys.tsx';
import { useMenu } from './use-menu.ts';

/** The dashboard (product §2): its views, Refresh and Logout. */
export function DashboardIsland(settings: OfficeSettings) {
  const isHydrated = useHydrated();
  return (
    <AdminFallback heading="h1">
      <h1 className="sr-only">Dashboard</h1>
      {/* Without a session, redirect-by-session.ts is already redirecting to the login page. */}
      {isHydrated && session.read() !== undefined ? (
        <QueryClientProvider client={queryClient}>
          <OfficeProvider settings={settings}>
            <Dashboard />
          </OfficeProvider>
        </QueryClientProvider>
      ) : (
        <>
          <div className="h-12 border-b border-line bg-surface" />
          <div className="px-4 pt-14 xl:px-6">
            <ListSkeleton />
          </div>
        </>
      )}
    </AdminFallback>
  );
}

function Dashboard() {
  const { siteName } = useOffice();
  const view = viewInAddress(useLocationSearch());
  const queue = useQueue();
  const { waiting } = queue;
  const [areKeysShown, setKeysShown] = useState(false);
  const showKeys = () => {
    setKeysShown(true);
  };

  useDashboardKeys(showKeys);
  useAskBeforeLeaving();
  useEffect(showCarriedOver, []);
  useEffect(
    () =>
      onLogoutElsewhere(() => {
        leave();
      }),
    [],
  );
  useEffect(() => {
    document.title = dashboardTitle(view, siteName, waiting);
  }, [view, siteName, waiting]);

  return (
    <div className="relative flex flex-col [overflow-anchor:none] xl:h-[calc(100dvh-3rem)]">
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
      <div className="sticky top-0 z-30 flex min-h-12 flex-wrap items-center gap-x-2 border-b border-line bg-surface px-2 sm:px-4 lg:flex-nowrap xl:px-6">
        <ViewNavigation shown={view} queue={queue} />
        <div className="max-lg:min-w-36 max-lg:flex-1 max-lg:py-1 lg:max-w-80 lg:flex-1">
          <SearchBox />
        </div>
        {view.kind !== 'panel' && <RefreshButton list={view.name} />}
        <Account onShowKeys={showKeys} />
      </div>
      <BesideFound>
        {view.kind === 'queue' && <QueueView {...queue} />}
        {view.kind === 'list' && <RecordsView key={view.name} list={view.name} />}
        {view.kind === 'panel' && (
          <div className="relative min-h-0 flex-1 px-4 pt-4 pb-24 xl:overflow-y-auto xl:px-6">
            <AdminFallback key={view.name} heading="h2">
              <Suspense fallback={<ListSkeleton />}>
                <view.Panel />
              </Suspense>
            </AdminFallback>
          </div>
        )}
      </BesideFound>
      {/* Below the view, which gets shorter: nothing moves. Beside a panel, only the list does: what is chosen in the panel
      stays in view. On small screens, where the whole page scrolls, the toasts stay at the bottom, above the buttons of an
      open panel; at the end of the page below them. */}
      <div className="pointer-events-none flex justify-end px-4 has-[li]:py-2 max-xl:sticky max-xl:bottom-0 max-xl:z-20 max-xl:in-[:has([data-of])]:has-[li]:pb-18 xl:px-6 xl:in-[:has([data-of])]:absolute xl:in-[:has([data-of])]:right-[33rem] xl:in-[:has([data-of])]:bottom-0">
        <Toasts />
      </div>
      {areKeysShown && (
        <KeysDialog
          onClose={() => {
            setKeysShown(false);
          }}
        />
      )}
      <PasswordDialog />
      <IdleWatch />
    </div>
  );
}

interface ViewNavigationProps {
  readonly shown: DashboardView;
  readonly queue: Queue;
}

/** The views that are beside each other at every width; where there is no room, a button shows the others. */
const AT_HAND = DASHBOARD_VIEWS.slice(0, 2);
const OTHERS = DASHBOARD_VIEWS.slice(AT_HAND.length);

/** Navigation between the views. These are links, so that views can be bookmarked or opened in another tab. */
function ViewNavigation({ shown, queue: { counts, waiting, overdue, found } }: ViewNavigationProps) {
  const { isOpen, setOpen, box, opener } = useMenu<HTMLLIElement>();
  function follow(event: MouseEvent, name: string) {
    // With a modifier key, the browser opens the link in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(false);
    if (isOpen) opener.current?.focus();
    if (name !== shown.name) goTo(viewAddress(name));
  }
  const countOf = (view: DashboardView) =>
    view.kind === 'queue' ? waiting : view.kind === 'list' ? counts?.[view.name] : undefined;
  const isOther = OTHERS.includes(shown);
  const linkTo = (view: DashboardView) => (
    <a
      href={viewAddress(view.name)}
      aria-current={view.name === shown.name ? 'page' : undefined}
      onClick={(event) => {
        follow(event, view.name);
      }}
      className={`${VIEW_LINK} grow`}
    >
      {view.title}
      <span className={view.kind === 'list' ? 'max-sm:in-data-at-hand:hidden' : 'contents'}>
        <WaitingCount count={countOf(view)} />
      </span>
    </a>
  );
  return (
    <nav aria-label="Dashboard" className="min-w-0 grow self-stretch max-lg:w-full lg:shrink-0">
      <ul className="flex h-full gap-1 max-xl:min-h-12 min-[22rem]:gap-2 sm:gap-5">
        {AT_HAND.map((view) => (
          <li key={view.name} data-at-hand className="flex">
            {linkTo(view)}
          </li>
        ))}
        <li ref={box} className="relative flex">
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-current={isOther ? 'true' : undefined}
            onClick={() => {
              setOpen(!isOpen);
            }}
            className={`${VIEW_LINK} cursor-pointer xl:hidden`}
          >
            <span className="sr-only">{isOther ? 'View: ' : 'View others: '}</span>
            {isOther ? shown.title : 'More'}
            <Icon path={CHEVRON_DOWN} className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
          <ul
            className={`flex gap-5 max-xl:absolute max-xl:top-full max-xl:right-0 max-xl:z-40 max-xl:w-56 max-xl:flex-col max-xl:gap-0 max-xl:rounded-md max-xl:border max-xl:border-line max-xl:bg-surface max-xl:p-2 max-xl:lift sm:max-xl:right-auto sm:max-xl:left-0 ${isOpen ? '' : 'max-xl:hidden'}`}
          >
            {OTHERS.map((view) => (
              <li key={view.name} className="flex max-xl:min-h-11">
                {linkTo(view)}
              </li>
            ))}
          </ul>
        </li>
        {overdue > 0 && (
          <li className="flex items-center max-sm:hidden">
            <a
              href={viewAddress(FIRST_VIEW.name)}
              className="rounded-full border border-no-line bg-no-tint px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-no"
            >
              {atLeast(overdue, found.data)} late
              <span className="sr-only">: they wait for longer than is promised</span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const VIEW_LINK =
  'inline-flex items-center gap-2 border-b-3 border-transparent px-1 text-sm font-semibold whitespace-nowrap text-muted -outline-offset-3 hover:text-ink aria-[current]:border-primary aria-[current]:text-ink';

/** The number of waiting records next to a view's name; nothing for zero. */
function WaitingCount({ count = 0 }: { readonly count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-sunken px-2 text-xs leading-5 text-ink in-aria-[current=page]:bg-primary in-aria-[current=page]:text-on-primary">
      {count.toLocaleString('en-US')}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

const BAR_BUTTON =
  'inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-2 rounded-full px-2.5 text-sm font-semibold hover:bg-sunken';

/** Loads the current view again, bypassing the cache. Busy buttons are not disabled, so that they keep the focus. */
function RefreshButton({ list }: { readonly list: ListName }) {
  const isBusy = useIsFetching({ queryKey: ['list', list] }) > 0;
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void reload(list);
      }}
      className={BAR_BUTTON}
    >
      <Icon path={REFRESH} className="size-5" />
      <span className="max-[100rem]:sr-only">Refresh</span>
    </button>
  );
}

const LOG_OUT_EVERYWHERE =
  'Log out everywhere? This ends your sessions on all devices and in all browsers, this one included.';

/** Who is logged in, what can be set up for the account, and the ways out. */
function Account({ onShowKeys }: { readonly onShowKeys: () => void }) {
  const { isOpen, setOpen, box, opener } = useMenu<HTMLDivElement>();
  const leaving = useMutation({
    mutationFn: (how: () => Promise<boolean>) => how(),
    onError: (error) => {
      const description = callTrouble('Nobody was logged out', error);
      showToast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  // After a logout, the page is about to be left.
  const isLeaving = leaving.isPending || leaving.data === true;
  const email = session.read()?.email ?? '';
  function leave(how: () => Promise<boolean>) {
    if (!isLeaving) leaving.mutate(how);
  }
  return (
    <>
      <div ref={box} className="relative shrink-0">
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
          className={BAR_BUTTON}
        >
          <Icon path={PEOPLE} className="size-5" />
          <span className="max-[100rem]:sr-only">Account</span>
          <Icon path={CHEVRON_DOWN} className="size-4" />
        </button>
        {isOpen && (
          <div className="absolute right-0 z-40 grid w-64 gap-1 rounded-md border border-line bg-surface p-4 text-sm lift">
            <p className="wrap-anywhere text-muted">Logged in as {email}</p>
            <a href={ADMIN_PATHS.secondFactor} className="link inline-flex min-h-9 items-center">
              Second factor
            </a>
            <button type="button" onClick={onShowKeys} className="link min-h-9 cursor-pointer text-left">
              Keys
            </button>
            <button
              type="button"
              aria-disabled={isLeaving}
              onClick={() => {
                if (confirm(LOG_OUT_EVERYWHERE)) leave(logOutEverywhere);
              }}
              className="link min-h-9 cursor-pointer text-left"
            >
              Log out everywhere
            </button>
          </div>
        )}
      </div>
      <button
        type="button"
        aria-disabled={isLeaving}
        onClick={() => {
          leave(logOut);
        }}
        className={BAR_BUTTON}
      >
        <Icon path={LOGOUT} className="size-5" />
        <span className="max-[100rem]:sr-only">Logout</span>
      </button>
    </>
  );
}
