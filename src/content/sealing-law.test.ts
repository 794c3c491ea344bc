import { describe, expect, it } from 'vitest';

import { JURISDICTIONS } from '~/domain/places/jurisdiction.ts';
import { SEALING_LAWS, sealingLaw } from './sealing-law.ts';

const files = import.meta.glob<Record<string, unknown>>('./sealing-law/*.json', {
  eager: true,
  import: 'default',
});

describe('the law registry', () => {
  it('has one file for each jurisdiction and no other', () => {
    const expected = JURISDICTIONS.map(({ slug }) => `./sealing-law/${slug}.json`);
    expect(Object.keys(files).sort()).toEqual(expected.sort());
    expect(Object.keys(SEALING_LAWS)).toEqual(JURISDICTIONS.map(({ code }) => code));
  });

  it.each(JURISDICTIONS)('hands on the file of $name as it is', ({ code, name, slug }) => {
    expect(sealingLaw(code)).toEqual(files[`./sealing-law/${slug}.json`]);
    expect(sealingLaw(code).state).toBe(name);
  });

  it('stands as the second reading left it', () => {
    const tally = Object.groupBy(
      Object.values(SEALING_LAWS),
      ({ eligible, verification }) => `${verification}, ${eligible ? 'seals' : 'no law'}`,
    );
    expect(Object.fromEntries(Object.entries(tally).map(([kind, laws]) => [kind, laws.length]))).toEqual({
      'verified, seals': 9,
      'differs, seals': 13,
      'unverified, seals': 17,
      'verified, no law': 10,
      'differs, no law': 1,
      'unverified, no law': 1,
    });
  });
});
