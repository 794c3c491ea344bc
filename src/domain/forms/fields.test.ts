import { describe, expect, it } from 'vitest';

import { choices, optionalNumber } from './fields.ts';
import { type FormTable, inWords, readForm, recordOf } from './form.ts';

const FORM = {
  adults: { ...optionalNumber({ min: 1, max: 20 }), storedAs: 'adults', label: 'Adults' },
} as const satisfies FormTable;

const WORDS = {
  fields: {
    adults: {
      label: 'Adults',
      errors: { 'not-number': 'A whole number', small: '{limit} or more', large: '{limit} or fewer' },
    },
  },
};

const read = (adults: unknown) => inWords(WORDS, readForm(FORM, { adults }));

describe('a number', () => {
  it.each([
    ['2', 2],
    [' 2 ', 2],
    ['٢', 2],
    [2, 2],
    ['20', 20],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('is read from %j as %j, and again from what was read', (typed, adults) => {
    expect(read(typed)).toEqual({ ok: true, value: { adults } });
    expect(read(adults)).toEqual({ ok: true, value: { adults } });
  });

  it.each([
    ['two', 'A whole number'],
    ['1.5', 'A whole number'],
    ['-1', 'A whole number'],
    [1.5, 'A whole number'],
    [true, 'A whole number'],
    ['9'.repeat(16), 'A whole number'],
    ['0', '1 or more'],
    ['21', '20 or fewer'],
    [21, '20 or fewer'],
  ])('%j is refused: %s', (typed, error) => {
    expect(read(typed)).toEqual({ ok: false, errors: { adults: error } });
  });

  it('may be typed with separators', () => {
    const rent = { rent: { ...optionalNumber({ min: 0, max: 20_000 }), storedAs: 'rent', label: 'Rent' } };
    expect(readForm(rent, { rent: '$1,500' })).toEqual({ ok: true, value: { rent: 1500 } });
  });

  it('is stored as a number, and one that was left out as null', () => {
    expect(recordOf(FORM, { adults: 2 })).toEqual({ adults: 2 });
    expect(recordOf(FORM, { adults: null })).toEqual({ adults: null });
  });

  it('of a record that was stored before the field is null, and not odd', () => {
    expect(FORM.adults.stored.schema.safeParse(undefined)).toEqual({ success: true, data: null });
    expect(FORM.adults.stored.schema.safeParse('two').success).toBe(false);
  });
});

describe('choices', () => {
  const BOXES = {
    pets: { ...choices(['cat', 'guide-dog', 'bird']), storedAs: 'pets', label: 'Pets' },
  } as const satisfies FormTable;

  it.each([
    ['', ''],
    [undefined, ''],
    ['bird', 'bird'],
    ['bird,cat', 'cat, bird'],
    ['guide-dog, cat, cat', 'cat, guide-dog'],
  ])('are read from %j as %j, and again from what was read', (typed, pets) => {
    expect(readForm(BOXES, { pets: typed })).toEqual({ ok: true, value: { pets } });
    expect(readForm(BOXES, { pets })).toEqual({ ok: true, value: { pets } });
  });

  it.each(['cow', 'cat, cow', 'cat,', ' ', ['cat'], null, true])('%j is refused', (typed) => {
    expect(readForm(BOXES, { pets: typed })).toEqual({ ok: false, problems: { pets: { key: 'unknown' } } });
  });

  it('are stored as a text, and none as null; a record from before the field has none, and is not odd', () => {
    expect(recordOf(BOXES, { pets: 'cat, bird' })).toEqual({ pets: 'cat, bird' });
    expect(recordOf(BOXES, { pets: '' })).toEqual({ pets: null });
    const { schema } = BOXES.pets.stored;
    expect(schema.safeParse(undefined)).toEqual({ success: true, data: null });
    expect(schema.safeParse('cat, cow').success).toBe(false);
  });
});
