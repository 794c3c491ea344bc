import { describe, expect, it } from 'vitest';

import { choices } from './fields.ts';
import { type FormTable, readForm, recordOf } from './form.ts';

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
