import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LANGUAGES, languageAsked } from './language.ts';

describe('the language requested by a caller', () => {
  it.each([
    ['es', 'es'],
    ['en', 'en'],
    ['es-US,es;q=0.9,en;q=0.8', 'es'],
    [' ES-mx', 'es'],
    ['fr-FR, es', 'en'],
    ['essential', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [null, 'en'],
  ] as const)('with %j is %s', (header, language) => {
    expect(languageAsked(header)).toBe(language);
  });

  it('is always one of ours, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(LANGUAGES).toContain(languageAsked(header));
      }),
    );
  });
});
