import { describe, expect, it } from 'vitest';

import { COUNTIES } from '~/data/places.ts';
import { SEALING_LAWS, sealingLaw } from '~/data/laws.ts';

import { remedySchema } from './remedy.ts';

const remedies = Object.values(SEALING_LAWS).flatMap((law) => law.remedies);

describe('the remedies of the registry', () => {
  it('are 102, with unique ids', () => {
    expect(remedies).toHaveLength(102);
    expect(new Set(remedies.map(({ id }) => id)).size).toBe(102);
  });

  it('are local only in Ohio and Philadelphia', () => {
    const places = new Set(remedies.flatMap(({ localTo }) => (localTo === null ? [] : [localTo])));
    expect([...places].sort()).toEqual([
      'City of Philadelphia',
      'Cleveland Municipal Court, Housing Division',
      'Dayton Municipal Court',
      'Toledo Municipal Court',
    ]);
  });

  it('refer to counties of their states', () => {
    for (const { abbreviation, remedies: ofState } of Object.values(SEALING_LAWS)) {
      for (const { localCounty } of ofState) {
        if (localCounty !== null) expect(COUNTIES[abbreviation]).toContain(localCounty);
      }
    }
  });

  it('have no clock if confidence is low', () => {
    const guesses = remedies.filter(({ confidence }) => confidence === 'low');
    expect(guesses).toHaveLength(9);
    expect(guesses.every(({ clock }) => clock === null)).toBe(true);
  });

  it('have a quotation or say that their text was not read', () => {
    const quoted = remedies.flatMap(({ quotation }) => (quotation === null ? [] : [quotation]));
    expect(quoted).toHaveLength(81);
    expect(quoted.filter(({ isOfficial }) => isOfficial)).toHaveLength(23);
    for (const { text } of quoted) expect(text).not.toMatch(/^[“"]|[”"]$/u);
  });

  it("include Nevada's court days and the renter's own filing", () => {
    const clocks = new Map(sealingLaw('NV').remedies.map(({ id, clock }) => [id, clock]));
    expect(clocks.get('nv-denied')).toMatchObject({ from: 'judgment', amount: 10, unit: 'court-days' });
    expect(clocks.get('nv-landlord-did-not-file')).toMatchObject({ from: 'tenant-affidavit', amount: 31 });
  });
});

describe('a remedy', () => {
  const dismissed = sealingLaw('AZ').remedies[0];
  const clock = { from: 'judgment', amount: 3, unit: 'years', bound: 'on-or-after', note: 'Three years.' };

  it.each([
    ['a clock on a guess', { confidence: 'low', clock }],
    ['a negative wait', { clock: { ...clock, amount: -1 } }],
    ['half a day', { clock: { ...clock, amount: 0.5 } }],
    ['a clock in words', { clock: '3 years after judgment' }],
    ['an unknown event', { clock: { ...clock, from: 'moving-out' } }],
    ['an unknown effect', { effect: 'erased' }],
    ['a date that does not exist', { effectiveFrom: '2024-13-01' }],
    ['nobody it could apply to', { appliesTo: { ...dismissed?.appliesTo, outcomes: [] } }],
    ['a county without a court in it', { localCounty: 'Pima County' }],
    ['a quotation of 41 words', { quotation: { ...dismissed?.quotation, text: 'word '.repeat(41).trim() } }],
    ['a quotation without its place', { quotation: { ...dismissed?.quotation, readIn: '' } }],
    ['a quotation without its day', { quotation: { ...dismissed?.quotation, readOn: 'November 2026' } }],
    ['no check', { checked: undefined }],
    ['a check without its day', { checked: { ...dismissed?.checked, on: '2026-11' } }],
    ['a check on a day that does not exist', { checked: { ...dismissed?.checked, on: '2026-02-30' } }],
    [
      'a check of words that are no hash',
      { checked: { ...dismissed?.checked, sentence: 'The court seals' } },
    ],
    ['a check without a confidence', { checked: { ...dismissed?.checked, confidence: null } }],
  ])('is refused for %s', (_what, change) => {
    expect(remedySchema.safeParse(dismissed).success).toBe(true);
    expect(remedySchema.safeParse({ ...dismissed, ...change }).success).toBe(false);
  });
});
