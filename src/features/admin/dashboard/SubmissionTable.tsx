import { CaseFacts, Contact, Details, Result, TimeAndPlace } from './SubmissionParts.tsx';
import { submissionElementId, type SubmissionView } from './submission-view.ts';

const COLUMNS = [
  { label: 'Renter', width: 'w-[23%]' },
  { label: 'Place and time', width: 'w-[16%]' },
  { label: 'Case', width: 'w-[22%]' },
  { label: 'Result', width: 'w-[21%]' },
  { label: 'Details', width: 'w-[18%]' },
] as const;

/** The list where there is room for columns. Its head stays in sight. */
export function SubmissionTable({ views }: { readonly views: readonly SubmissionView[] }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <caption className="sr-only">Submissions, newest first</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ label, width }) => (
            <th
              key={label}
              scope="col"
              className={`sticky top-0 z-10 border-y border-line bg-sunken px-4 py-3 text-left font-semibold first:rounded-tl-md first:border-l last:rounded-tr-md last:border-r ${width}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&_td]:border-b [&_td]:border-line [&_td]:bg-surface [&_td]:px-4 [&_td]:py-4 [&_td]:align-top [&_td:last-child]:border-r [&_th]:border-b [&_th]:border-l [&_th]:border-line [&_th]:bg-surface [&_th]:px-4 [&_th]:py-4 [&_th]:text-left [&_th]:align-top [&_th]:font-normal [&_tr:last-child>td:last-child]:rounded-br-md [&_tr:last-child>th]:rounded-bl-md">
        {views.map((view) => (
          <tr key={view.id} id={submissionElementId(view.id)} tabIndex={-1}>
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
  );
}
