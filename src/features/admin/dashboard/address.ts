import { useMemo, useSyncExternalStore } from 'react';

import { choicesIn, type ListName, WAITING } from '#domain/office/filters.ts';
import { SEGMENTS } from '#domain/office/calling.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { ADMIN_PATHS } from '#features/admin/session/admin-paths.ts';

/**
 * URL of a view with its filters. The dashboard's own address shows the queue.
 *
 * @example viewAddress('leads', { work: 'new' }) // => '/admin/dashboard/?list=leads&work=new'
 */
export function viewAddress(view: string, filters: ListQuery = {}): string {
  const query = new URLSearchParams({ list: view });
  for (const [name, value] of Object.entries<string | undefined>({ ...filters })) {
    if (value !== undefined) query.set(name, value);
  }
  return `${ADMIN_PATHS.dashboard}?${query.toString()}`;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => {
    removeEventListener('popstate', onChange);
  };
}

/** The current query of the URL, updated on Back, Forward and {@link goTo}. */
export function useLocationSearch(): string {
  return useSyncExternalStore(subscribe, () => location.search);
}

/** What is asked of a list now. */
export function useListQuery(list: ListName): ListQuery {
  const search = useLocationSearch();
  return useMemo(() => queryAt(list, search), [list, search]);
}

/** Navigates to another view or part of a list without reloading the page. */
export function goTo(address: string): void {
  if (address === location.pathname + location.search) return;
  history.pushState(null, '', address);
  // Browsers report Back, Forward and another fragment, but not what the page itself does to its address.
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Parses the filters of a list from the URL. Invalid values are ignored. */
export function queryAt(list: ListName, search: string) {
  const given = new URLSearchParams(search);
  const isQueue = list === WAITING;
  return {
    ...choicesIn(list, given),
    // A part of the queue, else the one where somebody waits; only those who can be called now, and not by who waits longest.
    segment: isQueue ? SEGMENTS.find((each) => each === given.get('segment')) : undefined,
    now: isQueue && given.get('now') === 'yes' ? ('yes' as const) : undefined,
    order: isQueue && given.get('order') === 'newest' ? ('newest' as const) : undefined,
    // First and last day, in the operator's time zone. The queue is not filtered by them.
    from: isQueue ? undefined : plainDate(given.get('from') ?? ''),
    to: isQueue ? undefined : plainDate(given.get('to') ?? ''),
  };
}

export type ListQuery = Partial<ReturnType<typeof queryAt>>;

export function showList(list: ListName, query: ListQuery): void {
  goTo(viewAddress(list, query));
}

/** Whether any filter is active. */
export function isNarrowed(query: ListQuery): boolean {
  return Object.entries(query).some(
    ([name, value]) => name !== 'segment' && name !== 'order' && value !== undefined,
  );
}
