import { useMemo, useSyncExternalStore } from 'react';

import { sessionStore } from '~/browser/storage.ts';

/*
 * What is typed into the search box names a person. It is kept with the entry of the browser's history, so that Back,
 * Forward and a reload find it again, and never in an address, which browsers store and people share.
 */

const STORAGE_KEY = 'searchForNextPage';

/** What goes with an entry of the history. */
const searchState = (find: string): { readonly find: string } | null => (find === '' ? null : { find });

/** What was typed for the entry of the history that is on show; empty where nothing was. */
function shownSearch(): string {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('find' in state)) return '';
  return typeof state.find === 'string' ? state.find : '';
}

/** Keeps the search on the way to login and back. Where storage is blocked it has to be typed again. */
export function keepSearch(): void {
  if (shownSearch() !== '') sessionStore.set(STORAGE_KEY, shownSearch());
}

/**
 * Puts with the present entry of the history what {@link keepSearch} has kept, or the text after the `#` of a link
 * that somebody made (`#find=Ana`), and takes it from there.
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

/** What says which part of a list is shown: the query of the address, and what was typed into the search box. */
export interface QueryPlace {
  readonly search: string;
  readonly find: string;
}

/** Who wants to hear of an address that this page has changed by itself: the browser tells only of Back and Forward. */
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('popstate', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('popstate', onChange);
  };
}

// There is no history while the page is prebuilt.
if (typeof history !== 'undefined') takeSearch();

/** What is asked for, kept in step with Back, Forward and {@link goTo}. In prebuilt HTML nothing. */
export function useAddress(): QueryPlace {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const find = useSyncExternalStore(subscribe, shownSearch, () => '');
  return useMemo(() => ({ search, find }), [search, find]);
}

/** Shows another view or part of a list under its own address, without loading the page anew. */
export function goTo(address: string, find = ''): void {
  if (address === location.pathname + location.search && find === shownSearch()) return;
  history.pushState(searchState(find), '', address);
  for (const listener of listeners) listener();
}
