import type { ReactNode } from 'react';

/**
 * A long part, folded to its heading and a summary. A `<details>`, so that find-in-page and links to its contents open
 * it; in print it is open (styles/base.css).
 */
export function Fold({
  heading,
  inside,
  children,
}: {
  heading: string;
  /** Short summary of the contents. */
  inside: string;
  children: ReactNode;
}) {
  return (
    <details className="group border-t border-line">
      <summary className="flex cursor-pointer items-center justify-between gap-4 py-3">
        <span>
          <h4 className="display text-lg">{heading}</h4>
          <span className="text-sm text-muted">{inside}</span>
        </span>
        <span aria-hidden="true" className="display no-print text-2xl text-primary">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">–</span>
        </span>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
