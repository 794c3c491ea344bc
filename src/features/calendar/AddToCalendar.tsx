import { useId, useState } from 'react';

import { saveFile } from '#browser/save-file.ts';
import { LANGUAGE_NAMES } from '#config/languages.ts';
import { SITE } from '#config/site.ts';
import type { CalendarOffer, KeptCase } from '#domain/plan/calendar-entry.ts';
import { calendarFile, googleCalendarLink } from '#domain/plan/calendar-file.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { Button, TwoLines } from '#ui/Button.tsx';
import { Checkbox } from '#ui/controls.tsx';
import { NewTabLink } from '#ui/NewTabLink.tsx';

import { calendarEvents } from './events.ts';

const PRODUCT = `-//${SITE.name}//Calendar//EN`;

interface AddToCalendarProps extends CalendarOffer {
  /** The path that a link without answers opens, without a language. */
  readonly to: string;
  /** What such a link holds. */
  readonly alone?: string;
  /** The day that it is the next step of an answer to wait for. */
  readonly day?: PlainDate | undefined;
}

/**
 * A button that adds days to the renter's own calendar, by a file that the browser makes or through Google; nothing where
 * there are none. The link of each entry asks the law again. What it holds is said, and chosen, before there is a file.
 */
export function AddToCalendar({ days, to, answers, day, alone }: AddToCalendarProps) {
  const { add: COPY, entry: ENTRY } = useWords('calendar').CALENDAR_COPY;
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isLeftOut, setLeftOut] = useState(false);
  const [isSaved, setSaved] = useState(false);
  if (days.length === 0) return null;
  const inWords = (date: PlainDate) => longDate(date, LANGUAGE_NAMES[language].tag);
  const eventsWith = (kept: KeptCase | null) =>
    calendarEvents(
      days,
      { to, language, answers: kept && { ...kept, language } },
      ENTRY,
      new URL(window.location.href),
    );
  const kept = isLeftOut ? null : answers;
  return (
    <div className="grid content-start justify-items-start gap-3 has-[[aria-expanded=true]]:w-full">
      <Button
        look={day === undefined ? 'outline' : 'primary'}
        size="small"
        wide={day !== undefined}
        data-deed={day === undefined ? undefined : 'calendar'}
        aria-expanded={isOpen}
        aria-controls={`${id}-calendar`}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {day !== undefined ? (
          <TwoLines label={format(COPY.step.label, { date: inWords(day) })} note={COPY.step.note} />
        ) : days.every(({ isForChanges }) => isForChanges) ? (
          COPY.again
        ) : (
          COPY.open
        )}
      </Button>
      {isOpen && (
        <div id={`${id}-calendar`} className="grid max-w-[34em] justify-items-start gap-3 pb-3">
          <p>
            {format(COPY.dates, { dates: days.map(({ date }) => inWords(date)).join(' · ') })}{' '}
            {days.some(({ isForChanges }) => isForChanges) && COPY.year}
          </p>
          <p>{kept === null ? (alone ?? COPY.stateAlone) : COPY.kept}</p>
          {answers !== null && (
            <Checkbox
              id={`${id}-left-out`}
              name="leaveOut"
              checked={isLeftOut}
              onChange={({ currentTarget }) => {
                setLeftOut(currentTarget.checked);
              }}
            >
              {COPY.leaveOut}
            </Checkbox>
          )}
          <Button
            size="small"
            onClick={() => {
              const text = calendarFile(eventsWith(kept), new Date(), PRODUCT);
              saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), ENTRY.file);
              setSaved(true);
            }}
          >
            {COPY.save}
          </Button>
          <p role="status" className="empty:hidden">
            {isSaved && COPY.saved}
          </p>
          <ul className="grid gap-1">
            {eventsWith(null).map((event) => (
              <li key={event.uid}>
                <NewTabLink href={googleCalendarLink(event)}>
                  {format(COPY.google, { date: inWords(event.date) })}
                </NewTabLink>
              </li>
            ))}
          </ul>
          {answers !== null && <p className="text-sm text-muted">{COPY.googleKeeps}</p>}
          <p className="text-sm text-muted">
            {format(COPY.title, { title: ENTRY.title })} {COPY.private}
          </p>
        </div>
      )}
    </div>
  );
}
