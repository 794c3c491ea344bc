import fc from 'fast-check';
import { expect, it } from 'vitest';

import { localFragment, readLocalFragment } from './local-fragment.ts';

it('a link says what is known, and the page reads the same', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.record({ county: text, town: text, kind: text }), (known) => {
      const read = readLocalFragment(new URL(localFragment(known), 'https://a.example/').hash);
      expect(read).toEqual({
        county: known.county.toWellFormed(),
        town: known.town.toWellFormed(),
        kind: known.kind.toWellFormed(),
      });
    }),
  );
  expect(localFragment({ county: '' })).toBe('');
  expect(localFragment({ county: 'Fulton County', kind: 'missed' })).toBe(
    '#county=Fulton+County&kind=missed',
  );
});

it('a fragment of any other kind says nothing', () => {
  for (const hash of ['', '#', '#open-case', '#%E0%A4%A', '#county', '#path=ohio-dismissed'])
    expect(readLocalFragment(hash), hash).toEqual({ county: '', town: '', kind: '' });
});
