import { useEffect } from 'react';
import { createPortal } from 'react-dom';

import { DEFAULT_LANGUAGE } from '~/config/languages.ts';
import { SITE } from '~/config/site.ts';
import { format } from '~/domain/shared/format.ts';

import { useLanguage } from '~/features/language/words-context.tsx';

import { carrySheet } from './carry-sheet.ts';
import { Lines } from './controls.tsx';
import { readyLetter } from './PlanLetters.tsx';
import { longDate } from './when-words.ts';
import type { ReadyPlan } from './ready-plan.ts';

/**
 * Printed instead of the page while a plan is shown, whether started by a button here or the browser's menu: the
 * one-page summary or a letter. Hidden on screen (renters-plan.css).
 */
export function PrintSheet({ ready, letter }: { ready: ReadyPlan; letter: string | undefined }) {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.dataset.planSheet = '';
    return () => {
      delete document.documentElement.dataset.planSheet;
    };
  }, []);
  return createPortal(
    <div className="plan-sheet">
      {letter === undefined ? (
        <>
          <Carried ready={ready} />
          {/* Court clerks read English. */}
          {language !== DEFAULT_LANGUAGE && (
            <p lang={DEFAULT_LANGUAGE} className="plan-sheet-letter break-before-page">
              {readyLetter(ready, 'clerk')}
            </p>
          )}
        </>
      ) : (
        <p lang={DEFAULT_LANGUAGE} className="plan-sheet-letter">
          {letter}
        </p>
      )}
    </div>,
    document.body,
  );
}

function Carried({ ready }: { ready: ReadyPlan }) {
  const COPY = ready.words.plan.RENTERS_PLAN_COPY.carry;
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
      <p>
        {format(COPY.made, {
          date: longDate(ready.today, ready.words.law.EVIDENCE_WORDS.locale),
          site: SITE.name,
        })}
      </p>
    </>
  );
}
