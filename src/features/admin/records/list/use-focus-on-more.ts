import { useEffect, useRef } from 'react';

import { recordElementId } from '../card/RecordCard.tsx';

/**
 * Moves the focus to the first new record after "Load more", because the button moves or disappears. Does nothing if
 * the user has gone to another list in the meantime.
 *
 * @param shown the visible records in order
 * @returns a function to call when more records are requested
 */
export function useFocusOnMore(shown: readonly { readonly id: string }[], isLoading: boolean): () => void {
  const lastRead = useRef<string>(undefined);

  useEffect(() => {
    if (isLoading || lastRead.current === undefined) return;
    const last = shown.findIndex(({ id }) => id === lastRead.current);
    lastRead.current = undefined;
    // If there were no further records, the button has disappeared as well.
    const isLost = document.activeElement === document.body;
    const next = last === -1 ? undefined : (shown[last + 1] ?? (isLost ? shown[last] : undefined));
    if (next !== undefined) document.getElementById(recordElementId(next.id))?.focus({ preventScroll: true });
  }, [shown, isLoading]);

  return () => {
    if (!isLoading) lastRead.current = shown.at(-1)?.id;
  };
}
