import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cityNameFromSlug } from './city-name.ts';

describe("a city's name from its address", () => {
  it.each([
    ['springfield', 'Springfield'],
    ['salt-lake-city', 'Salt Lake City'],
    ['winston--salem-', 'Winston Salem'],
    ['', ''],
    ['-', ''],
  ])('%j is %j', (slug, name) => {
    expect(cityNameFromSlug(slug)).toBe(name);
  });

  it('has no hyphen and no space at its ends, whatever the address', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{0,40}$/u), (slug) => {
        expect(cityNameFromSlug(slug)).toMatch(/^(?:[^\s-]+(?: [^\s-]+)*)?$/u);
      }),
    );
  });
});
