import { Button } from '~/ui/Button.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { ALERT, REFRESH, SEARCH } from '~/ui/icon-paths.ts';

import type { ListWords } from './list-words.ts';

/** What stands where the list will be while it is on its way. */
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

/** What stands where the list would be (specification §2). */
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
  /** Whether the list was looked through to its end. */
  readonly isEnd: boolean;
  readonly onShowAll: () => void;
}

/** What stands where the list would be when filters and search leave nothing of it. */
export function NoneMatch({ heading, isEnd, onShowAll }: NoneMatchProps) {
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
  /** What to say of a list of which nothing is there; left out when something from before is still shown. */
  readonly missing?: string | undefined;
  readonly onRetry: () => void;
}

/** Says that loading failed, what is still there, and offers another try; stays when the notification has gone. */
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
