import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { WritableAtom } from 'nanostores';
import { createPortal, flushSync } from 'react-dom';

import { LAW_PATHS } from '#config/law-pages.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { checkPath } from '#domain/places/place-address.ts';
import { localFragment } from '#domain/places/local-fragment.ts';
import { inOrder, type TypedFact } from '#domain/plan/deciding-facts.ts';
import { format } from '#domain/shared/format.ts';
import { useLanguage, useTranslation, useWords } from '#features/language/words-context.tsx';
import { callLine } from '#features/send/message.ts';
import { AddToCalendar } from '#features/calendar/AddToCalendar.tsx';
import { SendButton } from '#features/send/SendButton.tsx';
import { DEFAULT_LANGUAGE, localPath } from '#config/languages.ts';

import {
  billLines,
  carrySheet,
  carryText,
  madeLine,
  type PlanInput,
  readyPlan,
  type ReadyPlan,
  nextStepsInWords,
  visitParts,
} from './ready-plan.ts';
import { CopyButton, Lines, PlanFold, PrintButton } from './controls.tsx';
import { reportingCitation, reportingStart, reportingWords, stateLimitWords } from './when-words.ts';
import { PLAN_ID, type PlanNotes } from './plan-notes.ts';
import { PlanRemedies } from './PlanRemedies.tsx';
import { Questions } from './Questions.tsx';
import { PlanLetters, readyLetter } from './PlanLetters.tsx';

import './renters-plan.css';

interface RentersPlanProps {
  readonly input: Omit<PlanInput, 'words' | 'language'>;
  /** The facts that are asked for in the verdict, and not here again. */
  readonly asked: readonly TypedFact[];
  readonly $notes: WritableAtom<PlanNotes>;
  /** Further folded parts: the law, and whom to call. */
  readonly children: ReactNode;
}

/**
 * The renter's plan under a result: what to do now, and folded below it everything else that the result knows. A
 * one-page summary is printed instead of the page.
 */
