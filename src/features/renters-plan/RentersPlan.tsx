import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { RENTERS_PLAN_COPY as COPY } from '~/content/copy/renters-plan.ts';
import { PLAN_WHEN_COPY, REPORTING_COPY } from '~/content/copy/plan-when.ts';
import type { PlanCase } from '~/domain/plan/plan-case.ts';

import { CarryAlong } from './CarryAlong.tsx';
import { DateQuestions } from './DateQuestions.tsx';
import { Lines } from './Lines.tsx';
import { PlanLetters } from './PlanLetters.tsx';
import { PlanPaths } from './PlanPaths.tsx';
import { PlanSteps } from './PlanSteps.tsx';
import { readyPlan, type PlanInput } from './plan-input.ts';
import { wearPlanStyles } from './plan-styles.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { Reminders } from './Reminders.tsx';
import { SecondClock } from './SecondClock.tsx';

wearPlanStyles();

const NO_DATES: PlanCase['dates'] = {};

/**
 * The renter's plan under an answer: when, what now, what to say, and one page to carry. Fetched when a result is on
 * show; what is typed here stays in this component.
 */
export function RentersPlan({ input }: { input: PlanInput }) {
  const [dates, setDates] = useState(NO_DATES);
  /** The letter that is being printed; the page to carry otherwise. */
  const [letter, setLetter] = useState<string>();
  const ready = readyPlan(input, dates);
  const { plan } = ready;

  useEffect(() => {
    const backToPlan = () => {
      setLetter(undefined);
    };
    window.addEventListener('afterprint', backToPlan);
    return () => {
      window.removeEventListener('afterprint', backToPlan);
    };
  }, []);
  const print = (text?: string) => {
    // The sheet has to hold the text before the browser looks at it.
    flushSync(() => {
      setLetter(text);
    });
    window.print();
  };

  return (
    <section aria-labelledby="plan-heading" className="plan">
      <h3 id="plan-heading">{COPY.heading}</h3>
      <small>{COPY.introduction(ready.state)}</small>
      <aside className="plan-box plan-cautions">
        <h4>{COPY.cautions}</h4>
        <Lines lines={plan.cautions.map((caution) => PLAN_WHEN_COPY.cautions[caution])} />
      </aside>
      <div className="plan-part">
        <h4>{COPY.when.heading}</h4>
        <h5>{COPY.when.court}</h5>
        <PlanPaths {...ready} />
        <DateQuestions questions={plan.questions} input={input} dates={dates} onDates={setDates} />
        <h5>{REPORTING_COPY.heading}</h5>
        <SecondClock reporting={plan.reporting} outcome={input.form.outcome} />
        <Reminders reminders={plan.reminders} />
      </div>
      <PlanSteps ready={ready} />
      <PlanLetters ready={ready} onPrint={print} />
      <CarryAlong ready={ready} onPrint={print} />
      <PrintSheet ready={ready} letter={letter} />
    </section>
  );
}
