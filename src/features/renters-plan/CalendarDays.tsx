import { useState } from 'react';

import { saveFile } from '#browser/save-file.ts';
import { LANGUAGE_NAMES } from '#config/languages.ts';
import { SITE } from '#config/site.ts';
import { calendarFile, googleCalendarLink } from '#domain/plan/calendar-file.ts';
import type { CalendarDay } from '#domain/plan/renters-plan.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { Button, TwoLines } from '#ui/Button.tsx';
import { NewTabLink } from '#ui/NewTabLink.tsx';

import { calendarEvents } from './ready-plan.ts';

const PRODUCT = `-//${SITE.name}//Plan//EN`;

interface CalendarDaysProps {
  readonly days: readonly CalendarDay[];
  /** Where it is the next step of an answer: the marigold button, which names its day. */
  readonly isNextStep?: boolean;
}

/** Saves days as a calendar file, which is made in the browser; nothing where there are none. */
export function CalendarDays({ days, isNextStep = false }: CalendarDaysProps) {
  const { calendar: COPY } = useWords('plan').RENTERS_PLAN_COPY;
  const language = useLanguage();
  const [isSaved, setSaved] = useState(false);
  const [first] = days;
  if (first === undefined) return null;
  const events = () => calendarEvents(days, COPY, new URL(window.location.href));
  const shown = (day: CalendarDay['date']) => longDate(day, LANGUAGE_NAMES[language].tag);
  return (
    <div className="plan-row no-print">
      <Button
        look={isNextStep ? 'primary' : 'secondary'}
        wide={isNextStep}
        size="small"
        data-next-step={isNextStep ? 'calendar' : undefined}
        onClick={() => {
          const text = calendarFile(events(), new Date(), PRODUCT);
          saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), COPY.file);
          setSaved(true);
        }}
      >
        {isNextStep ? (
          <TwoLines label={format(COPY.step.label, { date: shown(first.date) })} note={COPY.step.note} />
        ) : (
          COPY.button
        )}
      </Button>
      <span role="status">{isSaved ? COPY.saved : ''}</span>
      {isSaved &&
        events().map((event) => (
          <NewTabLink key={event.uid} href={googleCalendarLink(event)}>
            {format(COPY.google, { date: shown(event.date) })}
          </NewTabLink>
        ))}
    </div>
  );
}
