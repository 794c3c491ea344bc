/**
 * `npm run places:rents -- FILE [FROM]`: takes HUD's Fair Market Rents of a year into src/content/rents and prints what
 * changes. FILE is the first sheet of HUD's workbook saved as CSV, with HUD's own name (FY27_FMRs.csv). FROM is the first
 * day of a revision: 2027-05-20.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { CountyRents, TownRents } from '#domain/places/rents.ts';
import {
  contentOf,
  fileText,
  hudLines,
  leave,
  readHud,
  reasonNotToTake,
  statesOfSite,
} from './hud-figures.ts';
import { ROOT } from './local/project.ts';

/** One row of HUD's file: a county, or a town in New England. */
export interface HudRow {
  /** Five digits of the county, or of Connecticut's planning region. */
  readonly county: string;
  /** The town; `null` for a whole county. */
  readonly town: string | null;
  readonly area: string;
  readonly rents: readonly [number, number, number, number, number];
}

/** Puerto Rico and the island areas, which the site does not serve. */
const TERRITORIES = /^(?:60|66|69|72|78)/u;
const WHOLE_COUNTY = '99999';

/**
 * Reads HUD's file.
 *
 * @throws {Error} naming the row and column that cannot be read
 */
export function readHudFile(text: string): readonly HudRow[] {
  return hudLines(text)
    .filter(({ code }) => !TERRITORIES.test(code))
    .map(({ code, cell, dollars }) => ({
      county: code.slice(0, 5),
      town: code.endsWith(WHOLE_COUNTY) ? null : cell('county_town_name', 'town_name', 'countyname'),
      // HUD writes some names with two spaces in a row.
      area: cell('hud_area_name', 'areaname').replaceAll(/\s+/gu, ' '),
      rents: [dollars('fmr_0'), dollars('fmr_1'), dollars('fmr_2'), dollars('fmr_3'), dollars('fmr_4')],
    }));
}

/** The site's figures after HUD's file. */
export interface TakenRents {
  readonly counties: CountyRents['counties'];
  readonly places: TownRents['places'];
  /** Notes for the operator: figures that are gone, new or much changed. */
  readonly notes: readonly string[];
}

/** A change by more than this fraction is listed by name. */
const MUCH = 0.15;

/**
 * The site's figures with HUD's new ones.
 *
 * @param known the numbers of all counties
 * @param stateOf the two digits of the state by GeoNames number
 * @throws {Error} naming the rows of HUD's file whose county the site does not know
 */
export function takeRents(
  old: Pick<TakenRents, 'counties' | 'places'>,
  rows: readonly HudRow[],
  known: ReadonlySet<string>,
  stateOf: ReadonlyMap<string, string>,
): TakenRents {
  const unknownCounties = rows.filter(({ county, town }) => town === null && !known.has(county));
  if (unknownCounties.length > 0) {
    const list = unknownCounties.map(({ county, area }) => `${county} (${area})`).join(', ');
    throw new Error(`HUD's file has counties that the site does not: ${list}`);
  }
  const notes: string[] = [];
  const counties: Record<string, CountyRents['counties'][string]> = {};
  for (const fips of [...known].sort()) {
    const before = old.counties[fips];
    const row = rows.find(({ county, town }) => town === null && county === fips) ?? alike(rows, fips);
    if (row === undefined) {
      if (before !== undefined)
        notes.push(
          `counties.${fips}: gone, or set by town now (${before[0] ?? 'of an area without a name'})`,
        );
      continue;
    }
    counties[fips] = [row.area, ...row.rents];
    notes.push(...compared(`counties.${fips} (${row.area})`, before?.[3], row.rents[2]));
  }
  const places: Record<string, TownRents['places'][string]> = {};
  for (const [geonameId, [name, town, , , , before]] of Object.entries(old.places)) {
    const state = stateOf.get(geonameId);
    const row = rows.find(
      (each) => each.town === town && state !== undefined && each.county.startsWith(state),
    );
    if (row === undefined) notes.push(`places.${geonameId}: HUD's file has no ${town} for ${name}`);
    else {
      places[geonameId] = [name, town, row.area, ...row.rents];
      notes.push(...compared(`places.${geonameId} (${name})`, before, row.rents[2]));
    }
  }
  return { counties, places, notes };
}

/** A county whose towns all have the same figures; `undefined` where they differ or there are none. */
function alike(rows: readonly HudRow[], fips: string): HudRow | undefined {
  const towns = rows.filter(({ county, town }) => town !== null && county === fips);
  const [first] = towns;
  return towns.every(({ rents }) => rents.join() === first?.rents.join()) ? first : undefined;
}

function compared(what: string, before: number | undefined, now: number): readonly string[] {
  if (before === undefined) return [`${what}: new, $${now} for two bedrooms`];
  if (Math.abs(now - before) / before <= MUCH) return [];
  return [`${what}: two bedrooms from $${before} to $${now}`];
}

if (import.meta.main) {
  const [file, revised] = process.argv.slice(2);
  const { text, fiscalYear } = readHud(
    file,
    'npm run places:rents -- FY27_FMRs.csv: HUD’s sheet saved as CSV, with the year in the name.',
  );
  const head = { fiscalYear, from: revised ?? `${fiscalYear - 1}-10-01`, until: `${fiscalYear}-09-30` };
  const states = statesOfSite();
  const known = new Set(states.flatMap(({ counties }) => counties.map(({ fips }) => fips)));
  const stateOf = new Map(
    states.flatMap(({ fips, majorCities, areas }) =>
      [...majorCities, ...areas].map(({ geonameId }) => [String(geonameId), fips] as const),
    ),
  );
  const before = contentOf<CountyRents>('rents/counties.json');
  const { places } = contentOf<TownRents>('rents/new-england.json');
  const taken = takeRents({ ...before, places }, readHudFile(text), known, stateOf);
  const rowsOf = (rents: Pick<TakenRents, 'counties' | 'places'>) => ({
    counties: Object.keys(rents.counties).length,
    'places of New England': Object.keys(rents.places).length,
  });
  const reason = reasonNotToTake(
    { ...before, rows: rowsOf({ ...before, places }) },
    { ...head, rows: rowsOf(taken) },
  );
  if (reason !== undefined) leave(`Nothing was changed. ${reason}`);
  const folder = path.join(ROOT, 'src/content/rents');
  writeFileSync(path.join(folder, 'counties.json'), fileText(head, 'counties', taken.counties));
  writeFileSync(path.join(folder, 'new-england.json'), fileText(head, 'places', taken.places));
  for (const note of taken.notes) console.log(note);
  console.log(
    `\nFiscal year ${fiscalYear}: ${Object.keys(taken.counties).length} counties, ${Object.keys(taken.places).length} places of New England, ${taken.notes.length} notes above. Read git diff src/content/rents, then npm run test:unit.`,
  );
}