export function RentersPlan({ input, asked, $notes, children }: RentersPlanProps) {
  const words = {
    law: useWords('law'),
    plan: useWords('plan'),
    translation: useTranslation(),
  };
  const { RENTERS_PLAN_COPY: COPY } = words.plan;
  const notes = useStore($notes);
  /** Letter being printed; `undefined` prints the one-page summary. */
  const [letter, setLetter] = useState<string>();
  const language = useLanguage();
  const ready = readyPlan({ ...input, words, language }, notes);
  const { warning } = input.file.panel.evidence;
  const note = (changes: Partial<PlanNotes>) => {
    $notes.set({ ...$notes.get(), ...changes });
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
    // The print sheet must contain the text before the browser captures it.
    flushSync(() => {
      setLetter(text);
    });
    window.print();
  };
  const [first, ...others] = nextStepsInWords(ready);

  return (
    <section id={PLAN_ID} aria-labelledby="plan-heading" className="plan">
      <h3 id="plan-heading" tabIndex={-1}>
        {COPY.heading}
      </h3>
      <div className="plan-part">
        {first !== undefined && <Steps {...first} isFirst />}
        <Cautions {...ready} />
        <CarryAlong ready={ready} onPrint={print} />
      </div>
      <div className="plan-part">
        <PlanFold heading={COPY.when.heading}>
          {warning !== null && <p className="plan-box plan-cautions">{warning}</p>}
          {billLines(ready).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <FurtherQuestions ready={ready} asked={asked} $notes={$notes} />
          <PlanRemedies ready={ready} />
          {others.map((nextStep) => (
            <Steps key={nextStep.kind} {...nextStep} />
          ))}
          <ReportingLimit {...ready} />
          <AddToCalendar {...ready.plan.calendar} to={checkPath({ state: input.form.state })} />
        </PlanFold>
        <PlanFold heading={COPY.now.visit}>
          {visitParts(ready).map(({ heading, lines }) => (
            <div key={heading}>
              <h5>{heading}</h5>
              <Lines lines={lines} />
            </div>
          ))}
          <small>{COPY.oneCase}</small>
        </PlanFold>
        <RentLink {...ready} />
        <PlanFold heading={COPY.letters.heading}>
          <PlanLetters ready={ready} notes={notes} onNote={note} onPrint={print} />
        </PlanFold>
        {children}
      </div>
      <PrintSheet ready={ready} letter={letter} />
    </section>
  );
}

/** To the page about renting with the case on one's record, in the state and county of the case. */
function RentLink({ form: { state }, facts: { county }, words }: ReadyPlan) {
  const language = useLanguage();
  const path = `${LAW_PATHS.rent(jurisdiction(state).slug)}${localFragment({ county })}`;
  return (
    <p>
      <a className="link" href={localPath(path, language)}>
        {words.plan.RENTERS_PLAN_COPY.rent}
      </a>
    </p>
  );
}

/** The one-page summary, to print or to copy as text; and its answer, to send. */
function CarryAlong({ ready, onPrint }: { ready: ReadyPlan; onPrint: () => void }) {
  const COPY = ready.words.plan.RENTERS_PLAN_COPY.carry;
  const { SEND_COPY } = useWords('caseTexts');
  const language = useLanguage();
  const { slug } = jurisdiction(ready.form.state);
  const { can, sentence, when } = ready.found;
  return (
    <div className="plan-row no-print">
      <PrintButton onPrint={onPrint}>{COPY.print}</PrintButton>
      <CopyButton text={() => carryText(ready)}>{COPY.copy}</CopyButton>
      <SendButton
        facts={() => ({
          verdict: `${can} ${sentence}`,
          when,
          next: ready.next,
          call: callLine(ready.plan.help[0]),
          plan: `${window.location.origin}${localPath(LAW_PATHS.plan(slug), language)}`,
        })}
      >
        {SEND_COPY.plan}
      </SendButton>
    </div>
  );
}

/** One next step, with its instructions. */
function Steps({
  heading,
  introduction,
  steps,
  isFirst = false,
}: ReturnType<typeof nextStepsInWords>[number] & { isFirst?: boolean }) {
  return (
    <div className="plan-steps">
      <h4 className={isFirst ? 'plan-first' : undefined}>{heading}</h4>
      {/* The verdict has said why. */}
      {!isFirst && <p>{introduction}</p>}
      <Lines lines={steps} as="ol" />
    </div>
  );
}

/** When to talk to a lawyer before anything else. */
function Cautions({ plan, words: { plan: PLAN } }: ReadyPlan) {
  return (
    <div className="plan-box plan-cautions">
      <strong>{PLAN.RENTERS_PLAN_COPY.cautions}:</strong>{' '}
      <Lines lines={plan.cautions.map((caution) => PLAN.PLAN_WHEN_COPY.cautions[caution])} />
    </div>
  );
}

/** What would make the plan more exact and was not asked for with the answer. */
function FurtherQuestions({
  ready: { plan, form, today, words },
  asked,
  $notes,
}: {
  ready: ReadyPlan;
  asked: readonly TypedFact[];
  $notes: WritableAtom<PlanNotes>;
}) {
  const facts = inOrder([
    ...(form.outcome === 'settlement' ? (['settlement'] as const) : []),
    ...plan.questions,
    ...(plan.asksAboutDebt ? (['debt'] as const) : []),
    ...plan.asks,
  ]).filter((fact) => !asked.includes(fact));
  if (facts.length === 0) return null;
  const { more: MORE } = words.plan.PLAN_WHEN_COPY.asks;
  return (
    <div className="plan-box">
      <h5>{format(MORE[facts.length === 1 ? 'one' : 'other'], { count: facts.length })}</h5>
      <Questions place="plan" facts={facts} form={form} today={today} $notes={$notes} />
    </div>
  );
}

/** How long screening companies may report the case; independent of the court's dates. */
function ReportingLimit({ plan: { reporting, stateLimits }, state, words }: ReadyPlan) {
  const { REPORTING_COPY } = words.plan;
  const start = reportingStart(reporting, words);
  const lines = [...(start === null ? [] : [start]), ...REPORTING_COPY.means];
  const ofState = stateLimitWords(stateLimits, state, words);
  return (
    <div>
      <h5>{REPORTING_COPY.heading}</h5>
      {ofState.length > 0 && <p>{ofState.join(' ')}</p>}
      <p>{reportingWords(reporting, words)}</p>
      <Lines lines={lines} />
      <small>{reportingCitation(stateLimits, words)}</small>
    </div>
  );
}

/**
 * Printed instead of the page while a plan is shown, whether started by a button here or the browser's menu: the
 * one-page summary or a letter. Hidden on screen (renters-plan.css).
 */
function PrintSheet({ ready, letter }: { ready: ReadyPlan; letter: string | undefined }) {
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
            <p lang={DEFAULT_LANGUAGE} className="plan-sheet-letter">
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
      <p>{madeLine(ready)}</p>
    </>
  );
}
