import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';

import { sealingLaw } from './laws.ts';
import { forEveryState, readContent, readStateFiles, requireChecks, sentenceHash } from './read.ts';

const schema = z.strictObject({ name: z.string(), fees: z.array(z.number()) });

describe('a data file', () => {
  it('is returned when it is valid', () => {
    expect(readContent('a.json', schema, { name: 'A', fees: [1] })).toEqual({ name: 'A', fees: [1] });
  });

  it('stops the build when it is invalid, naming the file and every invalid field', () => {
    const read = () => readContent('src/content/courts/fees.json', schema, { fees: [1, 'two'], note: '' });
    expect(read).toThrow('src/content/courts/fees.json cannot be used:');
    expect(read).toThrow(/ {2}name: .*expected string/u);
    expect(read).toThrow(/ {2}fees\[1\]: .*expected number/u);
    expect(read).toThrow(/ {2}the whole file: .*"note"/u);
  });
});

describe('a folder with a file for each state', () => {
  const value = { name: 'A', fees: [] };

  it('is read into a map by state code', () => {
    expect(readStateFiles('src/content/x', schema, { './x/new-york.json': value }).get('NY')).toEqual(value);
  });

  it('refuses a file that is not named after a state', () => {
    expect(() => readStateFiles('src/content/x', schema, { './x/newyork.json': value })).toThrow(
      'src/content/x/newyork.json is not named by a state',
    );
  });

  it('names the invalid file', () => {
    expect(() => readStateFiles('src/content/x', schema, { './x/ohio.json': {} })).toThrow(
      'src/content/x/ohio.json cannot be used',
    );
  });

  it('names the first missing file when every state must have one', () => {
    expect(() => forEveryState('src/content/x', new Map([['AL', value]]))).toThrow(
      'src/content/x/alaska.json is missing.',
    );
  });
});

const FILE = 'src/content/sealing-law/maine.json';
const maine = sealingLaw('ME');
const [first = expect.fail('no remedy'), ...others] = maine.remedies;
const quotation = first.quotation ?? expect.fail('no quotation');
/** The day of the last check, so that the next one does not fail these tests. */
const [today = expect.fail('no check')] = maine.remedies
  .map(({ checked }) => checked.on as PlainDate)
  .sort((a, b) => (a < b ? 1 : -1));
const refusal = (changes: object) => () => {
  requireChecks(FILE, { ...maine, remedies: [...others, { ...first, ...changes }] }, today);
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
      'remedies[2].checked.confidence: me-dismissed-won is lower than the confidence of the remedy, which rose without a new reading.',
    ],
    [
      'words that were changed without a new reading',
      { quotation: { ...quotation, text: 'Court records are sealed' } },
      'remedies[2].checked.sentence: me-dismissed-won is not the hash of its quotation: the words were changed without a new reading.',
    ],
    [
      'a check before the reading',
      { checked: { ...first.checked, on: addDays(quotation.readOn as PlainDate, -1) } },
      'remedies[2].checked.on: me-dismissed-won is before the day on which its quotation was read.',
    ],
    [
      'a check to come',
      { checked: { ...first.checked, on: addDays(today, 1) } },
      'remedies[2].checked.on: me-dismissed-won is still to come.',
    ],
  ])('refuses %s and names file, field and reason', (_what, changes, line) => {
    expect(refusal(changes)).toThrow(
      `${FILE} cannot be used:\n  ${line}\nRead the law again: npm run law:check -- ME`,
    );
  });
});
