import type { ReactNode } from 'react';

import { recordElementId } from './record-element.ts';

interface Props {
  readonly id: string;
  readonly layout: string;
  readonly children: ReactNode;
}

/** The sheet on which a list shows one record; the focus can be moved to it. */
export function RecordCard({ id, layout, children }: Props) {
  return (
    <li
      id={recordElementId(id)}
      tabIndex={-1}
      className={`rounded-md border border-line bg-surface p-5 text-sm ${layout}`}
    >
      {children}
    </li>
  );
}
