import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of a store, and a new render when it changes. All that `useStore` of @nanostores/react does for a plain
 * atom; its support for keys of maps would be half a kilobyte of the checker's script for nothing.
 */
export function useAtom<Value>(store: ReadableAtom<Value>): Value {
  const listen = useCallback((onChange: () => void) => store.listen(onChange), [store]);
  const get = () => store.get();
  return useSyncExternalStore(listen, get, get);
}
