import { recordElementId } from './record-element.ts';
import { CaseFacts, Contact, Details, Result, TimeAndPlace } from './SubmissionParts.tsx';
import type { SubmissionView } from './submission-view.ts';

const COLUMNS = [
  { label: 'Renter', width: 'w-[23%]' },
  { label: 'Place and time', width: 'w-[16%]' },
  { label: 'Case', width: 'w-[22%]' },
  { label: 'Result', width: 'w-[21%]' },
  { label: 'Details', width: 'w-[18%]' },
] as const;

/** Rule, ground and room of every cell of a row. */
const ROW_STYLE = '*:border-t *:border-line *:bg-surface *:px-4 *:py-4 *:text-left *:align-top *:font-normal';

/**
 * The list where there is room for columns. Its head stays in sight: the rounded frame clips (`overflow: clip`) and so,
 * unlike one that hides, is no scroll container that the head would stick to.
 */
export function SubmissionTable({ views }: { readonly views: readonly SubmissionView[] }) {
  return (
    <div className="overflow-clip rounded-md border border-line">
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Submissions, newest first</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ label, width }) => (
              <th
                key={label}
                scope="col"
                className={`sticky top-0 z-10 bg-sunken px-4 py-3 text-left font-semibold ${width}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {views.map((view) => (
            <tr key={view.id} id={recordElementId(view.id)} tabIndex={-1} className={ROW_STYLE}>
              <th scope="row">
                <p dir="auto" className="text-base font-semibold wrap-anywhere">
                  {view.name}
                </p>
                <Contact view={view} />
              </th>
              <td>
                <TimeAndPlace view={view} />
              </td>
              <td>
                <CaseFacts view={view} />
              </td>
              <td>
                <Result view={view} />
              </td>
              <td>
                <Details view={view} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
