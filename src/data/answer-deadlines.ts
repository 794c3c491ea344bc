import type { Language } from '#config/languages.ts';
import { answerDeadlinesSchema, deadlinesIn, type ShownDeadline } from '#domain/law/answer-deadline.ts';
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

const inWords = ({ answer, missedCourt }: ShownDeadline, language: Language): ShownDeadline => ({
  answer: answer && { ...answer, sentence: inLanguage(answer.sentence, language) },
  missedCourt: missedCourt && { ...missedCourt, sentence: inLanguage(missedCourt.sentence, language) },
});

/** What may be shown of a state's deadlines, in a language; see {@link deadlinesIn}. */
export function stateDeadlines(code: JurisdictionCode, language: Language) {
  return deadlinesIn(states, code).map(({ counties, ...deadline }) => ({
    counties,
    ...inWords(deadline, language),
  }));
}
