import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { courtReminderText, type ShownCourtReminder } from '#domain/law/court-reminder.ts';
import { type CourtArea, courtReminderAt, courtRemindersSchema } from '#domain/law/court-services.ts';

import reminders from '#content/court-reminders.json';
import { unknownCourts } from './courts.ts';
import { COUNTIES } from './places.ts';
import { readContent, requireNoProblems } from './read.ts';
import { inLanguage } from './translations.ts';

const FILE = 'src/content/court-reminders.json';
const { reminders: REMINDERS } = readContent(FILE, courtRemindersSchema, reminders);

requireNoProblems(
  FILE,
  REMINDERS.flatMap(({ state, county, courts, name }) => [
    ...(county === undefined || COUNTIES[state].includes(county)
      ? []
      : [`${name} names ${county}, unknown in ${state}`]),
    ...unknownCourts(state, courts).map((court) => `${name} names ${court}, no court of ${state}`),
  ]),
);

/** What the court of an area offers; `undefined` where nothing was found. */
export function courtReminder(
  area: Omit<CourtArea, 'place'>,
  language: Language,
): ShownCourtReminder | undefined {
  const found = courtReminderAt(REMINDERS, area);
  if (found === undefined) return undefined;
  const { caution } = wordsIn(language).hereNext.HERE_NEXT_COPY.reminder;
  return { name: found.name, url: found.url, sentence: inLanguage(found.sentence, language), caution };
}

/** The same as a step of a plan; `null` where there is none. */
export function courtReminderStep(area: Omit<CourtArea, 'place'>, language: Language): string | null {
  const found = courtReminder(area, language);
  return found === undefined ? null : courtReminderText(found);
}
