import { type ReactNode, useEffect, useRef } from 'react';

import { localTime } from '#features/admin/local-time.ts';
import { Button } from '#ui/Button.tsx';
import { ALERT, Icon, REFRESH, SEARCH } from '#ui/Icon.tsx';

import { recordElementId } from '#features/admin/records/card/RecordCard.tsx';
import type { ListState, ListWords } from './record-lists.ts';

/** Shown in place of the list while it loads. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 motion-safe:animate-pulse">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-3 rounded-md border border-line bg-surface p-5">
          <div className="h-5 w-2/5 rounded-full bg-sunken" />
          <div className="h-4 w-3/5 rounded-full bg-sunken" />
          <div className="h-4 w-1/2 rounded-full bg-sunken" />
        </div>
      ))}
    </div>
  );
}

/** Shown in place of an empty list (specification §2). */
export function EmptyList({ icon, heading, note }: ListWords['empty']) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-dashed border-edge px-6 py-14 text-center">
      <Icon path={icon} className="size-10 text-primary" />
      <h3 className="text-xl">{heading}</h3>
      <p className="max-w-[30em] text-muted">{note}</p>
    </div>
  );
}

interface NoneMatchProps {
  readonly heading: string;
  /** Whether the whole list was searched. */
  readonly isEnd: boolean;
  readonly onShowAll: () => void;
}

/** Shown in place of the list when no record matches. */
function NoneMatch({ heading, isEnd, onShowAll }: NoneMatchProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-dashed border-edge px-6 py-10 text-center">
      <Icon path={SEARCH} className="size-10 text-primary" />
      <h3 className="text-xl">{isEnd ? heading : `${heading} so far`}</h3>
      <p className="max-w-[30em] text-muted">
        {isEnd
          ? 'Try fewer filters, or another spelling of the name.'
          : 'Older records were not looked at yet. Load more to go on.'}
      </p>
      <Button look="outline" size="small" onClick={onShowAll}>
        Show all
      </Button>
    </div>
  );
}

interface LoadFailureProps {
  /** Message if nothing is shown; absent if earlier data is still shown. */
  readonly missing?: string | undefined;
  readonly onRetry: () => void;
}

/** Failure message with a retry button; unlike the toast, it stays. */
export function LoadFailure({ missing, onRetry }: LoadFailureProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-no-line bg-no-tint p-5 text-no">
      <p className="flex max-w-[34em] gap-3">
        <Icon path={ALERT} />
        {missing ?? 'Not everything could be loaded. What you see is from before.'}
      </p>
      <Button look="outline" size="small" icon={REFRESH} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

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

interface ListPanelProps {
  readonly state: ListState;
  readonly words: ListWords;
  /** Whether any filter or search is active. */
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
  /** The rendered records. */
  readonly children: ReactNode;
}

/** A list with its status line and the "Load more" button. */
export function ListPanel({ state, words, isNarrowed, onShowAll, children }: ListPanelProps) {
  const { records, hasMore, waitingFor, failed } = state;
  const keepPlace = useFocusOnMore(records ?? [], waitingFor !== undefined);

  function loadMore() {
    keepPlace();
    state.loadMore();
  }

  if (records === undefined && failed === 'everything' && waitingFor === undefined) return null;

  return (
    <section
      id="list"
      tabIndex={-1}
      aria-labelledby="list-heading"
      aria-busy={waitingFor !== undefined}
      className="grid gap-4"
    >
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
      ) : !hasMore && !isNarrowed ? (
        <EmptyList {...words.empty} />
      ) : (
        <NoneMatch heading={words.noneMatch} isEnd={!hasMore} onShowAll={onShowAll} />
      )}
      {failed === 'more' && <LoadFailure onRetry={loadMore} />}
      {hasMore && failed !== 'more' && (
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
  { records, hasMore, matching, counts, waitingFor, updatedAt }: ListState,
  words: ListWords,
  isNarrowed: boolean,
): string {
  if (waitingFor === 'everything') return words.loading;
  if (records === undefined || updatedAt === undefined) return '';
  if (records.length === 0) {
    return `${isNarrowed ? `${words.noneMatch}${hasMore ? ' so far' : ''}. ` : ''}Updated ${localTime(updatedAt)}.`;
  }
  const shown = records.length.toLocaleString('en-US');
  const total = matching ?? (isNarrowed ? undefined : counts?.total);
  const all = total === undefined ? shown : `${shown} of ${total.toLocaleString('en-US')}`;
  return `Showing ${all}${isNarrowed ? ' that match' : ''}, newest first. Updated ${localTime(updatedAt)}.`;
}
