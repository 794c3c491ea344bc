import { useEffect, useId, useRef, useState } from 'react';

import { LANGUAGE_NAMES, type Language } from '#config/languages.ts';
import { type CalendarCase, type CalendarFacts, readCalendarCode } from '#domain/plan/calendar-code.ts';
import { comparedWithTold } from '#domain/plan/calendar-entry.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { format } from '#domain/shared/format.ts';
import { type KnownDate, precisionOf } from '#domain/shared/known-date.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { NO_NOTES, type PlanNotes } from '#features/renters-plan/plan-notes.ts';
import { Button } from '#ui/Button.tsx';
import { REFRESH } from '#ui/Icon.tsx';

import type { LawState } from './store.ts';

/** The answers of a calendar entry, as the form and the plan have them. */
export interface CalendarAnswers {
  readonly fields: Readonly<Record<string, string>>;
  readonly notes: PlanNotes;
}

interface CalendarNoticeProps {
  /** The fragment that the link of the entry had. */
  readonly code: string;
  readonly law: LawState;
  readonly onUse: (answers: CalendarAnswers) => void;
  readonly onEmpty: () => void;
  readonly onRetryLaw: () => void;
}

/**
 * Above the form that the link of a calendar entry opened. Its answers are used once the renter says so; then the law is
 * asked again at once, before the rest of the form is answered.
 */
export function CalendarNotice({ code, law, onUse, onEmpty, onRetryLaw }: CalendarNoticeProps) {
  const { opened: COPY } = useWords('calendar').CALENDAR_COPY;
  const language = useLanguage();
  const { tag } = LANGUAGE_NAMES[language];
  const [today] = useState(() => localDate(new Date()));
  const [isUsed, setUsed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const reading = readCalendarCode(code, today);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView();
  }, [isUsed]);
  if (reading === undefined) return null;
  return (
    <section
      aria-labelledby={id}
      className="mb-6 grid gap-3 rounded-lg border border-primary bg-surface p-6 lift sm:p-8"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl">
        {COPY.heading}
      </h2>
      {!reading.ok ? (
        <>
          <p>{COPY.unreadable[reading.why]}</p>
          <p>{COPY.answer}</p>
        </>
      ) : isUsed ? (
        <AskedAgain entry={reading.value} law={law} onRetryLaw={onRetryLaw} />
      ) : (
        <>
          <p>{format(COPY.from, { made: longDate(reading.value.made, tag) })}</p>
          <p className="flex flex-wrap gap-3">
            <Button
              size="small"
              onClick={() => {
                setUsed(true);
                onUse(answersOf(reading.value.facts, language));
              }}
            >
              {COPY.use}
            </Button>
            <Button look="outline" size="small" onClick={onEmpty}>
              {COPY.empty}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

/** What the law says today of the case in an entry, and what it was told. */
function AskedAgain({
  entry: { facts, told, made },
  law,
  onRetryLaw,
}: Pick<CalendarNoticeProps, 'law' | 'onRetryLaw'> & { readonly entry: CalendarCase }) {
  const { opened: COPY } = useWords('calendar').CALENDAR_COPY;
  const { verdict: VERDICT } = useWords('check').ELIGIBILITY_CHECK_COPY;
  const language = useLanguage();
  const { tag } = LANGUAGE_NAMES[language];
  const state = jurisdiction(facts.state, language);
  // Another state may have been chosen in the form meanwhile.
  if (law.status === 'none' || law.state.code !== state.code) return null;
  if (law.status === 'failed')
    return (
      <>
        <p role="alert">{VERDICT.failed.can}</p>
        <p>
          <Button look="outline" size="small" icon={REFRESH} onClick={onRetryLaw}>
            {VERDICT.failed.retry}
          </Button>
        </p>
      </>
    );
  const found =
    law.status === 'ready'
      ? // The entry does not keep the reason. "Other" leaves the ground open.
        law.law.drawFinding(
          law.law.file,
          { ...formOf(facts), reason: 'Other' },
          answersOf(facts, language).notes,
          law.law.words,
          language,
        )
      : undefined;
  return (
    <>
      <div role="status" className="grid gap-2">
        {found === undefined ? (
          <p>{format(VERDICT.loading, { state: state.name })}</p>
        ) : (
          <>
            {told.day !== null && (
              <p>
                {format(COPY.told, { made: longDate(made, tag), day: longDate(told.day, tag) })}{' '}
                {COPY.compared[comparedWithTold({ told }, found.finding, found.today)]}
              </p>
            )}
            <p className="font-semibold">
              {VERDICT.question} {found.text.can}
            </p>
            <p>
              {found.text.sentence} {found.text.when}
            </p>
          </>
        )}
      </div>
      {found !== undefined && <p className="text-muted">{COPY.rest}</p>}
    </>
  );
}

function formOf({ state, county, filed, outcome, paymentStatus }: CalendarFacts) {
  const precision = precisionOf(filed);
  return { state, county, filingDate: filed.first, filingPrecision: precision, outcome, paymentStatus };
}

/** The answers as somebody would type them on a page in this language. */
function answersOf(
  { filed, dates, settledAs, ...facts }: CalendarFacts,
  language: Language,
): CalendarAnswers {
  const { state, county, outcome, paymentStatus } = facts;
  const typed = (date: KnownDate) => longDate(date.first, LANGUAGE_NAMES[language].tag, precisionOf(date));
  const known = Object.fromEntries(Object.entries(dates).map(([which, date]) => [which, typed(date)]));
  return {
    fields: { state, county, filingDate: typed(filed), outcome, paymentStatus },
    notes: { ...NO_NOTES, typed: known, dates: known, ...(settledAs && { settlement: settledAs }) },
  };
}
