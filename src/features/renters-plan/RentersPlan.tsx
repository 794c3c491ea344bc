import type { WritableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { RENTERS_PLAN_COPY as COPY } from '~/content/copy/renters-plan.ts';
import { PLAN_WHEN_COPY, REPORTING_COPY } from '~/content/copy/plan-when.ts';
import { useAtom } from '~/ui/use-atom.ts';

import { CarryAlong } from './CarryAlong.tsx';
import { DateQuestions } from './DateQuestions.tsx';
import { Lines } from './Lines.tsx';
import { PlanLetters } from './PlanLetters.tsx';
import { PlanPaths } from './PlanPaths.tsx';
import { PlanSteps } from './PlanSteps.tsx';
import { readyPlan, type PlanInput } from './plan-input.ts';
import type { PlanNotes } from './plan-notes.ts';
import { wearPlanStyles } from './plan-styles.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { Reminders } from './Reminders.tsx';
import { SecondClock } from './SecondClock.tsx';

wearPlanStyles();

/**
 * The renter's plan under an answer: when, what now, what to say, and one page to carry. Fetched when a result is on
 * show.
 */
export function RentersPlan({ input, $notes }: { input: PlanInput; $notes: WritableAtom<PlanNotes> }) {
  const notes = useAtom($notes);
  /** The letter that is being printed; the page to carry otherwise. */
  const [letter, setLetter] = useState<string>();
  const ready = readyPlan(input, notes.dates);
  const { plan } = ready;
  const { warning } = input.file.panel.evidence;
  const note = (changes: Partial<PlanNotes>) => {
    $notes.set({ ...notes, ...changes });
  };

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
        {warning !== null && <p className="plan-box plan-cautions">{warning}</p>}
        <h5>{COPY.when.court}</h5>
        <PlanPaths {...ready} />
        <DateQuestions ready={ready} notes={notes} onNote={note} />
        <h5>{REPORTING_COPY.heading}</h5>
        <SecondClock reporting={plan.reporting} outcome={input.form.outcome} />
        <Reminders reminders={plan.reminders} />
      </div>
      <PlanSteps ready={ready} />
      <PlanLetters ready={ready} notes={notes} onNote={note} onPrint={print} />
      <CarryAlong ready={ready} onPrint={print} />
      <PrintSheet ready={ready} letter={letter} />
    </section>
  );
}
