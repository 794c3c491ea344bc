import { useMemo, useSyncExternalStore } from 'react';

import { choicesIn, type ListName, WAITING } from '#domain/office/filters.ts';
import { readSearch } from '#domain/office/search.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { ADMIN_PATHS } from '#features/admin/session/admin-paths.ts';

/**
 * URL of a view with its filters, without the search text.
 *
 * @example viewAddress('leads', { work: 'new', find: 'Ana' }) // => '/admin/dashboard/?list=leads&work=new'
 */
export function viewAddress(
  view: string,
  filters: ListQuery | { readonly range: string | undefined } = {},
): string {
  const query = new URLSearchParams(view === WAITING ? {} : { list: view });
  for (const [name, value] of Object.entries<string | undefined>({ ...filters })) {
    if (name !== 'find' && value !== undefined) query.set(name, value);
  }
  return query.size === 0 ? ADMIN_PATHS.dashboard : `${ADMIN_PATHS.dashboard}?${query.toString()}`;
}

/*
 * Filters are in the URL. The search text, which names a person, is not, because browsers store URLs and people share
 * them: it is kept in the state of the history entry, where Back, Forward and a reload find it.
 */

const searchState = (find: string): { readonly find: string } | null => (find === '' ? null : { find });

/** The search text of the current history entry; empty if there is none. */
function shownSearch(): string {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('find' in state)) return '';
  return typeof state.find === 'string' ? state.find : '';
}

/** Moves the search text of a manually created link (`#find=Ana`) into the current history entry. */
function takeSearch(): void {
  const find = new URLSearchParams(location.hash.slice(1)).get('find');
  if (find !== null) history.replaceState(searchState(find), '', location.pathname + location.search);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => {
    removeEventListener('popstate', onChange);
  };
}

/** Browsers report Back, Forward and another fragment, but not what the page itself does to its address. */
function reportChange(): void {
  dispatchEvent(new PopStateEvent('popstate'));
}

// There is no `history` at build time.
if (typeof history !== 'undefined') {
  takeSearch();
  // A link with a search text that is opened in this tab changes the fragment only.
  addEventListener('hashchange', () => {
    takeSearch();
    reportChange();
  });
}

/** The current query of the URL, updated on Back, Forward and {@link goTo}. */
export function useLocationSearch(): string {
  return useSyncExternalStore(subscribe, () => location.search);
}

/** What is asked of a list now. */
export function useListQuery(list: ListName): ListQuery {
  const search = useLocationSearch();
  const find = useSyncExternalStore(subscribe, shownSearch);
  return useMemo(() => queryAt(list, search, find), [list, search, find]);
}

/** Navigates to another view or part of a list without reloading the page. */
export function goTo(address: string, find = ''): void {
  if (address === location.pathname + location.search && find === shownSearch()) return;
  history.pushState(searchState(find), '', address);
  reportChange();
}

/** Parses the query of a list: the filters from the URL, and the search text. Invalid values are ignored. */
export function queryAt(list: ListName, search: string, find: string) {
  const given = new URLSearchParams(search);
  const isQueue = list === WAITING;
  return {
    ...choicesIn(list, given),
    // Whom to write to instead of calling, and only those who can be called now.
    segment: isQueue && given.get('segment') === 'email' ? ('email' as const) : undefined,
    now: isQueue && given.get('now') === 'yes' ? ('yes' as const) : undefined,
    // First and last day, in the operator's time zone. The queue is not filtered by them.
    from: isQueue ? undefined : plainDate(given.get('from') ?? ''),
    to: isQueue ? undefined : plainDate(given.get('to') ?? ''),
    find: readSearch(find) === undefined ? undefined : find.trim(),
  };
}

/** Filters and search text of a list. */
export type ListQuery = Partial<ReturnType<typeof queryAt>>;

/** Shows a part of a list. */
export function showList(list: ListName, query: ListQuery): void {
  goTo(viewAddress(list, query), query.find);
}

/** Whether any filter or search is active. */
export function isNarrowed(query: ListQuery): boolean {
  return Object.entries(query).some(([name, value]) => name !== 'segment' && value !== undefined);
}
