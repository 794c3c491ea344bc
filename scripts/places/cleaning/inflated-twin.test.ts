import { describe, expect, it } from 'vitest';

import { postalEvidence, removedBy, settlement } from '../testing/settlement.ts';
import { inflatedTwin, KEPT_TWINS } from './inflated-twin.ts';

const stamford = settlement({ name: 'Stamford', population: 128_874, lat: 38.55 });

describe("a neighbourhood with its city's name and population", () => {
  it.each(['North Stamford', 'Stamford Junction', 'South-Stamford Gardens'])('%s is removed', (name) => {
    const twin = settlement({ name, population: 121_230 });
    expect(removedBy(inflatedTwin, [twin, stamford])).toEqual([name]);
  });

  it.each([
    ['has its own population', { population: 20_000 }],
    ['is the seat of a county', { featureCode: 'PPLA2' }],
    ['was counted by the census', { edited: '2011-05-14' }],
    ['lies eight miles off', { lat: 38.43 }],
    ['has another name', { name: 'Stamfordville' }],
  ])('stays when it %s', (_, given) => {
    const place = settlement({ name: 'North Stamford', population: 121_230, ...given });
    expect(removedBy(inflatedTwin, [place, stamford])).toEqual([]);
  });

  it('stays when it gets mail of its own', () => {
    const place = settlement({ name: 'North Stamford', population: 121_230 });
    expect(removedBy(inflatedTwin, [place, stamford], postalEvidence('North Stamford'))).toEqual([]);
  });

  it('stays when a reader knew it for a town', () => {
    const [geonameId = 0] = KEPT_TWINS.ids;
    const place = settlement({ name: 'North Stamford', population: 121_230, geonameId });
    expect(removedBy(inflatedTwin, [place, stamford])).toEqual([]);
  });
});
