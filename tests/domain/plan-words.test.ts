import { describe, expect, it } from 'vitest';

import { PLAN_LETTERS, PLAN_WHEN_COPY, RENTERS_PLAN_COPY, REPORTING_COPY } from '#content/words/en/plan.ts';
import { REMEDY_WORDS, NEXT_STEP_WORDS } from '#content/words/en/states.ts';
import { LETTER_KINDS, type LetterCondition, letterText, type LetterValues } from '#domain/plan/letters.ts';
import { filledIn, type Instruction, NEXT_STEPS } from '#domain/plan/next-steps.ts';
import { fleschKincaidGrade, wholeSentences } from '../support/readability.ts';

/** 7th grade: the most that readers should have to bring. */
const HIGHEST_GRADE = 7;
/** One line alone may be a little above it: the name of a law or a court is enough. */
const HARDEST_LINE = 10;
const SHORTEST_LINE = 6;

const LETTER_VALUES: LetterValues = {
  name: 'Ana Núñez',
  phone: '(602) 555-0134',
  email: 'ana@example.com',
  today: 'May 1, 2026',
  court: 'Justice Court',
  place: 'Arizona',
  filed: 'May 1, 2024',
  ended: 'June 3, 2024',
  agreementLaw: 'Rule 20',
  sealingLaw: 'Rule 20',
  websiteLaw: 'Rule 20',
  newLaw: 'Act 1',
  denialRule: 'You may not ask.',
  denialLaw: 'Rule 20',
};
/** With every sentence in it. */
const EVERYTHING = new Set<LetterCondition>([
  ...(['dismissed', 'won', 'paid', 'unpaid', 'agreement', 'sealed-by-law', 'court-seals'] as const),
  ...(['off-website', 'may-be-closed', 'too-old', 'ended', 'any-ending'] as const),
  ...(['denial-rule'] as const),
]);

/** Every text below a value, made with short facts where it takes some. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return textsOf((value as (...facts: string[]) => unknown)('May 1', 'May 2'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const GAPS = {
  court: 'Justice Court',
  date: 'May 1',
  form: 'Motion to Seal',
  law: 'Ohio Rule 45',
  way: '',
  sure: 'We are fairly sure of that.',
};
const textOf = (step: Instruction) => (typeof step === 'string' ? step : step.text);
const nextSteps = NEXT_STEPS.map((kind): [string, string] => {
  const { heading, introduction, steps } = NEXT_STEP_WORDS[kind];
  const words = [heading, introduction, ...steps.map(textOf)].map((text) => filledIn(text, GAPS));
  return [`what to do: ${kind}`, words.join('\n')];
});
const letters = LETTER_KINDS.map((kind): [string, string] => {
  const { title, use } = PLAN_LETTERS[kind];
  return [
    `letter: ${kind}`,
    [title, use, letterText(PLAN_LETTERS[kind], EVERYTHING, LETTER_VALUES)].join('\n'),
  ];
});
const parts = (name: string, copy: object) =>
  Object.entries(copy).map(([part, words]): [string, string] => [
    `${name}: ${part}`,
    textsOf(words).join('\n'),
  ]);

const texts = [
  ...nextSteps,
  ...letters,
  ...parts('paths', REMEDY_WORDS),
  ...parts('dates', PLAN_WHEN_COPY),
  ['the reporting limit', textsOf(REPORTING_COPY).join('\n')] as const,
  ...parts('page', RENTERS_PLAN_COPY),
];
/** Of each text the sentences, where it has any. */
const graded = texts.flatMap(([name, text]) => {
  const sentences = wholeSentences(text);
  return sentences.length === 0 ? [] : [{ name, sentences: sentences.join('\n') }];
});

describe('the texts of the plan', () => {
  it.each(graded)(`$name: reads at grade ${HIGHEST_GRADE} or below`, ({ sentences }) => {
    expect(fleschKincaidGrade(sentences)).toBeLessThanOrEqual(HIGHEST_GRADE);
  });

  it('have no single line far above that grade, which an average would hide', () => {
    // In a line of three words, one long word already gives a high grade by the formula.
    const lines = graded.flatMap(({ name, sentences }) =>
      sentences.split('\n').map((line) => ({ name, line, words: line.split(' ').length })),
    );
    for (const { name, line, words } of lines)
      if (words >= SHORTEST_LINE)
        expect(fleschKincaidGrade(line), `${name}: ${line}`).toBeLessThanOrEqual(HARDEST_LINE);
  });

  it('make no promise', () => {
    for (const [name, text] of texts)
      expect(text, name).not.toMatch(/guarantee|will be sealed|you qualify|must seal your/iu);
  });
});

describe('the reading grade', () => {
  it('is high for a lawyer’s sentence', () => {
    const hard =
      'Notwithstanding any provision to the contrary, the aforementioned adjudication constitutes an irrevocable determination.';
    expect(fleschKincaidGrade(hard)).toBeGreaterThan(16);
  });
});
