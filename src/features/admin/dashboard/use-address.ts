import { useMemo, useSyncExternalStore } from 'react';

import type { QueryPlace } from './list-query.ts';
import { searchState, shownSearch, takeSearch } from './shown-search.ts';

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
