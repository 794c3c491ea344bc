import { useState } from 'react';

import { Button } from '#ui/Button.tsx';

interface Turns {
  /** Shows the page before this one; `undefined` on the first. */
  readonly before: (() => void) | undefined;
  /** Shows the page after this one; `undefined` on the last. */
  readonly after: (() => void) | undefined;
}

interface PagesProps extends Turns {
  readonly isBusy?: boolean;
  /** What the pages before and after this one hold, if it is not by date. */
  readonly labels?: readonly [before: string, after: string];
}

/**
 * The page of a list that is loaded page by page, as the cursors that lead to it from the first.
 *
 * @param query what is asked of the list: another one begins at its first page
 */
export function useCursors(query?: unknown) {
  const [trail, setTrail] = useState<{ readonly query: unknown; readonly cursors: readonly string[] }>();
  const cursors = trail?.query === query ? (trail?.cursors ?? []) : [];
  const show = (shown: readonly string[]) => () => {
    setTrail({ query, cursors: shown });
  };
  /** @param next cursor of the page after the one that is shown */
  const turns = (next: string | null | undefined): Turns => ({
    before: cursors.length === 0 ? undefined : show(cursors.slice(0, -1)),
    after: next == null ? undefined : show([...cursors, next]),
  });
  return { cursors, turns };
}

/** Leads to the page before and the page after of the list (`id="list"`), each from its beginning. */
export function Pages({ before, after, isBusy, labels = ['Newer', 'Older'] }: PagesProps) {
  const turns = [before, after];
  if (turns.every((turn) => turn === undefined)) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-center gap-3">
      {turns.map(
        (turn, index) =>
          turn !== undefined && (
            <Button
              key={labels[index]}
              look="outline"
              size="small"
              isBusy={isBusy}
              onClick={() => {
                turn();
                const list = document.getElementById('list');
                list?.focus({ preventScroll: true });
                list?.querySelector('table, ol')?.scrollIntoView({ block: 'start' });
              }}
            >
              {labels[index]}
            </Button>
          ),
      )}
    </nav>
  );
}
