import type { Language } from '#config/languages.ts';
import {
  answerDeadlinesSchema,
  deadlineAt,
  type DeadlineSentence,
  type ShownDeadline,
} from '#domain/law/answer-deadline.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';

import deadlines from '#content/answer-deadlines.json';
import { COUNTIES } from './places.ts';
import { readContent, requireNoProblems } from './read.ts';
import { inLanguage } from './translations.ts';

const FILE = 'src/content/answer-deadlines.json';
const { states } = readContent(FILE, answerDeadlinesSchema, deadlines);

requireNoProblems(
  FILE,
  states.flatMap(({ state, counties }, index) =>
    (counties ?? [])
      .filter((county) => !COUNTIES[state].includes(county))
      .map((county) => `states[${index}].counties: ${county} is unknown in ${state}`),
  ),
);

/**
 * What may be shown of a county's deadlines, in a language.
 *
 * @param county the official name; empty for a whole state
 */
export function answerDeadline(code: JurisdictionCode, county: string, language: Language): ShownDeadline {
  const translated = (shown: DeadlineSentence | null = null) =>
    shown && { sentence: inLanguage(shown.sentence, language), citation: shown.citation };
  const found = deadlineAt(states, code, county);
  return { answer: translated(found?.answer), missedCourt: translated(found?.missedCourt) };
}
