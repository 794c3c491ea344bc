import { useMemo, useSyncExternalStore } from 'react';

import type { QueryPlace } from './list-query.ts';

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

/** What the address asks for, kept in step with Back, Forward and {@link goTo}. In prebuilt HTML nothing. */
export function useAddress(): QueryPlace {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  return useMemo(() => ({ search, hash }), [search, hash]);
}

/** Shows another view or part of a list under its own address, without loading the page anew. */
export function goTo(address: string): void {
  if (address === location.pathname + location.search + location.hash) return;
  history.pushState(null, '', address);
  for (const listener of listeners) listener();
}
