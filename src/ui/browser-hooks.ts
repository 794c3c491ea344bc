import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { localDate, type PlainDate } from '#domain/shared/plain-date.ts';

const never = () => () => undefined;

/** Whether the island is hydrated; until then its buttons do nothing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function onReturn(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The day on this device, read again when somebody returns to the tab. Not for what is rendered at build time. */
export function useLocalDay(): PlainDate {
  return useSyncExternalStore(onReturn, () => localDate(new Date()));
}

function onHashChange(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => {
    removeEventListener('hashchange', listener);
  };
}

/**
 * What the page's address has after `#`, which no server learns, and which Back and Forward change too; `undefined`
 * until the island is hydrated.
 */
export function useHash(): string | undefined {
  return useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => undefined,
  );
}

/** Calls the function of the latest render whenever the connection is back. */
export function useReconnect(onReconnect: () => void): void {
  const reconnected = useEffectEvent(onReconnect);
  useEffect(() => {
    const listener = () => {
      reconnected();
    };
    window.addEventListener('online', listener);
    return () => {
      window.removeEventListener('online', listener);
    };
  }, []);
}
