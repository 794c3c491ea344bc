import { describe, expect, it } from 'vitest';

import type { FoundState } from './place-index.ts';
import { filterPlaces } from './site-map-filter.ts';

const place = (name: string) => ({ name, path: `/${name.toLowerCase().replaceAll(' ', '-')}/` });
const STATES: readonly FoundState[] = [
  {
    ...{ code: 'AZ', name: 'Arizona', areas: [place('Tempe'), place('Sun City')] },
    cities: [
      { ...place('Phoenix'), areas: [place('Tempe'), place('Sun City')] },
      { ...place('Mesa'), areas: [place('Tempe')] },
      { ...place('Tucson'), areas: [] },
    ],
  },
  {
    ...{ code: 'ME', name: 'Maine', areas: [place('Bath')] },
    cities: [{ ...place('Portland'), areas: [place('Bath')] }],
  },
];
const paths = (typed: string, code: string) =>
  filterPlaces(STATES, typed)
    ?.states.get(code)
    ?.map(({ path }) => path);

describe('the narrowed list of places', () => {
  it('keeps a state whole when its name fits', () => {
    expect(paths('ariz', 'AZ')).toEqual(['/phoenix/', '/mesa/', '/tucson/']);
    expect(paths('ariz', 'ME')).toBeUndefined();
  });

  it('keeps all areas of a city that fits', () => {
    expect(filterPlaces(STATES, 'phoen')?.states.get('AZ')).toEqual([{ path: '/phoenix/', areas: null }]);
  });

  it('keeps an area under each city that lists it, and counts it once', () => {
    const filtered = filterPlaces(STATES, 'TEMPE');
    expect(filtered?.states.get('AZ')).toEqual([
      { path: '/phoenix/', areas: new Set(['/tempe/']) },
      { path: '/mesa/', areas: new Set(['/tempe/']) },
    ]);
    expect(filtered?.matches).toBe(1);
  });

  it('finds words inside names, and not the middle of a word', () => {
    expect(paths('city', 'AZ')).toEqual(['/phoenix/']);
    expect(filterPlaces(STATES, 'ity')).toEqual({ states: new Map(), matches: 0 });
  });

  it('narrows nothing for an empty field', () => {
    expect(filterPlaces(STATES, '  ')).toBeUndefined();
  });
});
