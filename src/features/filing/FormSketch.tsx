import type { FieldRow } from '#domain/filing/papers.ts';

import { useFilingWords } from './filing-words.ts';

/** In units of the drawing, which is a letter page of 85 × 110. */
const PAGE = { width: 170, margin: 12, top: 34, row: 9 };

/**
 * A drawing of the court's form, so that a renter finds on it what the worksheet below says: each line and box in its
 * order, numbered like the worksheet's, with a tick where one belongs.
 */
export function FormSketch({ rows }: { readonly rows: readonly FieldRow[] }) {
  const COPY = useFilingWords().filing.FILING_COPY.form;
  const perColumn = Math.ceil(rows.length / 2);
  const column = (PAGE.width - 2 * PAGE.margin) / 2;
  const height = PAGE.top + perColumn * PAGE.row + PAGE.margin;
  return (
    <figure className="form-sketch">
      <svg viewBox={`0 0 ${PAGE.width} ${height}`} aria-hidden="true">
        <rect x="0.5" y="0.5" width={PAGE.width - 1} height={height - 1} className="form-sketch-page" />
        <rect x={PAGE.width / 2 - 40} y="10" width="80" height="3" className="form-sketch-text" />
        <rect x={PAGE.width / 2 - 28} y="17" width="56" height="3" className="form-sketch-text" />
        {rows.map(({ label, ticked }, index) => {
          const x = PAGE.margin + (index < perColumn ? 0 : column);
          const y = PAGE.top + (index % perColumn) * PAGE.row;
          return (
            <g key={label} transform={`translate(${x} ${y})`}>
              <text x="6" y="2" textAnchor="end">
                {index + 1}
              </text>
              {ticked === undefined ? (
                <line x1="9" x2={column - 8} y1="2.5" y2="2.5" />
              ) : (
                <>
                  <rect x="9" y="-2.5" width="5" height="5" className="form-sketch-box" />
                  {ticked && <path d="M10 -.2 11.2 1.2 13.2 -1.6" />}
                  <rect x="17" y="-1" width={column - 34} height="2" className="form-sketch-text" />
                </>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption className="no-print">{COPY.sketch}</figcaption>
    </figure>
  );
}
