import { useSyncExternalStore } from 'react';

import { FIRST_LIST, listAddress, listInAddress, type DashboardList } from './dashboard-lists.ts';

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

/** The list that the address names, kept in step with Back, Forward and {@link showList}. In prebuilt HTML the first. */
export function useShownList(): DashboardList {
  return useSyncExternalStore(
    subscribe,
    () => listInAddress(location.search),
    () => FIRST_LIST,
  );
}

/** Shows a list under its own address without loading the page anew. */
export function showList(list: DashboardList): void {
  if (list === listInAddress(location.search)) return;
  history.pushState(null, '', listAddress(list));
  for (const listener of listeners) listener();
}
