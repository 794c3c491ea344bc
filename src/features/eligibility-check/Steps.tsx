import { type ReactNode, type RefObject, useId } from 'react';
import { createPortal } from 'react-dom';

import { type Language, LANGUAGE_NAMES } from '#config/languages.ts';
import type { Words } from '#content/words/words.ts';
import { type CountyNames, knownCounty } from '#domain/places/county-name.ts';
import { isJurisdictionCode, jurisdiction } from '#domain/places/jurisdiction.ts';
import { precisionOf, readKnownDate } from '#domain/shared/known-date.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { useHydrated } from '#ui/browser-hooks.ts';
import { Button } from '#ui/Button.tsx';
import { ARROW_RIGHT, CHECK, Icon } from '#ui/Icon.tsx';

export type StepWords = Pick<Words['check']['ELIGIBILITY_CHECK_COPY']['form'], 'steps' | 'progress'>;

/** Where in the form the renter is. */
export interface Progress {
  /** Place of the open step. */
  readonly step: number;
  /** Answers of each step in one line; empty where there are none yet. */
  readonly lines: readonly string[];
}

const position = ({ steps, progress }: StepWords, step: number) =>
  format(progress.position, { number: step + 1, total: steps.length });

/** Where the list of steps is, beside the form of pages with two columns (CheckerIntroduction.astro). */
export const PROGRESS_LIST_ID = 'check-progress';

/** The steps as a list, for a column beside the form. */
export function ProgressList({ words, step, lines }: Progress & { readonly words: StepWords }) {
  return (
    <ol aria-label={words.progress.label} className="mt-8">
      {words.steps.map(({ heading, note }, index) => {
        const isDone = index !== step && lines[index] !== undefined && lines[index] !== '';
        return (
          <li
            key={heading}
            aria-current={index === step ? 'step' : undefined}
            className="relative flex gap-4 pb-6"
          >
            <StepMark index={index} isDone={isDone} isCurrent={index === step} />
            <div className="min-w-0">
              <p className={`display text-lg ${index === step ? 'text-primary' : ''}`}>{heading}</p>
              <p className="text-sm wrap-anywhere text-muted">{isDone ? lines[index] : note}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Puts the list of steps into the column beside the form (CheckerIntroduction.astro), where the page has one. */
export function ProgressColumn({ children }: { readonly children: ReactNode }) {
  const column = useHydrated() ? document.getElementById(PROGRESS_LIST_ID) : null;
  return column === null ? null : createPortal(children, column);
}

/** The progress above the form, which stays in view below the site's header. Wide screens show all steps instead. */
export function ProgressBar({ words, step }: { readonly words: StepWords; readonly step: number }) {
  return (
    <div className="check-progress noscript:hidden">
      <div aria-hidden="true">
        {words.steps.map(({ heading }, index) => (
          <span key={heading} data-step={index < step ? 'done' : index === step ? 'open' : 'ahead'} />
        ))}
      </div>
      <p>
        <strong>
          {position(words, step)}: {words.steps[step]?.heading}
        </strong>{' '}
        <span className="text-xs text-muted">{words.steps[step]?.left}</span>
      </p>
    </div>
  );
}

interface FormStepProps {
  readonly words: StepWords;
  readonly index: number;
  readonly isOpen: boolean;
  /** Answers in one line; empty if the step has not been completed. */
  readonly line: string;
  /** Receives the focus when the step opens. */
  readonly headingRef: RefObject<HTMLHeadingElement | null> | undefined;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/**
 * A step of the form: open, folded to a line once it is done, or still to come. Its controls stay in the form in any
 * case. Without scripts, all steps are open.
 */
export function FormStep({ words, index, isOpen, line, headingRef, onChange, children }: FormStepProps) {
  const id = useId();
  const { heading = '' } = words.steps[index] ?? {};
  const isDone = !isOpen && line !== '';
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="check-step"
      data-step={isOpen ? 'open' : isDone ? 'done' : 'ahead'}
    >
      <div className="flex flex-wrap items-center gap-x-4">
        {!isOpen && <StepMark index={index} isDone={isDone} isCurrent={false} />}
        <div className="min-w-0 grow basis-32">
          {isOpen && <p className="check-position">{position(words, index)}</p>}
          <h3
            id={id}
            ref={headingRef}
            tabIndex={-1}
            data-open-step={isOpen ? '' : undefined}
            className={isOpen ? 'text-2xl' : `text-lg ${isDone ? '' : 'text-muted'}`}
          >
            {heading}
          </h3>
        </div>
        {isDone && (
          <>
            <p className="order-last basis-full pl-13 text-sm wrap-anywhere">{line}</p>
            <button type="button" className="link min-h-11 text-sm" onClick={onChange}>
              {words.progress.change} <span className="sr-only">: {heading}</span>
            </button>
          </>
        )}
      </div>
      <div className="check-questions">{children}</div>
    </div>
  );
}

interface StepButtonsProps {
  readonly words: StepWords;
  readonly index: number;
  readonly reached: number;
  readonly onBack: (step: number) => void;
}

/** The buttons at the end of a step. Without scripts nothing is folded, and the last step's button is the only one. */
export function StepButtons({ words: { steps, progress }, index, reached, onBack }: StepButtonsProps) {
  const isReady = useHydrated();
  return (
    <div className="check-step-buttons noscript:hidden">
      {/* Until the page is ready it sends nothing, because the form is not finished. */}
      <Button type={isReady ? 'submit' : 'button'} data-next="" iconAfter={ARROW_RIGHT}>
        {steps[Math.max(index + 1, reached)]?.next}
      </Button>
      {index > 0 && (
        <Button
          look="quiet"
          onClick={() => {
            onBack(index - 1);
          }}
        >
          {progress.back}
        </Button>
      )}
      <p className="text-sm text-muted">{progress.nothingSaved}</p>
    </div>
  );
}

function StepMark({
  index,
  isDone,
  isCurrent,
}: {
  readonly index: number;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
}) {
  const look = isDone
    ? 'border-primary bg-primary text-on-primary'
    : isCurrent
      ? 'border-primary text-primary'
      : 'border-edge text-muted';
  return (
    <span
      aria-hidden="true"
      className={`grid size-9 shrink-0 place-items-center rounded-full border-2 font-semibold ${look}`}
    >
      {isDone ? <Icon path={CHECK} className="size-5" /> : index + 1}
    </span>
  );
}

/** The answers of each completed step in one line. */
export function answerLines(
  answers: Readonly<Record<string, unknown>>,
  counties: CountyNames,
  language: Language,
  options: Words['forms']['CHECK_OPTIONS'],
): readonly string[] {
  const text = (name: string) => {
    const value = answers[name];
    return typeof value === 'string' ? value : '';
  };
  const [state, county, date] = [text('state'), text('county'), readKnownDate(text('filingDate'))];
  const place = [
    knownCounty(counties, county) || county,
    isJurisdictionCode(state) ? jurisdiction(state, language).name : '',
  ];
  const filed = date && longDate(date.first, LANGUAGE_NAMES[language].tag, precisionOf(date));
  const label = (labels: Readonly<Record<string, string>>, name: string) => labels[text(name)] ?? '';
  const lines = [
    [place.filter(Boolean).join(', '), filed],
    [label(options.outcome, 'outcome'), label(options.paymentStatus, 'paymentStatus')],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(' · '));
}
