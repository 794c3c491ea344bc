import { expect, it } from 'vitest';

import { REVIEWED_LISTS, ReviewedList } from './reviewed-lists.ts';
import { settlement } from './testing.ts';

const list = new ReviewedList('list.json', {
  1: { name: 'Salina', state: 'KS' },
  2: { name: 'Hays', state: 'KS' },
});

it('identifies a place by its number, not by its name', () => {
  expect(list.has({ geonameId: 1 })).toBe(true);
  expect(list.has(settlement({ name: 'Salina' }))).toBe(false);
});

it('reports entries that the source no longer matches', () => {
  const salina = settlement({ name: 'Salina', geonameId: 1 });
  expect(list.outdated([salina, settlement({ name: 'Hays', geonameId: 2 })])).toEqual([]);
  expect(list.outdated([salina])).toEqual([
    'list.json: 2 was reviewed as Hays, KS and is no longer there in the source.',
  ]);
  expect(list.outdated([salina, settlement({ name: 'Hays', state: 'TX', geonameId: 2 })])).toEqual([
    'list.json: 2 was reviewed as Hays, KS and is now Hays, TX in the source.',
  ]);
});

it('has no place on both a removal list and another list', () => {
  const [military, denied, ...others] = REVIEWED_LISTS;
  const removed = new Set([...military.ids, ...denied.ids]);
  for (const other of others)
    expect(
      other.ids.filter((id) => removed.has(id)),
      other.file,
    ).toEqual([]);
  expect(removed.size).toBe(military.ids.length + denied.ids.length);
});
