import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { WritableAtom } from 'nanostores';
import { createPortal, flushSync } from 'react-dom';

import { SITE } from '#config/site.ts';
import { saveFile } from '#browser/save-file.ts';
import { reminderFile } from '#domain/plan/reminder-file.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { useLanguage, useTranslation, useWords } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { DEFAULT_LANGUAGE } from '#config/languages.ts';

import {
  billLines,
  carrySheet,
  carryText,
  type PlanInput,
  readyPlan,
  type ReadyPlan,
  reminderEvents,
  situationsInWords,
  visitParts,
} from './ready-plan.ts';
import { CopyButton, Lines, PlanFold, PrintButton } from './controls.tsx';
import { reportingCitation, reportingStart, reportingWords, stateLimitWords } from './when-words.ts';
import type { PlanNotes } from './plan-notes.ts';
import { inPageLanguage, NextHomeQuestion, rulesThere, useProtections } from './NextHome.tsx';
import { PlanPaths, PlanQuestions } from './PlanPaths.tsx';
import { PlanLetters, readyLetter } from './PlanLetters.tsx';

import './renters-plan.css';

interface RentersPlanProps {
  readonly input: Omit<PlanInput, 'words'>;
  readonly $notes: WritableAtom<PlanNotes>;
}

/**
 * The renter's plan under a result: dates, next steps, letters, and a one-page summary. Loaded with the first result.
 */
export function RentersPlan({ input, $notes }: RentersPlanProps) {
  const words = {
    law: useWords('law'),
    plan: useWords('plan'),
    translation: useTranslation(),
  };
  const { RENTERS_PLAN_COPY: COPY } = words.plan;
  const notes = useStore($notes);
  /** Letter being printed; `undefined` prints the one-page summary. */
  const [letter, setLetter] = useState<string>();
  const protections = useProtections(notes.nextHome !== undefined);
  const rules = rulesThere(notes.nextHome, protections);
  const ready = readyPlan({ ...input, words }, notes, rules, inPageLanguage(rules, protections));
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
    // The print sheet must contain the text before the browser captures it.
    flushSync(() => {
      setLetter(text);
    });
    window.print();
  };

  return (
    <section aria-labelledby="plan-heading" className="plan">
      <h3 id="plan-heading">{COPY.heading}</h3>
      <PlanSteps ready={ready} />
      <div className="plan-part">
        <h4>{COPY.when.heading}</h4>
        {warning !== null && <p className="plan-box plan-cautions">{warning}</p>}
        {billLines(ready).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <PlanQuestions ready={ready} notes={notes} onNote={note} />
        <PlanPaths {...ready} />
        <SecondClock {...ready} />
        <Reminders {...ready} />
      </div>
      <div className="plan-part">
        <PlanFold heading={COPY.letters.heading}>
          <NextHomeQuestion ready={ready} notes={notes} onNote={note} protections={protections} />
          <PlanLetters
            ready={ready}
            isWaiting={notes.nextHome !== undefined && protections.all === undefined}
            notes={notes}
            onNote={note}
            onPrint={print}
          />
        </PlanFold>
        <CarryAlong ready={ready} onPrint={print} />
      </div>
      <PrintSheet ready={ready} letter={letter} />
    </section>
  );
}

/** The one-page summary, to print or to copy as text. */
function CarryAlong({ ready, onPrint }: { ready: ReadyPlan; onPrint: () => void }) {
  const COPY = ready.words.plan.RENTERS_PLAN_COPY;
  const date = longDate(ready.today, ready.words.law.EVIDENCE_WORDS.locale);
  return (
    <div className="plan-row">
      <strong>{COPY.carry.title}</strong>
      <PrintButton onPrint={onPrint} />
      <CopyButton text={() => carryText(ready, format(COPY.carry.made, { date, site: SITE.name }))} />
    </div>
  );
}

/**
 * What to do, beginning with the verdict's "What next?"; then the steps for each situation, the most promising unfolded
 * first, whom to be careful with, and what to bring. Whom to call is in the verdict.
 */
function PlanSteps({ ready }: { ready: ReadyPlan }) {
  const { RENTERS_PLAN_COPY: COPY, PLAN_WHEN_COPY } = ready.words.plan;
  const [first, ...more] = situationsInWords(ready);
  return (
    <div className="plan-part">
      <h4>{COPY.now.heading}</h4>
      <p className="plan-first">{ready.found.next}</p>
      {first !== undefined && <Situations situations={[first]} />}
      {more.length > 0 && (
        <details className="plan-fold">
          <summary>{format(COPY.now.more, { count: more.length })}</summary>
          <Situations situations={more} />
        </details>
      )}
      <div className="plan-cautions">
        <PlanFold heading={COPY.cautions}>
          <Lines lines={ready.plan.cautions.map((caution) => PLAN_WHEN_COPY.cautions[caution])} />
        </PlanFold>
      </div>
      <PlanFold heading={COPY.now.visit}>
        {visitParts(ready).map(({ heading, lines }) => (
          <div key={heading}>
            <h5>{heading}</h5>
            <Lines lines={lines} />
          </div>
        ))}
        <small>{COPY.oneCase}</small>
      </PlanFold>
    </div>
  );
}

function Situations({ situations }: { situations: ReturnType<typeof situationsInWords> }) {
  return situations.map(({ kind, heading, introduction, steps }) => (
    <PlanFold key={kind} heading={heading}>
      <p>{introduction}</p>
      <Lines lines={steps} as="ol" />
    </PlanFold>
  ));
}

const PRODUCT = `-//${SITE.name}//Plan//EN`;

/** Saves upcoming dates as a calendar file, which is generated in the browser. */
function Reminders({ plan: { reminders }, words }: ReadyPlan) {
  const COPY = words.plan.RENTERS_PLAN_COPY;
  const [isSaved, setSaved] = useState(false);
  if (reminders.length === 0) return null;
  return (
    <p className="plan-row">
      <Button
        look="secondary"
        size="small"
        onClick={() => {
          const text = reminderFile(reminderEvents(reminders, COPY, pageAddress()), new Date(), PRODUCT);
          saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), COPY.reminder.file);
          setSaved(true);
        }}
      >
        {COPY.when.remind}
      </Button>
      <span role="status">{isSaved ? COPY.when.reminded : ''}</span>
    </p>
  );
}

/** How long screening companies may report the case; independent of the court's dates. */
function SecondClock({ plan: { reporting, stateLimits }, state, words }: ReadyPlan) {
  const { REPORTING_COPY } = words.plan;
  const start = reportingStart(reporting, words);
  const lines = [
    ...(start === null ? [] : [start]),
    ...REPORTING_COPY.means,
    ...stateLimitWords(stateLimits, state, words),
  ];
  return (
    <PlanFold heading={REPORTING_COPY.heading}>
      <p>{reportingWords(reporting, words)}</p>
      <Lines lines={lines} />
      <small>{reportingCitation(stateLimits, words)}</small>
    </PlanFold>
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
      <p>
        {format(COPY.made, {
          date: longDate(ready.today, ready.words.law.EVIDENCE_WORDS.locale),
          site: SITE.name,
        })}
      </p>
    </>
  );
}

/** URL of this page without query and fragment, which could reveal a case. */
function pageAddress(): URL {
  return new URL(window.location.pathname, window.location.origin);
}
