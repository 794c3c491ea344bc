import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { courtReminderText, type ShownCourtReminder } from '#domain/law/court-reminder.ts';
import { type CourtArea, courtReminderAt, courtRemindersSchema } from '#domain/law/court-services.ts';
import { evictionCourt } from '#domain/law/court-directory.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';

import reminders from '#content/court-reminders.json';
import { EVICTION_COURTS, unknownCourts } from './courts.ts';
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
  const { caution } = wordsIn(language).helpToday.HELP_TODAY_COPY.reminder;
  return { name: found.name, url: found.url, sentence: inLanguage(found.sentence, language), caution };
}

/** The reminders of a state's courts, each with the counties whose court offers it. */
export function stateReminders(
  code: JurisdictionCode,
  language: Language,
): readonly (ShownCourtReminder & { readonly counties: readonly string[] })[] {
  const found = COUNTIES[code].flatMap((county) => {
    const court = evictionCourt(EVICTION_COURTS[code], county)?.entry.name ?? null;
    const reminder = courtReminder({ state: code, county, court }, language);
    return reminder === undefined ? [] : [{ ...reminder, counties: [county] }];
  });
  return [...Map.groupBy(found, ({ name }) => name).values()].flatMap((alike) =>
    alike.slice(0, 1).map((first) => ({ ...first, counties: alike.flatMap(({ counties }) => counties) })),
  );
}

/** The same as a step of a plan; `null` where there is none. */
export function courtReminderStep(area: Omit<CourtArea, 'place'>, language: Language): string | null {
  const found = courtReminder(area, language);
  return found === undefined ? null : courtReminderText(found);
}
