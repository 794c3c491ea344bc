import { PLAN_WHEN_COPY, REPORTING_COPY as COPY } from '~/content/copy/plan-when.ts';
import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import type { CaseOutcome } from '~/domain/eligibility/case-facts.ts';
import type { RentersPlan } from '~/domain/plan/renters-plan.ts';
import { Icon } from '~/ui/Icon.tsx';
import { CLOCK, SCALES } from '~/ui/icon-paths.ts';

import { reportingWords, whenWords } from './when-words.ts';

/** The court's time and the screening company's, side by side: one can end long before the other. */
export function TwoClocks({ plan, outcome }: { plan: RentersPlan; outcome: CaseOutcome }) {
  const { paths, reporting } = plan;
  const [first] = paths;
  return (
    <div className="plan-clocks">
      <div>
        <h5>
          <Icon path={SCALES} />
          {RENTERS_PLAN_COPY.when.court}
        </h5>
        <p>{first === undefined ? PLAN_WHEN_COPY.nothingAtCourt : whenWords(first)}</p>
        {first !== undefined && <p className="plan-muted">{first.remedy.title}</p>}
      </div>
      <div>
        <h5>
          <Icon path={CLOCK} />
          {COPY.heading}
        </h5>
        <p>{reportingWords(reporting)}</p>
        {'from' in reporting && <p className="plan-muted">{COPY.from[reporting.from]}</p>}
        <ul className="plan-list plan-muted">
          {outcome === 'settlement' && <li>{COPY.settlement}</li>}
          {COPY.means.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="plan-muted">{COPY.citation}</p>
      </div>
    </div>
  );
}
