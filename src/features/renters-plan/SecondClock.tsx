import { REPORTING_COPY as COPY } from '~/content/copy/plan-when.ts';
import type { CaseOutcome } from '~/domain/eligibility/case-facts.ts';
import type { ReportingLimit } from '~/domain/plan/reporting-limit.ts';
import { Icon } from '~/ui/Icon.tsx';
import { CLOCK } from '~/ui/icon-paths.ts';

import { reportingWords } from './when-words.ts';

/** The screening company's clock, under the court's: one can end long before the other. */
export function SecondClock({ reporting, outcome }: { reporting: ReportingLimit; outcome: CaseOutcome }) {
  return (
    <div className="plan-box">
      <p className="plan-status">
        <Icon path={CLOCK} />
        <span>{reportingWords(reporting)}</span>
      </p>
      <ul>
        {'from' in reporting && <li>{COPY.from[reporting.from]}</li>}
        {outcome === 'settlement' && <li>{COPY.settlement}</li>}
        {COPY.means.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <small>{COPY.citation}</small>
    </div>
  );
}
