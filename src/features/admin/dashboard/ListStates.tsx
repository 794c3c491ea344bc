import { Button } from '~/ui/Button.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { ALERT, DOCUMENT, REFRESH } from '~/ui/icon-paths.ts';

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
export function EmptyList() {
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-dashed border-edge px-6 py-14 text-center">
      <Icon path={DOCUMENT} className="size-10 text-primary" />
      <h2 className="text-xl">No submissions yet</h2>
      <p className="max-w-[30em] text-muted">
        Submissions appear here once users complete the eligibility check.
      </p>
    </div>
  );
}

interface LoadFailureProps {
  /** Whether something from before is still shown. */
  readonly hasOlder: boolean;
  readonly onRetry: () => void;
}

/** Says that loading failed, what is still there, and offers another try; stays when the notification has gone. */
export function LoadFailure({ hasOlder, onRetry }: LoadFailureProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-no-line bg-no-tint p-5 text-no">
      <p className="flex max-w-[34em] gap-3">
        <Icon path={ALERT} />
        {hasOlder
          ? 'Not everything could be loaded. What you see is from before.'
          : 'The submissions could not be loaded. Check your connection.'}
      </p>
      <Button look="outline" size="small" icon={REFRESH} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
