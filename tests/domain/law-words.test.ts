import { describe, expect, it } from 'vitest';

import { SEALING_LAWS_COPY } from '../../src/content/copy/sealing-laws.ts';
import { STATE_PLAN_COPY } from '../../src/content/copy/state-plan.ts';
import { SEALING_LAW_CHANGES } from '../../src/content/sealing-law-changes.ts';
import { fleschKincaidGrade } from '../support/readability.ts';

/** What an eighth grader reads with ease. Names of laws and courts are the longest words, and nobody can shorten them. */
const HARDEST = 8;

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'the overview of the laws': sentencesIn(SEALING_LAWS_COPY),
  'the plan of a state': sentencesIn(STATE_PLAN_COPY),
  'the change log': SEALING_LAW_CHANGES.map(({ what }) => what),
};

describe('the words about the laws', () => {
  it.each(Object.entries(TEXTS))('%s can be read in the eighth grade', (what, texts) => {
    expect(texts.length).toBeGreaterThan(5);
    const grade = fleschKincaidGrade(texts.join('\n'));
    process.stdout.write(`reading grade of ${what}: ${grade.toFixed(1)}\n`);
    expect(grade).toBeLessThanOrEqual(HARDEST);
  });
});

/** Every whole sentence in a copy file. Labels would only make it look easier than it is. */
function sentencesIn(copy: unknown): string[] {
  if (typeof copy === 'string') return /[.?!]$/u.test(copy) ? [copy] : [];
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(sentencesIn) : [];
}
