import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the island is hydrated; until then its buttons do nothing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
