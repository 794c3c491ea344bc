import { describe, expect, expectTypeOf, it } from 'vitest';

import { capitalised, format, type PlaceholderOf, type Template } from './format.ts';

describe('format', () => {
  it('fills in every occurrence of every placeholder', () => {
    expect(format('{a} and {b}, then {a}', { a: 'one', b: 2 })).toBe('one and 2, then one');
  });

  it('does not interpret values that look like placeholders or patterns', () => {
    expect(format('Name: {name}.', { name: '{name} $& $1' })).toBe('Name: {name} $& $1.');
  });

  it('shows the name of a placeholder that has no value', () => {
    const fromElsewhere = ['The law in', '{state}'].join(' ');
    expect(format(fromElsewhere, {})).toBe('The law in {state}');
  });

  it('requires the values that the text names', () => {
    expectTypeOf<PlaceholderOf<'{count} cities in {state}'>>().toEqualTypeOf<'count' | 'state'>();
    expectTypeOf<PlaceholderOf<'No placeholder'>>().toBeNever();
    expectTypeOf<'The law in {state}'>().toExtend<Template<'state'>>();
    expectTypeOf<'The law in Ohio'>().not.toExtend<Template<'state'>>();
    // @ts-expect-error `state` is missing.
    format('The law in {state}', {});
  });
});

it.each([
  ['the court', 'The court'],
  ['él pide', 'Él pide'],
  ['', ''],
])('begins %j with a capital', (text, expected) => {
  expect(capitalised(text)).toBe(expected);
});
