import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { geoConicEqualArea } from 'd3-geo';
import { beforeAll, describe, expect, it } from 'vitest';

import { JURISDICTIONS } from '../../src/domain/places/jurisdiction.ts';
import { mapPoint, outlineSchema } from '../../src/domain/places/geometry.ts';
import { type State, stateSchema } from '../../src/domain/places/state-places.ts';
import { CLEANING_RULES } from './cleaning.ts';
import { renamings } from './names.ts';
import { generatedFiles, type GeneratedFiles } from './output.ts';
import { SHARED_COUNTIES } from './reviewed-lists.ts';
import { type Sources, readSources } from './sources.ts';

const COMMITTED = fileURLToPath(new URL('../../src/content/places/', import.meta.url));

let sources: Sources;
let files: GeneratedFiles;
beforeAll(() => {
  sources = readSources();
  files = generatedFiles(sources);
});

const json = (path: string): unknown => JSON.parse(files.get(path) ?? 'null');
const state = (slug: string): State => stateSchema.parse(json(`${slug}.json`));
const names = (code: string): ReadonlySet<string> =>
  new Set(sources.cleaned.places.filter((place) => place.state === code).map(({ name }) => name));

describe('a run of the generator', () => {
  it('writes the same bytes as a second run', () => {
    expect(generatedFiles(readSources())).toEqual(files);
  });

  it('writes what is committed', () => {
    const committed = ['', 'outlines', 'maps', 'namesakes'].flatMap((folder) =>
      readdirSync(join(COMMITTED, folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(folder, name)),
    );
    expect(committed.toSorted()).toEqual([...files.keys()].toSorted());
    for (const path of committed)
      expect(readFileSync(join(COMMITTED, path), 'utf8'), path).toBe(files.get(path));
  });

  it('uses every rule', () => {
    expect(sources.cleaned.removals.map(({ rule }) => rule)).toEqual(CLEANING_RULES);
    for (const { rule, places } of sources.cleaned.removals) {
      expect(places.length, rule.removes).toBeGreaterThan(0);
    }
  });
});

describe('the places that are left', () => {
  it.each([
    ['TN', ['New South Memphis', 'Hermitage']],
    [
      'WA',
      ['Tri-Cities', 'Joint Base Lewis McChord', 'Picnic Point-North Lynnwood', 'Tanglewilde-Thompson Place'],
    ],
    ['AZ', ['Tempe Junction', 'Maryvale', 'Deer Valley', 'Alhambra', 'Gold Camp']],
    ['CA', ['Hollywood', 'Van Nuys', 'Valencia', 'Fort Irwin', 'Waldon']],
    ['KY', ['Ironville', 'Meads', 'Lexington-Fayette', 'Fort Knox']],
    ['NY', ['Astoria', 'East Flatbush', 'Queens Village', 'West Albany', 'West Point']],
    ['MA', ['Framingham Center', 'North Chicopee', 'South Peabody']],
    ['CT', ['North Stamford', 'East Norwalk', 'West Torrington', 'City of Milford (balance)']],
    ['IL', ['North Peoria', 'South Chicago', 'Upper Alton']],
    ['MN', ['Minnetonka Mills', 'West Coon Rapids']],
    ['LA', ['Metairie Terrace']],
    ['AL', ['Redstone Arsenal', 'Dixiana']],
    ['NM', ['University Park', 'Enchanted Hills']],
    ['DC', ['Adams Morgan', 'Shaw', 'Bloomingdale', 'Chevy Chase']],
  ])('%s has none of the anomalies found there', (code, anomalies) => {
    for (const anomaly of anomalies) expect(names(code)).not.toContain(anomaly);
  });

  it.each([
    ['CA', ['Fort Bragg', 'Hayward']],
    ['FL', ['Fort Meade', 'North Redington Beach', 'Nocatee']],
    ['MS', ['West Point']],
    ['NE', ['West Point']],
    ['TX', ['Elmendorf']],
    ['NJ', ['North Haledon', 'West Freehold', 'North Cape May', 'Jersey City']],
    ['MD', ['South Laurel']],
    ['MA', ['Cambridge']],
    ['NY', ['Brooklyn', 'Queens', 'Manhattan', 'The Bronx', 'Staten Island', 'Lake Ronkonkoma']],
    ['DC', ['Washington']],
  ])('%s keeps the real places that look like an anomaly', (code, places) => {
    for (const place of places) expect(names(code)).toContain(place);
  });

  it('are renamed only if the newer list is right', () => {
    const found = JURISDICTIONS.flatMap((jurisdiction) => {
      const { places, newer } = sources.ofState(jurisdiction);
      return renamings(places, newer).map(({ place, name }) => `${place.name} → ${name}`);
    });
    expect(found).toEqual(['Barrow → Utqiagvik', 'Squaw Valley → Yokuts Valley', 'Tysons Corner → Tysons']);
  });
});

it('a place’s point lies in one of its counties, or the map is too coarse to say', () => {
  const elsewhere = JURISDICTIONS.flatMap((jurisdiction) => {
    const { countyAt } = sources.ofState(jurisdiction).countyMap;
    const { majorCities, areas } = state(jurisdiction.slug);
    return [...majorCities, ...areas].flatMap((place) => {
      const own = place.counties?.map(({ fips }) => fips) ?? [place.countyFips];
      const at = countyAt(place) ?? 'water';
      const isExplained = own.includes(at) || SHARED_COUNTIES.get(place)?.pointIn === at;
      return isExplained ? [] : [`${jurisdiction.code} ${place.name}: ${at}`];
    });
  });
  // Towns on a border that the map's shapes cut short. The census counts all of them in their county.
  expect(elsewhere).toEqual([
    'CT West Haven: water',
    'DE Delmar: water',
    'LA Bossier City: 22017',
    'LA Sterlington: 22111',
    'ME York Beach: water',
    'MD Ilchester: 24005',
    'MA Brookline: 25025',
    'MA Seekonk: water',
    'NH Rollinsford: water',
    'NC Rocky Mount: 37065',
    'SC Hanahan: 45019',
    'SC Folly Beach: water',
    'VT Bellows Falls: water',
    'VA Falls Church: 51059',
    'VA Huntington: 51510',
    'WV Newell: water',
  ]);
});

it("places points on a state's map where d3's projection places them", () => {
  for (const { slug } of JURISDICTIONS) {
    const { projection } = outlineSchema.parse(json(`outlines/${slug}.json`));
    const d3 = geoConicEqualArea()
      .parallels([...projection.parallels])
      .rotate([-projection.centralMeridian, 0])
      .center([0, 0])
      .scale(projection.scale)
      .translate([...projection.origin]);
    for (const place of [...state(slug).majorCities, ...state(slug).areas]) {
      const { x, y } = mapPoint(projection, place);
      const [d3x = NaN, d3y = NaN] = d3([place.lng, place.lat]) ?? [];
      expect(Math.hypot(x - d3x, y - d3y), place.name).toBeLessThan(0.1);
    }
  }
});
