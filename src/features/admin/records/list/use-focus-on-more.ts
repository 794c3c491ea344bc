import { useEffect, useRef } from 'react';

import { recordElementId } from '../card/RecordCard.tsx';

/**
 * Keeps the place of whoever loads more by the keyboard: the button moves or disappears, so the focus goes to the first
 * new record. Whoever went to another list meanwhile stays where they are.
 *
 * @param shown the records on show, in their order
 * @returns what is to be called when more is asked for
 */
export function useFocusOnMore(shown: readonly { readonly id: string }[], isLoading: boolean): () => void {
  const lastRead = useRef<string>(undefined);

  useEffect(() => {
    if (isLoading || lastRead.current === undefined) return;
    const last = shown.findIndex(({ id }) => id === lastRead.current);
    lastRead.current = undefined;
    // Where nothing more came, the button has gone all the same.
    const isLost = document.activeElement === document.body;
    const next = last === -1 ? undefined : (shown[last + 1] ?? (isLost ? shown[last] : undefined));
    if (next !== undefined) document.getElementById(recordElementId(next.id))?.focus({ preventScroll: true });
  }, [shown, isLoading]);

  return () => {
    if (!isLoading) lastRead.current = shown.at(-1)?.id;
  };
}
