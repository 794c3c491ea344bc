import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { telephoneLink } from '~/domain/shared/telephone.ts';

import { situationsInWords, visitParts } from './carry-sheet.ts';
import { Lines } from './Lines.tsx';
import type { ReadyPlan } from './plan-input.ts';

const COPY = RENTERS_PLAN_COPY.now;

/** What to do, one situation after the other, and what it takes. The first is open, because it is the one to begin with. */
export function PlanSteps({ ready }: { ready: ReadyPlan }) {
  const [first] = ready.plan.help;
  return (
    <div className="plan-part">
      <h4>{COPY.heading}</h4>
      {situationsInWords(ready).map(({ kind, heading, introduction, steps }, index) => (
        <details key={kind} className="plan-fold" open={index === 0}>
          <summary>{heading}</summary>
          <p>{introduction}</p>
          <Lines lines={steps} as="ol" />
        </details>
      ))}
      <div className="plan-boxes">
        {visitParts(ready).map(({ heading, lines }) => (
          <div key={heading}>
            <h5>{heading}</h5>
            <Lines lines={lines} />
          </div>
        ))}
      </div>
      {first !== undefined && (
        <p className="plan-box">
          {COPY.call}: <strong>{first.name}</strong>{' '}
          <a className="link" href={first.phone === null ? (first.url ?? '') : telephoneLink(first.phone)}>
            {first.phone ?? first.url}
          </a>
        </p>
      )}
    </div>
  );
}
