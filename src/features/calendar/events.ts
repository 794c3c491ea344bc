import { localPath } from '#config/languages.ts';
import type { Words } from '#content/words/words.ts';
import type { CalendarCase } from '#domain/plan/calendar-code.ts';
import { type CalendarDay, calendarPath } from '#domain/plan/calendar-entry.ts';
import type { CalendarEvent } from '#domain/plan/calendar-file.ts';
import { format } from '#domain/shared/format.ts';
import type { Language } from '#domain/shared/language.ts';

/** What a calendar entry is about. */
export interface EntrySubject {
  /** The path that it links to without answers, without a language. */
  readonly to: string;
  readonly language: Language;
  /** What its link holds; `null` for `to`. */
  readonly answers: CalendarCase | null;
}

/**
 * The calendar events of days. Only their link says what they are about.
 *
 * @param site of the page; its host makes the events' UIDs globally unique
 */
export function calendarEvents(
  days: readonly CalendarDay[],
  { to, language, answers }: EntrySubject,
  { title, text }: Words['calendar']['CALENDAR_COPY']['entry'],
  { host, origin }: Pick<URL, 'host' | 'origin'>,
): CalendarEvent[] {
  const link = `${origin}${localPath(calendarPath(answers, to), language)}`;
  return days.map(({ id, date }) => ({
    uid: `${id}@${host}`,
    date,
    summary: title,
    description: format(text, { link }),
  }));
}
