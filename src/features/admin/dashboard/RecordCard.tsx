import type { ReactNode } from 'react';

import { recordElementId } from './record-element.ts';

interface Props {
  readonly id: string;
  readonly layout: string;
  readonly children: ReactNode;
}

/**
 * The sheet on which a list shows one record; the focus can be moved to it. What is far out of sight is not drawn
 * (`records-at-ease`, styles/admin.css): thousands of records scroll like fifty.
 */
export function RecordCard({ id, layout, children }: Props) {
  return (
    <li
      id={recordElementId(id)}
      tabIndex={-1}
      className={`records-at-ease rounded-md border border-line bg-surface p-4 text-sm sm:p-5 ${layout}`}
    >
      {children}
    </li>
  );
}
