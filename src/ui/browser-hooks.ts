import { useCallback, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the island is hydrated; until then its buttons do nothing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Whether a media query matches, kept up to date; `false` in prebuilt HTML.
 *
 * @example const isWide = useMediaQuery('(min-width: 64rem)');
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
