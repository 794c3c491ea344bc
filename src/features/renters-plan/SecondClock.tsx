import { REPORTING_COPY as COPY } from '~/content/copy/plan-when.ts';
import type { CaseOutcome } from '~/domain/check/case-facts.ts';
import type { ReportingLimit } from '~/domain/plan/reporting-limit.ts';
import { Icon } from '~/ui/Icon.tsx';
import { INFO } from '~/ui/icon-paths.ts';

import { Lines } from './Lines.tsx';
import { reportingWords } from './when-words.ts';

/** The screening company's clock, under the court's: one can end long before the other. */
export function SecondClock({ reporting, outcome }: { reporting: ReportingLimit; outcome: CaseOutcome }) {
  const lines = [
    ...('from' in reporting ? [COPY.from[reporting.from]] : []),
    ...(outcome === 'settlement' ? [COPY.settlement] : []),
    ...COPY.means,
  ];
  return (
    <div className="plan-box">
      <p className="plan-status">
        <Icon path={INFO} />
        <span>{reportingWords(reporting)}</span>
      </p>
      <Lines lines={lines} />
      <small>{COPY.citation}</small>
    </div>
  );
}
