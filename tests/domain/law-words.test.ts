import { describe, expect, it } from 'vitest';

import { SEALING_LAWS_COPY } from '../../src/content/words/en/sealing-laws.ts';
import { STATE_PLAN_COPY } from '../../src/content/words/en/state-plan.ts';
import { SEALING_LAW_CHANGES, SEALING_LAWS } from '../../src/data/laws.ts';
import { printFigure } from '../../scripts/test/results.ts';
import { fleschKincaidGrade, wholeSentences } from '../support/readability.ts';

/** The reading grade of an eighth grader. Names of laws and courts are the longest words, and nobody can shorten them. */
const HARDEST = 8;

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'the overview of the laws': wholeSentences(SEALING_LAWS_COPY),
  'the plan of a state': wholeSentences(STATE_PLAN_COPY),
  'the change log': SEALING_LAW_CHANGES.map(({ what }) => what),
};

describe('the words about the laws', () => {
  it.each(Object.entries(TEXTS))('%s can be read in the eighth grade', (what, texts) => {
    expect(texts.length).toBeGreaterThan(5);
    const grade = fleschKincaidGrade(texts.join('\n'));
    printFigure(`${what}: read at grade ${grade.toFixed(1)}`);
    expect(grade).toBeLessThanOrEqual(HARDEST);
  });
});

/** The sentences of a law's file: of the law, and of its paths without their titles. */
const STATES = Object.values(SEALING_LAWS).map(({ state, notes, eligibilityDetails, howToFile, ...law }) => {
  const paths = law.remedies.map(({ clock, appliesTo, mustDisclose, feeNote }) => [
    ...[clock?.note, ...appliesTo.other, mustDisclose, feeNote],
  ]);
  const given = (texts: readonly (string | null | undefined)[]) => texts.filter((text) => text != null);
  return {
    state,
    law: given([notes, eligibilityDetails, howToFile, law.differenceNote]),
    paths: given(paths.flat()),
  };
});

describe('the words of each law', () => {
  it.each(STATES)('$state: the law, and its paths, can be read in the eighth grade', ({ law, paths }) => {
    expect(fleschKincaidGrade(law.join('\n'))).toBeLessThanOrEqual(HARDEST);
    if (paths.length > 0) expect(fleschKincaidGrade(paths.join('\n'))).toBeLessThanOrEqual(HARDEST);
  });

  it('are measured, the hardest of them', () => {
    const grades = STATES.map(({ state, law, paths }) => ({
      state,
      grade: fleschKincaidGrade([...law, ...paths].join('\n')),
    }));
    const hardest = grades.toSorted((one, other) => other.grade - one.grade).slice(0, 3);
    const states = hardest.map(({ state, grade }) => `${grade.toFixed(1)} ${state}`);
    printFigure(`the words of each law: read at grade ${states.join(', ')} at most`);
    expect(hardest).toHaveLength(3);
  });
});
