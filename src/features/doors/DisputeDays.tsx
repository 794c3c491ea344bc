import type { Language } from '#config/languages.ts';
import type { Words } from '#content/words/words.ts';
import { DISPUTE_DAYS } from '#domain/plan/doors.ts';
import { format, type Template } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { addDays } from '#domain/shared/plain-date.ts';
import { AddToCalendar } from '#features/calendar/AddToCalendar.tsx';
import { type IslandWords, WordsProvider } from '#features/language/words-context.tsx';
import { useHydrated, useLocalDay } from '#ui/browser-hooks.ts';

interface DisputeDaysProps {
  readonly language: Language;
  readonly tag: string;
  readonly words: Pick<Words, 'calendar' | 'controls'> & IslandWords;
  readonly copy: { readonly ends: Template<'date'>; readonly alone: string };
  /** The second letter. */
  readonly to: string;
}

/** When the answer to a dispute that is sent today is due, to put into a calendar. Only with scripts. */
export function DisputeDays(props: DisputeDaysProps) {
  // Its room is kept, and is what comes into view.
  return <div className="min-h-11 noscript:hidden">{useHydrated() && <Days {...props} />}</div>;
}

function Days({ language, tag, words, copy, to }: DisputeDaysProps) {
  const date = addDays(useLocalDay(), DISPUTE_DAYS);
  return (
    <WordsProvider language={language} words={words}>
      <p className="mb-2">{format(copy.ends, { date: longDate(date, tag) })}</p>
      <AddToCalendar days={[{ id: `letter-${date}`, date }]} answers={null} to={to} alone={copy.alone} />
    </WordsProvider>
  );
}
