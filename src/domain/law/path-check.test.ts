import { describe, expect, it } from 'vitest';

import { SEALING_LAWS, sealingLaw } from '~/data/laws.ts';
import { sentenceHash } from '~/data/path-checks.ts';

import type { PlainDate } from '../shared/plain-date.ts';
import { pathCheckProblems } from './path-check.ts';
import type { Remedy } from './remedy.ts';

const TODAY = '2026-11-22' as PlainDate;
const [path = expect.fail('no path')] = sealingLaw('ME').remedies;
const { quotation, checked } = path;
const problems = (changes: Partial<Remedy>, today = TODAY) =>
  pathCheckProblems({ ...path, ...changes }, today, sentenceHash);

describe('the check of a path', () => {
  it('is valid for each of the 102 paths', () => {
    const paths = Object.values(SEALING_LAWS).flatMap(({ remedies }) => remedies);
    expect(paths).toHaveLength(102);
    for (const each of paths) expect(pathCheckProblems(each, TODAY, sentenceHash), each.id).toEqual([]);
  });

  it('must be repeated when the quotation changes', () => {
    const changed = { ...(quotation ?? expect.fail('no quotation')), text: 'Other words of the law' };
    expect(problems({ quotation: changed })).toEqual(['sentence']);
  });

  it('must be repeated when a quotation is added or removed', () => {
    expect(problems({ quotation: null })).toEqual(['sentence']);
    expect(problems({ checked: { ...checked, sentence: null } })).toEqual(['sentence']);
  });

  it('may not be older than the reading of its quotation', () => {
    expect(problems({ checked: { ...checked, on: '2026-11-21' } })).toEqual(['reading']);
    expect(problems({ checked: { ...checked, on: '2027-02-14' } }, '2027-02-14' as PlainDate)).toEqual([]);
  });

  it('may not lie in the future', () => {
    expect(problems({ checked: { ...checked, on: '2026-11-23' } })).toEqual(['future']);
  });

  it.each([
    ['low', 'low', []],
    ['low', 'medium', ['confidence']],
    ['low', 'high', ['confidence']],
    ['medium', 'low', []],
    ['medium', 'high', ['confidence']],
    ['high', 'medium', []],
    ['high', 'high', []],
  ] as const)('made at %s confidence gives, at %s confidence now, the problems %j', (then, now, expected) => {
    expect(problems({ confidence: now, checked: { ...checked, confidence: then } })).toEqual(expected);
  });
});
