import { useEffect } from 'react';
import { createPortal } from 'react-dom';

import { SITE } from '~/config/site.ts';
import { RENTERS_PLAN_COPY } from '~/content/words/en/plan.ts';
import { format } from '~/domain/shared/format.ts';

import { carrySheet } from './carry-sheet.ts';
import { Lines } from './controls.tsx';
import { longDate } from './when-words.ts';
import type { ReadyPlan } from './ready-plan.ts';

const COPY = RENTERS_PLAN_COPY.carry;

/**
 * What comes out of the printer while a plan is on show, whether a button here or the browser's own menu asked for it:
 * the page to carry, or a letter. On the screen it is hidden (renters-plan.css).
 */
export function PrintSheet({ ready, letter }: { ready: ReadyPlan; letter: string | undefined }) {
  useEffect(() => {
    document.documentElement.dataset.planSheet = '';
    return () => {
      delete document.documentElement.dataset.planSheet;
    };
  }, []);
  return createPortal(
    <div className="plan-sheet">
      {letter === undefined ? <Carried ready={ready} /> : <p className="plan-sheet-letter">{letter}</p>}
    </div>,
    document.body,
  );
}

function Carried({ ready }: { ready: ReadyPlan }) {
  return (
    <>
      <p className="plan-sheet-title">{COPY.title}</p>
      <p>
        <bdi>{ready.form.fullName}</bdi>
      </p>
      <p>{COPY.caseNumber}</p>
      <div className="plan-sheet-parts">
        {carrySheet(ready).map(({ heading, lines }) => (
          <div key={heading}>
            <p className="plan-sheet-heading">{heading}</p>
            <Lines lines={lines} />
          </div>
        ))}
      </div>
      <p>{format(COPY.made, { date: longDate(ready.today), site: SITE.name })}</p>
    </>
  );
}
