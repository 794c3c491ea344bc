import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '~/ui/Button.tsx';

import { localTime } from '../local-time.ts';
import type { ListWords } from './list-words.ts';
import { EmptyList, ListSkeleton, LoadFailure, NoneMatch } from './ListStates.tsx';
import { recordElementId } from './record-element.ts';
import type { Listed, ListState } from './record-list-store.ts';

interface Props {
  readonly state: ListState<Listed>;
  readonly words: ListWords;
  /** Whether filters or a search leave records out. */
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
  readonly onLoadMore: () => void;
  /** The records of `state`, as this list shows them. */
  readonly children: ReactNode;
}

/** A list with the line that says how much of it is shown, and the way to more. */
export function ListPanel({ state, words, isNarrowed, onShowAll, onLoadMore, children }: Props) {
  const { records, next, waitingFor, failed } = state;
  const lastRead = useRef<string>(undefined);

  // The button moves away or goes: whoever pressed it reads on at the first record that came. Whoever went to another
  // list meanwhile stays where they are.
  useEffect(() => {
    const last = records?.findIndex(({ id }) => id === lastRead.current) ?? -1;
    const firstNew = last === -1 ? undefined : records?.[last + 1];
    lastRead.current = undefined;
    if (firstNew !== undefined) {
      document.getElementById(recordElementId(firstNew.id))?.focus({ preventScroll: true });
    }
  }, [records]);

  function loadMore() {
    lastRead.current = records?.at(-1)?.id;
    onLoadMore();
  }

  if (records === undefined && failed === 'everything' && waitingFor === undefined) return null;

  return (
    <section aria-labelledby="list-heading" aria-busy={waitingFor !== undefined} className="grid gap-4">
      <h2 id="list-heading" className="sr-only">
        {words.title}
      </h2>
      <p role="status" className="min-h-6 text-sm text-muted">
        {statusText(state, words, isNarrowed)}
      </p>
      {records === undefined ? (
        <ListSkeleton />
      ) : records.length > 0 ? (
        <div className={state.isOutdated ? 'opacity-50 transition-opacity' : undefined}>{children}</div>
      ) : next === null && !isNarrowed ? (
        <EmptyList {...words.empty} />
      ) : (
        <NoneMatch heading={words.noneMatch} isEnd={next === null} onShowAll={onShowAll} />
      )}
      {failed === 'more' && <LoadFailure onRetry={loadMore} />}
      {next !== null && failed !== 'more' && (
        <div className="justify-self-center">
          <Button look="outline" aria-disabled={waitingFor !== undefined} onClick={loadMore}>
            {waitingFor === 'more' ? 'Loading...' : 'Load more'}
          </Button>
        </div>
      )}
    </section>
  );
}

function statusText(
  { records, matching, counts, waitingFor, updatedAt }: ListState<Listed>,
  words: ListWords,
  isNarrowed: boolean,
): string {
  if (waitingFor === 'everything') return words.loading;
  if (records === undefined || updatedAt === undefined) return '';
  if (records.length === 0) return `Updated ${localTime(updatedAt)}.`;
  const shown = records.length.toLocaleString('en-US');
  const total = matching ?? (isNarrowed ? undefined : counts?.total);
  const all = total === undefined ? shown : `${shown} of ${total.toLocaleString('en-US')}`;
  return `Showing ${all}${isNarrowed ? ' that match' : ''}, newest first. Updated ${localTime(updatedAt)}.`;
}
