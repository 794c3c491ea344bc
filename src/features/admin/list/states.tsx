import type { ReactNode } from 'react';

import type { CallFailed } from '#features/admin/session/call.ts';
import { numbered } from '#features/admin/session/trouble.ts';
import { Button } from '#ui/Button.tsx';
import { ALERT, Icon, type IconPath, REFRESH } from '#ui/Icon.tsx';

export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-px motion-safe:animate-pulse">
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className="flex h-10 items-center gap-8 border-b border-line">
          <div className="h-4 w-1/5 rounded-full bg-sunken" />
          <div className="h-4 w-1/4 rounded-full bg-sunken" />
          <div className="h-4 w-1/6 rounded-full bg-sunken" />
        </div>
      ))}
    </div>
  );
}

interface EmptyListProps {
  readonly icon: IconPath;
  readonly heading: string;
  readonly note: string;
  /** Buttons that show more. */
  readonly children: ReactNode;
}

/** Shown in place of an empty list (product §2), or of one in which nothing matches. */
export function EmptyList({ icon, heading, note, children }: EmptyListProps) {
  return (
    <div className="my-6 grid justify-items-center gap-3 rounded-md border border-dashed border-edge px-6 py-14 text-center">
      <Icon path={icon} className="size-10 text-primary" />
      <h2 className="text-xl">{heading}</h2>
      <p className="max-w-[30em] text-muted">{note}</p>
      <div className="flex gap-3 empty:hidden">{children}</div>
    </div>
  );
}

interface LoadFailureProps {
  /** "submissions" */
  readonly what: string;
  readonly error: CallFailed | null;
  /** Whether earlier data is still shown. */
  readonly isPartial?: boolean;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, in the words of product §8, and why; with a button to try again. */
export function LoadFailure({ what, error, isPartial = false, onRetry }: LoadFailureProps) {
  return (
    <div
      role="alert"
      className="my-3 flex flex-wrap items-center justify-between gap-4 rounded-md border border-no-line bg-no-tint px-5 py-3 text-no"
    >
      <p className="flex max-w-[40em] gap-3">
        <Icon path={ALERT} />
        <span>
          <b>Error</b> Failed to load {what}. Please try again.{' '}
          {error !== null && numbered(error.message, error.reference)}
          {isPartial && ' What you see is from before.'}
        </span>
      </p>
      <Button look="outline" size="small" icon={REFRESH} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
