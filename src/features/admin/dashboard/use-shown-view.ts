import { useSyncExternalStore } from 'react';

import { FIRST_VIEW, viewAddress, viewInAddress, type DashboardView } from './dashboard-views.ts';

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

/** The view that the address names, kept in step with Back, Forward and {@link showView}. In prebuilt HTML the first. */
export function useShownView(): DashboardView {
  return useSyncExternalStore(
    subscribe,
    () => viewInAddress(location.search),
    () => FIRST_VIEW,
  );
}

/** Shows a view under its own address without loading the page anew. */
export function showView(view: DashboardView): void {
  if (view.name === viewInAddress(location.search).name) return;
  history.pushState(null, '', viewAddress(view));
  for (const listener of listeners) listener();
}
