import type { ReactNode } from 'react';

import { Icon } from '~/ui/Icon.tsx';
import { CHEVRON_DOWN } from '~/ui/icon-paths.ts';

interface Props {
  /** What stands in the line that opens and closes the rest. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A line that opens to what is behind it. For the rows of a list with a border. */
export function Disclosure({ summary, children }: Props) {
  return (
    <details className="group/row">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 items-center gap-3 wrap-anywhere">{summary}</span>
        <Icon
          path={CHEVRON_DOWN}
          className="size-5 shrink-0 text-muted transition-transform group-open/row:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-5">{children}</div>
    </details>
  );
}
