import { PLAN_WHEN_COPY } from '~/content/copy/plan-when.ts';
import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { telephoneLink } from '~/domain/contact/telephone-link.ts';

import { situationsInWords } from './carry-sheet.ts';
import type { ReadyPlan } from './plan-input.ts';

const COPY = RENTERS_PLAN_COPY.now;

/** What to do, one situation after the other, and what it takes. The first is open, because it is the one to begin with. */
export function PlanSteps({ ready }: { ready: ReadyPlan }) {
  const { plan, state, filing } = ready;
  const { court } = filing;
  const fees = [...new Set(plan.paths.flatMap(({ remedy }) => remedy.feeNote ?? []))];
  const [first] = plan.help;
  return (
    <section aria-labelledby="plan-now">
      <h4 id="plan-now">{COPY.heading}</h4>
      {situationsInWords(ready).map(({ kind, heading, introduction, steps }, index) => (
        <details key={kind} className="plan-fold" open={index === 0}>
          <summary>{heading}</summary>
          <p>{introduction}</p>
          <ol className="plan-list">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
      <div className="plan-clocks">
        <Lines heading={COPY.papers} lines={plan.papers.map((paper) => PLAN_WHEN_COPY.papers[paper])} />
        <Lines heading={COPY.clerk} lines={PLAN_WHEN_COPY.clerk} />
        <Lines heading={COPY.court} lines={[court.name, ...fees, COPY.fee]} />
        <Lines
          heading={COPY.disclosure}
          lines={plan.disclosure.length === 0 ? [COPY.noDisclosure(state)] : plan.disclosure}
        />
      </div>
      {first !== undefined && (
        <p className="plan-box">
          {COPY.call}: <strong>{first.name}</strong>{' '}
          {first.phone === null ? (
            first.url !== null && (
              <a className="link" href={first.url}>
                {first.url}
              </a>
            )
          ) : (
            <a className="link" href={telephoneLink(first.phone)}>
              {first.phone}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <div>
      <h5>{heading}</h5>
      <ul className="plan-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
