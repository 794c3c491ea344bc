import type { ReactNode } from 'react';

import type { SealingLawPanel as Panel } from '#domain/law/presentation.ts';
import type { Criterion, Met } from '#domain/plan/criteria.ts';
import { capitalised } from '#domain/shared/format.ts';
import { useWords } from '#features/language/words-context.tsx';
import { Lines, PlanFold } from '#features/renters-plan/controls.tsx';
import { BANNER_STYLE } from '#ui/Banner.tsx';
import { CHECK, CLOSE, Icon, type IconPath, QUESTION } from '#ui/Icon.tsx';
import { NewTabLink } from '#ui/NewTabLink.tsx';
import { type CourtLocation, filingInformation, type StateCourts } from '#domain/law/court-directory.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';

interface SealingLawPanelProps {
  readonly panel: Panel;
  /** Whether the explanation is in the banner already. */
  readonly isExplained: boolean;
  /** The conditions of the remedy that the finding rests on, or of the nearest one; `null` without a confirmed law. */
  readonly criteria: ShownCriteria | null;
  /** Court, fees and self-help, shown inside the Filing Information box. */
  readonly court: ReactNode;
  /** Link to the same law on its own page. */
  readonly more: ReactNode;
  /** On a translation. */
  readonly note: ReactNode;
}

export interface ShownCriteria {
  readonly title: string;
  /** Whether the remedy does not apply to the case, and is only the nearest. */
  readonly isNearest: boolean;
  readonly items: readonly Criterion[];
  /** Conditions and notes that nobody asked about. */
  readonly notes: readonly string[];
}

/** The state's law, how well it is confirmed, and how to file (product §2, departure D12). */
export function SealingLawPanel({ panel, isExplained, criteria, court, more, note }: SealingLawPanelProps) {
  const { notes: NOTES, facts: FACTS, criteria: CRITERIA } = useWords('law').LAW_DETAILS_COPY;
  return (
    <PlanFold heading={panel.title}>
      <div className="law">
        {note}
        {!isExplained && <p className="result-small">{panel.explanation}</p>}
        <dl className="law-facts">
          <Fact term={FACTS.waitingPeriod}>{panel.waitingPeriod}</Fact>
          <Fact term={FACTS.status}>{panel.statusLine}</Fact>
        </dl>
        <EvidenceNote evidence={panel.evidence} />
        {panel.requirements !== null && (
          <Part heading={panel.requirements.heading}>
            {criteria !== null && <Criteria {...criteria} />}
            <h6>{CRITERIA.more}</h6>
            <Lines lines={[...panel.requirements.items, ...(criteria?.notes ?? [])]} />
          </Part>
        )}
        {panel.steps !== null && (
          <Part heading={panel.steps.heading}>
            {panel.steps.introduction !== null && <p>{panel.steps.introduction}</p>}
            <ol className="law-steps">
              {panel.steps.items.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Part>
        )}
        {panel.filing !== null && (
          <Part heading={panel.filing.heading}>
            <p>{panel.filing.howToFile}</p>
            {court}
          </Part>
        )}
        {panel.asking !== null && (
          <Part heading={panel.asking.heading}>
            <Lines lines={panel.asking.items} />
          </Part>
        )}
        {panel.alternatives !== null && (
          <Part heading={panel.alternatives.heading}>
            {panel.alternatives.introduction !== null && <p>{panel.alternatives.introduction}</p>}
            <Lines lines={panel.alternatives.items} />
            {panel.filing === null && court}
          </Part>
        )}
        <Part heading={NOTES}>
          <p>{panel.notes}</p>
          {panel.citations.length > 0 && (
            <ul className="mt-3 grid gap-1 font-semibold">
              {panel.citations.map(({ citation, url }) => (
                <li key={citation}>
                  <NewTabLink href={url}>{citation}</NewTabLink>
                </li>
              ))}
            </ul>
          )}
          <p>{more}</p>
        </Part>
      </div>
    </PlanFold>
  );
}

/** Sign and colour of each mark; the word stands beside it. */
const MARKS: Readonly<Record<Met, { readonly icon: IconPath; readonly colour: string }>> = {
  yes: { icon: CHECK, colour: 'bg-good-tint text-good' },
  no: { icon: CLOSE, colour: 'bg-no-tint text-no' },
  unknown: { icon: QUESTION, colour: 'bg-review-tint text-review' },
};

/** Each condition with yes, no or "we need to know", from the renter's own answers. */
function Criteria({ title, isNearest, items }: ShownCriteria) {
  const COPY = useWords('law').LAW_DETAILS_COPY.criteria;
  return (
    <>
      <p className="text-sm text-muted">
        {isNearest ? COPY.nearest : COPY.legend}: {title}
      </p>
      <ul className="result-small mt-2 grid gap-2">
        {items.map(({ text, met, said }) => (
          <li key={text} className="flex gap-3">
            <span className={`grid size-6 shrink-0 place-items-center rounded-full ${MARKS[met].colour}`}>
              <Icon path={MARKS[met].icon} className="size-4" />
            </span>
            <span className="min-w-0">
              {text}{' '}
              <span className="text-muted">
                <strong>{COPY.met[met]}.</strong> {said}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </>
  );
}

/** How far the law could be confirmed. Placed before the steps, so that renters do not file under unconfirmed law. */
function EvidenceNote({ evidence }: { evidence: Panel['evidence'] }) {
  return (
    <aside
      className={`rounded-md border-l-4 px-4 py-2 ${BANNER_STYLE[evidence.reliable ? 'good' : 'review']}`}
    >
      {evidence.warning !== null && <p className="font-semibold">{evidence.warning}</p>}
      <h5>{evidence.heading}</h5>
      <p>{evidence.explanation}</p>
      {evidence.difference !== null && <p>{evidence.difference}</p>}
      <p className="text-sm">
        {evidence.checked}. {evidence.caution} {capitalised(evidence.looked)}.
      </p>
    </aside>
  );
}

/** Court, contact details and filing fees: the lower half of the Filing Information box. */
export function CourtAndFees({
  courts,
  county,
  fee,
}: {
  courts: StateCourts;
  county: string;
  /** What the finding's remedy costs, before the court's fees; `null` where we know nothing of it. */
  fee: string | null;
}) {
  const filing = filingInformation(courts, county, useWords('law').FEE_WORDS);
  return (
    <div className="law-court mt-5">
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
        {fee !== null && <p className="mb-4 font-semibold">{fee}</p>}
        {filing.fees.length === 0 ? (
          <p className="font-semibold">{filing.feesHeading}</p>
        ) : (
          <table className="law-fees">
            <caption>{filing.feesHeading}</caption>
            <tbody>
              {[...filing.fees, ...(filing.total === null ? [] : [filing.total])].map(({ label, amount }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="mt-2 text-sm text-muted">{filing.feesNote}</p>
      </div>
    </div>
  );
}

function CourtDetails({ court }: { court: CourtLocation }) {
  return (
    <address>
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

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="law-part">
      <h5>{heading}</h5>
      {children}
    </div>
  );
}
