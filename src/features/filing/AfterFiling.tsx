import { useState } from 'react';

import { localPath } from '#config/languages.ts';
import { dateSuggestion } from '#domain/check/suggestions.ts';
import { typedDay } from '#domain/filing/facts.ts';
import { checkPath } from '#domain/places/place-address.ts';
import { format } from '#domain/shared/format.ts';
import { addDays } from '#domain/shared/plain-date.ts';
import { AddToCalendar } from '#features/calendar/AddToCalendar.tsx';

import { useFilingWords } from './filing-words.ts';
import { DateQuestion } from './Questions.tsx';
import { dayInWords, type ReadyFiling } from './ready-filing.ts';
import { TakeAway } from './TakeAway.tsx';

/** When to look the case up again. */
const LOOK_AGAIN_DAYS = 30;

interface AfterFilingProps {
  readonly ready: ReadyFiling;
  /** Absent while no papers are shown. */
  readonly onPrintLetter: (() => void) | undefined;
}

/** What happens next: dates for the calendar, the letter for later, and how to see that it worked. */
export function AfterFiling({ ready, onPrintLetter }: AfterFilingProps) {
  const {
    filing: { FILING_COPY },
    disclosure,
    language,
  } = useFilingWords();
  const COPY = FILING_COPY.after;
  const objection = ready.filing?.objection ?? null;
  const [typed, setTyped] = useState({ filed: '', served: '' });
  const dayOf = (text: string) => (dateSuggestion(text, language) === undefined ? typedDay(text) : undefined);
  const filed = dayOf(typed.filed);
  const start = objection?.from === 'service' ? dayOf(typed.served) : filed;
  const objectionEnds =
    objection === null || start === undefined ? undefined : addDays(start, objection.days);
  const lookAgain = filed === undefined ? undefined : addDays(objectionEnds ?? filed, LOOK_AGAIN_DAYS);
  const days = [objectionEnds, lookAgain].filter((day) => day !== undefined);
  const question = (which: 'filed' | 'served') => (
    <DateQuestion
      id={`filing-after-${which}`}
      name={which}
      label={COPY[which]}
      hint={COPY.hint}
      optional
      value={typed[which]}
      onChange={(text) => {
        setTyped({ ...typed, [which]: text });
      }}
    />
  );
  return (
    <section
      aria-labelledby="filing-after"
      className="filing-part grid min-w-0 grid-cols-1 content-start gap-4"
    >
      <h3 id="filing-after" className="text-2xl">
        {COPY.heading}
      </h3>
      <p className="no-print text-muted">{COPY.lede}</p>
      <div className="no-print grid max-w-[44rem] gap-5 sm:grid-cols-2">
        {question('filed')}
        {objection?.from === 'service' && question('served')}
      </div>
      <div role="status" className="grid gap-2">
        {objectionEnds !== undefined && (
          <p>{format(COPY.objection, { date: dayInWords(objectionEnds, language) })}</p>
        )}
        {lookAgain !== undefined && (
          <p>
            {format(COPY.lookAgain, { date: dayInWords(lookAgain, language) })} {COPY.none}
          </p>
        )}
      </div>
      {days.length > 0 && (
        <div className="no-print grid justify-items-start gap-2">
          <AddToCalendar
            days={days.map((date) => ({ id: `filing-${date}`, date }))}
            to={checkPath({ state: ready.data.state.code })}
            answers={null}
          />
        </div>
      )}
      <div className="grid gap-2">
        <h4 className="font-semibold">{COPY.worked}</h4>
        <ul className="list-disc ps-5">
          {COPY.workedSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2">
        <h4 className="font-semibold">{disclosure.asked}</h4>
        <p>{ready.remedy.mustDisclose ?? format(disclosure.unknown, { state: ready.data.state.name })}</p>
      </div>
      {onPrintLetter !== undefined && (
        <div className="no-print grid justify-items-start gap-2">
          <h4 className="font-semibold">{COPY.letter}</h4>
          <p>{COPY.letterText}</p>
          <TakeAway
            papers={[ready.screening]}
            author={ready.answers.fullName?.trim() ?? ''}
            file={FILING_COPY.papers.letterFile}
            what="letter"
            only={COPY.letter}
            onPrint={onPrintLetter}
          />
        </div>
      )}
      <p className="no-print text-sm text-muted">
        {FILING_COPY.offer}{' '}
        <a className="link" href={localPath('/services/', language)}>
          {FILING_COPY.offerLink}
        </a>
      </p>
    </section>
  );
}
