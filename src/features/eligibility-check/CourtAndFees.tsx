import type { CourtLocation, StateCourts } from '~/domain/law/court-directory.ts';
import { filingInformation } from '~/domain/law/filing-information.ts';
import { telephoneLink } from '~/domain/shared/telephone.ts';
import { NewTabLink } from '~/ui/NewTabLink.tsx';

/** Which court, how to reach it, and what filing may cost: the lower half of the Filing Information box. */
export function CourtAndFees({ courts, county }: { courts: StateCourts; county: string }) {
  const filing = filingInformation(courts, county);
  return (
    <div className="mt-5 grid gap-6 sm:grid-cols-2">
      <div>
        <CourtDetails court={filing.court} />
        {filing.court.locations.map((location) => (
          <div key={location.name} className="mt-3">
            <CourtDetails court={location} />
          </div>
        ))}
        <p className="mt-2 text-sm text-muted">{filing.court.note}</p>
        {filing.selfHelp !== null && (
          <p className="mt-2">
            <NewTabLink href={filing.selfHelp.url}>{filing.selfHelp.title}</NewTabLink>
          </p>
        )}
      </div>
      <div>
        <table className="w-full">
          <caption className="mb-1 text-left font-semibold">{filing.feesHeading}</caption>
          <tbody>
            {[...filing.fees, filing.total].map(({ label, amount }) => (
              <tr key={label} className="border-t border-line last:font-semibold">
                <th scope="row" className="py-1.5 text-left font-[inherit]">
                  {label}
                </th>
                <td className="tabular-nums py-1.5 text-right">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-sm text-muted">{filing.feesNote}</p>
      </div>
    </div>
  );
}

function CourtDetails({ court }: { court: CourtLocation }) {
  return (
    <address className="not-italic">
      <p className="font-semibold">
        <NewTabLink href={court.website}>{court.name}</NewTabLink>
      </p>
      {court.address !== null && <p>{court.address}</p>}
      {court.phone !== null && (
        <p>
          <a className="link" href={telephoneLink(court.phone)}>
            {court.phone}
          </a>
        </p>
      )}
      {court.hours !== null && <p className="text-sm text-muted">{court.hours}</p>}
    </address>
  );
}
