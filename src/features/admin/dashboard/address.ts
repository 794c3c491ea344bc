import { useMemo, useSyncExternalStore } from 'react';

import { sessionStore } from '~/browser/storage.ts';

/*
 * The search text names a person. It is kept in the state of the history entry, where Back, Forward and a reload find
 * it, and never in the URL, which browsers store and people share.
 */

const STORAGE_KEY = 'searchForNextPage';

/** The state of a history entry. */
const searchState = (find: string): { readonly find: string } | null => (find === '' ? null : { find });

/** The search text of the current history entry; empty if there is none. */
function shownSearch(): string {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('find' in state)) return '';
  return typeof state.find === 'string' ? state.find : '';
}

/** Keeps the search text across a login. If storage is blocked, it must be typed again. */
export function keepSearch(): void {
  if (shownSearch() !== '') sessionStore.set(STORAGE_KEY, shownSearch());
}

/**
 * Moves the search text that {@link keepSearch} stored, or that of a manually created link (`#find=Ana`), into the
 * current history entry.
 */
function takeSearch(): void {
  const find = keptSearch() ?? new URLSearchParams(location.hash.slice(1)).get('find');
  if (find !== null) history.replaceState(searchState(find), '', location.pathname + location.search);
}

function keptSearch(): string | null {
  const kept = sessionStore.get(STORAGE_KEY);
  sessionStore.remove(STORAGE_KEY);
  return kept;
}

/** What determines the visible part of a list: the URL's query and the search text. */
export interface QueryPlace {
  readonly search: string;
  readonly find: string;
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
if (typeof history !== 'undefined') takeSearch();

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
