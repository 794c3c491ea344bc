import { expect, it } from 'vitest';

import { settlement } from '../testing/settlement.ts';
import { NAME_CORRECTIONS, shownNames } from './names.ts';

it('shows a correction before a newer name, and that before the source', () => {
  const corrected = settlement({ name: 'Barrow', geonameId: 5880054 });
  const renamed = settlement({ name: 'Saint Old', lat: 40 });
  const plain = settlement({ name: 'Saint Paul', lat: 42 });
  const newer = [corrected, renamed].map(({ lat, lng }) => ({ name: 'Sainte New', state: 'KS', lat, lng }));
  expect([...shownNames([corrected, renamed, plain], newer).values()]).toEqual([
    'Utqiaġvik',
    'Ste. New',
    'St. Paul',
  ]);
});

it('has no correction that corrects nothing', () => {
  for (const id of NAME_CORRECTIONS.ids) {
    const entry = NAME_CORRECTIONS.get({ geonameId: id });
    expect(entry?.shown, String(id)).not.toBe(entry?.name);
  }
});
