import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the script has taken over from the prebuilt HTML: until then a button would do nothing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
