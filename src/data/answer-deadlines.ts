import type { Language } from '#config/languages.ts';
import {
  type AnswerDeadlines,
  answerDeadlinesSchema,
  type DeadlineSentence,
  shownDeadline,
} from '#domain/law/answer-deadline.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';

import deadlines from '#content/answer-deadlines.json';
import { readContent } from './read.ts';
import { inLanguage } from './translations.ts';

const { states } = readContent('src/content/answer-deadlines.json', answerDeadlinesSchema, deadlines);

const SHOWN = Object.fromEntries(states.map((row) => [row.state, shownDeadline(row)])) as AnswerDeadlines;

/** What may be shown of a state's deadlines, in a language. */
export function answerDeadline(
  code: JurisdictionCode,
  language: Language,
): AnswerDeadlines[JurisdictionCode] {
  const translated = (shown: DeadlineSentence | null) =>
    shown && { sentence: inLanguage(shown.sentence, language), citation: shown.citation };
  const { answer, missedCourt } = SHOWN[code];
  return { answer: translated(answer), missedCourt: translated(missedCourt) };
}
