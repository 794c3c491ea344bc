import { useMemo, useSyncExternalStore } from 'react';

import { ELIGIBILITY_OUTCOMES, FINDING_KINDS } from '#domain/check/outcome.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { readSearch } from '#domain/office/search.ts';
import { WORK_STATUSES } from '#domain/records/work.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { ADMIN_PATHS } from '#features/admin/session/admin-paths.ts';

/** Name of the view at the dashboard's own address: the queue. */
export const FIRST_VIEW_NAME = 'waiting';

/**
 * URL of a view with its filters, without the search text.
 *
 * @example viewAddress('leads', { work: 'new', find: 'Ana' }) // => '/admin/dashboard/?list=leads&work=new'
 */
export function viewAddress(
  view: string,
  filters: ListQuery | { readonly range: string | undefined } = {},
): string {
  const query = new URLSearchParams(view === FIRST_VIEW_NAME ? {} : { list: view });
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

/** The views that list people: the queue, and a list of each kind of record. */
export type ListName = typeof FIRST_VIEW_NAME | RecordKind;

/** Parses the query of a list: the filters from the URL, and the search text. Invalid values are ignored. */
export function queryAt(list: ListName, search: string, find: string) {
  const given = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === given.get(name));
  const isQueue = list === FIRST_VIEW_NAME;
  return {
    // Whom to write to instead of calling, and only those who can be called now.
    ...(isQueue && { segment: oneOf('segment', ['email']), now: oneOf('now', ['yes']) }),
    ...(list === 'submissions' && { classification: oneOf('classification', ELIGIBILITY_OUTCOMES) }),
    ...((list === 'submissions' || isQueue) && {
      finding: oneOf('finding', FINDING_KINDS),
      state: oneOf('state', JURISDICTION_CODES),
    }),
    language: oneOf('language', LANGUAGES),
    ...(!isQueue && {
      work: oneOf('work', WORK_STATUSES),
      // First and last day, in the operator's time zone.
      from: plainDate(given.get('from') ?? ''),
      to: plainDate(given.get('to') ?? ''),
    }),
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
