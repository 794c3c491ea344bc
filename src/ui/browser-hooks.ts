import { useCallback, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the script has taken over from the prebuilt HTML: until then a button would do nothing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Whether a media query holds, kept up to date. In prebuilt HTML it does not.
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
