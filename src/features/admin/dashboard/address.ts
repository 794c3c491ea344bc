import { useMemo, useSyncExternalStore } from 'react';

import { ELIGIBILITY_OUTCOMES, FINDING_KINDS, type FindingKind } from '#domain/check/outcome.ts';
import type { Classification } from '#domain/check/record.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { readSearch, type SubmissionFilter } from '#domain/records/search.ts';
import { WORK_STATUSES, type WorkStatus } from '#domain/records/work.ts';
import { type Language, LANGUAGES } from '#domain/shared/language.ts';
import { addDays, plainDate, type PlainDate, startOfDay } from '#domain/shared/plain-date.ts';
import { ADMIN_PATHS } from '#features/admin/session/admin-paths.ts';

/** Name of the view at the dashboard's own address: the queue. */
export const FIRST_VIEW_NAME = 'waiting';

/**
 * URL of a view.
 *
 * @example viewAddress({ name: 'leads' }) // => '/admin/dashboard/?list=leads'
 */
export function viewAddress({ name }: { readonly name: string }): string {
  return name === FIRST_VIEW_NAME ? ADMIN_PATHS.dashboard : `${ADMIN_PATHS.dashboard}?list=${name}`;
}

/** What determines the visible part of a list: the URL's query and the search text. */
export interface QueryPlace {
  readonly search: string;
  readonly find: string;
}

/*
 * Filters are in the URL. The search text, which names a person, is not, because browsers store URLs and people share
 * them: it is kept in the state of the history entry, where Back, Forward and a reload find it.
 */

/** The state of a history entry. */
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

/** Listeners for navigation by this page itself, because browsers only report Back and Forward. */
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('popstate', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('popstate', onChange);
  };
}

// There is no `history` at build time.
if (typeof history !== 'undefined') {
  takeSearch();
  // A link with a search text that is opened in this tab changes the fragment only.
  addEventListener('hashchange', () => {
    takeSearch();
    for (const listener of listeners) listener();
  });
}

/** The current query, updated on Back, Forward and {@link goTo}. Empty in prebuilt HTML. */
export function useAddress(): QueryPlace {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const find = useSyncExternalStore(subscribe, shownSearch, () => '');
  return useMemo(() => ({ search, find }), [search, find]);
}

/** Navigates to another view or part of a list without reloading the page. */
export function goTo(address: string, find = ''): void {
  if (address === location.pathname + location.search && find === shownSearch()) return;
  history.pushState(searchState(find), '', address);
  for (const listener of listeners) listener();
}

/** The views that list people: the queue, and a list of each kind of record. */
export type ListName = typeof FIRST_VIEW_NAME | RecordKind;

/** Filters and search text of a list. */
export interface ListQuery {
  /** Only for the queue: whom to write to instead of calling, and only those who can be called now. */
  readonly segment?: 'email' | undefined;
  readonly now?: 'yes' | undefined;
  /** Only for submissions. */
  readonly classification?: Classification | undefined;
  /** Only for submissions and the queue. */
  readonly finding?: FindingKind | undefined;
  readonly state?: JurisdictionCode | undefined;
  readonly language?: Language | undefined;
  readonly work?: WorkStatus | undefined;
  /** First and last day (inclusive) in the admin's time zone. */
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
  /** Search text. */
  readonly find?: string | undefined;
}

/** Parses the query of a list: the filters from the URL, and the search text. Invalid values are ignored. */
export function queryAt(list: ListName, { search, find }: QueryPlace): ListQuery {
  const given = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === given.get(name));
  return withoutEmpty({
    ...(list === 'submissions' && { classification: oneOf('classification', ELIGIBILITY_OUTCOMES) }),
    ...((list === 'submissions' || list === FIRST_VIEW_NAME) && {
      finding: oneOf('finding', FINDING_KINDS),
      state: oneOf('state', JURISDICTION_CODES),
    }),
    language: oneOf('language', LANGUAGES),
    ...(list === FIRST_VIEW_NAME
      ? { segment: oneOf('segment', ['email']), now: oneOf('now', ['yes']) }
      : {
          work: oneOf('work', WORK_STATUSES),
          from: plainDate(given.get('from') ?? ''),
          to: plainDate(given.get('to') ?? ''),
        }),
    find: readSearch(find) === undefined ? undefined : find.trim(),
  });
}

/**
 * The URL of a filtered list, without the search text.
 *
 * @param listAddress URL of the unfiltered list
 * @example queryAddress('/admin/dashboard/', { state: 'AZ', find: 'Ana' }) // => '/admin/dashboard/?state=AZ'
 */
export function queryAddress(listAddress: string, query: ListQuery): string {
  const [path = '', search = ''] = listAddress.split('?');
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...query, find: undefined })) {
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

/** Converts the filters for the server: days become instants in the admin's time zone. */
export function serverFilter(
  { from, to, classification, finding, state, language, work }: ListQuery,
  timeZone: string,
): SubmissionFilter {
  return withoutEmpty({
    classification,
    finding,
    state,
    language,
    work,
    since: from && startOfDay(from, timeZone).toISOString(),
    until: to && startOfDay(addDays(to, 1), timeZone).toISOString(),
  });
}

/** Whether any filter or search is active. */
export function isNarrowed(query: ListQuery): boolean {
  return Object.keys(withoutEmpty({ ...query, segment: undefined })).length > 0;
}

/** Drops undefined entries, so that equal queries are deeply equal. */
function withoutEmpty<Entries extends object>(entries: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Entries;
}
