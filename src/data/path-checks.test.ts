import { describe, expect, it } from 'vitest';

import type { PlainDate } from '~/domain/shared/plain-date.ts';

import { sealingLaw } from './laws.ts';
import { requireChecks, sentenceHash } from './path-checks.ts';

const TODAY = '2026-11-22' as PlainDate;
const FILE = 'src/content/sealing-law/maine.json';
const maine = sealingLaw('ME');
const [first = expect.fail('no path'), ...others] = maine.remedies;
const refusal = (changes: object) => () => {
  requireChecks(FILE, { ...maine, remedies: [...others, { ...first, ...changes }] }, TODAY);
};

it('a sentence is hashed to the first 16 digits of its SHA-256', () => {
  // printf 'abc' | sha256sum
  expect(sentenceHash('abc')).toBe('ba7816bf8f01cfea');
});

describe('the build', () => {
  it('accepts a law in the state in which it was checked', () => {
    expect(refusal({})).not.toThrow();
  });

  it.each([
    [
      'a confidence that rose without a new reading',
      { checked: { ...first.checked, confidence: 'medium' } },
      'remedies[2].checked.confidence: me-dismissed-won is lower than the confidence of the path, which rose without a new reading.',
    ],
    [
      'words that were changed without a new reading',
      { quotation: { ...first.quotation, text: 'Court records are sealed' } },
      'remedies[2].checked.sentence: me-dismissed-won is not the hash of its quotation: the words were changed without a new reading.',
    ],
    [
      'a check before the reading',
      { checked: { ...first.checked, on: '2026-11-01' } },
      'remedies[2].checked.on: me-dismissed-won is before the day on which its quotation was read.',
    ],
    [
      'a check to come',
      { checked: { ...first.checked, on: '2026-11-23' } },
      'remedies[2].checked.on: me-dismissed-won is still to come.',
    ],
  ])('refuses %s and names file, field and reason', (_what, changes, line) => {
    expect(refusal(changes)).toThrow(
      `${FILE} cannot be used:\n  ${line}\nRead the law again: npm run law:check -- ME`,
    );
  });
});
