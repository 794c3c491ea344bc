import { expect, it } from 'vitest';

import { sealingLaw } from '~/data/laws.ts';

import { shownRemedy } from '../law/remedy.ts';
import { filledIn, possibleSituations } from './situations.ts';

const GAPS = { court: 'Justice Court', date: 'May 1', form: 'Form 5', law: 'Rule $& 20' };

it('placeholders are filled everywhere, and nothing else is changed', () => {
  expect(filledIn('{court}: {form} by {date}, {court}', GAPS)).toBe(
    'Justice Court: Form 5 by May 1, Justice Court',
  );
  expect(filledIn('The law: {law}.', GAPS)).toBe('The law: Rule $& 20.');
  expect(filledIn('{name} {', GAPS)).toBe('{name} {');
});

it("a state's situations are those that its law can lead to", () => {
  const of = (code: 'AZ' | 'AL' | 'NY') => possibleSituations(sealingLaw(code).remedies.map(shownRemedy));
  expect(of('AZ')).toEqual([
    ...['automatic', 'find-out', 'wait', 'stipulation', 'ask-clerk', 'paid-still-refused', 'no-path'],
  ]);
  expect(of('AL')).toEqual(['paid-still-refused', 'no-law']);
  expect(of('NY')).toContain('screening-limit');
  expect(of('NY')).not.toContain('petition');
});
