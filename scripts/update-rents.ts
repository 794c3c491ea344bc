/**
 * `npm run places:rents -- FILE [FROM]`: takes HUD's Fair Market Rents of a year into src/content/rents and prints what
 * changes. FILE is the first sheet of HUD's workbook saved as CSV, with HUD's own name (FY27_FMRs.csv), or a list of the
 * answers of HUD's API for each state (FY27_FMRs.json). FROM is the first day of a revision: 2027-05-20.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

import type { State } from '#domain/places/state-places.ts';
import { type CountyRents, fiscalYearOf, type TownRents } from '#domain/places/rents.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';
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
/** HUD's names of a column, the newer first. */
const COLUMNS = {
  fips: ['fips', 'fips2010'],
  area: ['hud_area_name', 'areaname'],
  town: ['county_town_name', 'town_name', 'countyname'],
} as const;

/**
 * Reads HUD's file.
 *
 * @throws {Error} naming the row and column that cannot be read
 */
export function readHudFile(text: string): readonly HudRow[] {
  const [head = [], ...lines]: readonly string[][] = parse(text, { bom: true, skipEmptyLines: true });
  const names = head.map((name) => name.trim().toLowerCase());
  const column = (wanted: readonly string[]) => {
    const at = names.findIndex((name) => wanted.includes(name));
    if (at === -1) throw new Error(`The file has no column ${wanted.join(' or ')}. Save HUD's sheet as CSV.`);
    return at;
  };
  const fips = column(COLUMNS.fips);
  const area = column(COLUMNS.area);
  const town = column([COLUMNS.town.find((name) => names.includes(name)) ?? COLUMNS.town[0]]);
  const sizes = [0, 1, 2, 3, 4].map((size) => column([`fmr_${size}`]));
  return lines.flatMap((line, index): HudRow[] => {
    const at = `row ${index + 2}`;
    const code = (line[fips] ?? '').trim().padStart(10, '0');
    if (!/^\d{10}$/u.test(code)) throw new Error(`${at}: fips is “${line[fips] ?? ''}”, not ten digits.`);
    if (TERRITORIES.test(code)) return [];
    const [zero, one, two, three, four] = sizes.map((size) => {
      const rent = Number((line[size] ?? '').replaceAll(/[$,\s]/gu, ''));
      if (!Number.isInteger(rent) || rent <= 0) {
        throw new Error(`${at}: ${names[size] ?? ''} is “${line[size] ?? ''}”, not a rent.`);
      }
      return rent;
    });
    const isCounty = code.endsWith(WHOLE_COUNTY);
    return [
      {
        county: code.slice(0, 5),
        town: isCounty ? null : (line[town] ?? '').trim(),
        // HUD writes some names with two spaces in a row.
        area: (line[area] ?? '').trim().replaceAll(/\s+/gu, ' '),
        rents: [zero ?? 0, one ?? 0, two ?? 0, three ?? 0, four ?? 0],
      },
    ];
  });
}

/** HUD's names of the sizes in the answers of its API. */
const API_SIZES = ['Efficiency', 'One-Bedroom', 'Two-Bedroom', 'Three-Bedroom', 'Four-Bedroom'] as const;

const apiRow = z.looseObject({
  fips_code: z.string().check(z.regex(/^\d{10}$/u)),
  county_name: z.string(),
  town_name: z.nullish(z.string()),
  metro_name: z.nullish(z.string()),
  statecode: z.nullish(z.string()),
  ...Object.fromEntries(API_SIZES.map((size) => [size, z.int().check(z.positive())])),
});
const apiAnswers = z.array(z.looseObject({ data: z.looseObject({ counties: z.array(apiRow) }) }));

/**
 * Reads the answers of HUD's API for the states (`/fmr/statedata/AZ`), in one JSON list.
 *
 * @throws {Error} naming answer, row and field that cannot be read
 */
export function readHudAnswers(text: string): readonly HudRow[] {
  const read = z.safeParse(apiAnswers, JSON.parse(text), { error: z.locales.en().localeError });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${z.core.toDotPath(issue?.path ?? [])}: ${issue?.message ?? 'cannot be read'}`);
  }
  return read.data.flatMap(({ data }) =>
    data.counties.flatMap((row): HudRow[] => {
      if (TERRITORIES.test(row.fips_code)) return [];
      const rents = API_SIZES.map((size) => Number(row[size]));
      const [zero = 0, one = 0, two = 0, three = 0, four = 0] = rents;
      const county = [row.county_name, row.statecode].filter(Boolean).join(', ');
      return [
        {
          county: row.fips_code.slice(0, 5),
          town: row.fips_code.endsWith(WHOLE_COUNTY) ? null : (row.town_name ?? '').trim(),
          area: ((row.metro_name ?? '') || county).trim().replaceAll(/\s+/gu, ' '),
          rents: [zero, one, two, three, four],
        },
      ];
    }),
  );
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

/** The days for which figures hold. */
interface Edition {
  readonly fiscalYear: number;
  readonly from: string;
  /** `null` if they hold until HUD publishes others. */
  readonly until: string | null;
}

/**
 * The text of a file: one row a line, so that a diff shows which figures changed, in the order of the codes. An object
 * would have "10001" before "01001", because its key is an integer.
 */
export function fileText(head: Edition, name: string, rows: object): string {
  const inOrder = Object.entries(rows).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = inOrder.map(([key, row]) => {
    const fields = (row as readonly unknown[]).map((field) => JSON.stringify(field)).join(', ');
    return `    ${JSON.stringify(key)}: [${fields}]`;
  });
  const body = `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
  const days = `  "from": "${head.from}",\n  "until": ${JSON.stringify(head.until)}`;
  return `{\n  "fiscalYear": ${head.fiscalYear},\n${days},\n  ${body}\n}\n`;
}

/**
 * The fiscal year in the name of HUD's file.
 *
 * @example fiscalYearIn('FY27_FMRs.csv') // => 2027; of `FY2027_FMRs.csv` as well
 */
export function fiscalYearIn(name: string): number | undefined {
  const year = /FY(?:20)?(\d{2})(?!\d)/iu.exec(name)?.[1];
  return year === undefined ? undefined : 2000 + Number(year);
}

/** A new HUD file has a few rows of a kind more or fewer; one that lacks many is truncated, or a sheet is missing. */
const LEAST_KEPT = 0.95;

/** The figures of a year: how many rows there are of each kind, such as counties and towns. */
interface Figures {
  readonly fiscalYear: number;
  readonly from: string;
  readonly rows: Readonly<Record<string, number>>;
}

/** Why the new figures are rejected; `undefined` if they replace the current ones. */
export function reasonNotToTake(before: Figures, now: Figures): string | undefined {
  if (plainDate(now.from) === undefined || fiscalYearOf(now.from as PlainDate) !== now.fiscalYear)
    return `${now.from} is no day of fiscal year ${now.fiscalYear}.`;
  if (now.fiscalYear < before.fiscalYear)
    return `The site has the figures of fiscal year ${before.fiscalYear} already; the file is of ${now.fiscalYear}.`;
  if (now.fiscalYear === before.fiscalYear && now.from <= before.from)
    return `The site has the figures of ${before.fiscalYear} from ${before.from} on. For a revision, add its first day: -- FILE 2027-05-20.`;
  const short = Object.entries(before.rows).find(([kind, rows]) => (now.rows[kind] ?? 0) < rows * LEAST_KEPT);
  return (
    short && `The file has figures for ${now.rows[short[0]] ?? 0} ${short[0]}; the site has ${short[1]}.`
  );
}

/** Ends this program with a sentence when the file that was named is not there. */
export function requireFile(file: string): void {
  if (existsSync(file)) return;
  console.error(
    `There is no file ${path.resolve(file)}. Give its path, or save it there: docs/tasks/update-places.md`,
  );
  process.exit(1);
}

if (import.meta.main) {
  const [file, revised] = process.argv.slice(2);
  const fiscalYear = fiscalYearIn(path.basename(file ?? ''));
  if (file === undefined || !/\.(?:csv|json)$/u.test(file) || fiscalYear === undefined) {
    console.error(
      'npm run places:rents -- FY27_FMRs.csv: HUD’s sheet saved as CSV, or the answers of its API as JSON, with the year in the name.',
    );
    process.exit(1);
  }
  requireFile(file);
  const head = { fiscalYear, from: revised ?? `${fiscalYear - 1}-10-01`, until: `${fiscalYear}-09-30` };
  const folder = path.join(ROOT, 'src/content/rents');
  const json = async (name: string): Promise<unknown> => JSON.parse(await readFile(name, 'utf8'));
  const states = path.join(ROOT, 'src/content/places');
  const files = (await readdir(states)).filter((name) => name.endsWith('.json'));
  // The build and the tests validate these files.
  const read = (await Promise.all(files.map((name) => json(path.join(states, name))))) as readonly State[];
  const known = new Set(read.flatMap(({ counties }) => counties.map(({ fips }) => fips)));
  const stateOf = new Map(
    read.flatMap(({ fips, majorCities, areas }) =>
      [...majorCities, ...areas].map(({ geonameId }) => [String(geonameId), fips] as const),
    ),
  );
  const before = (await json(path.join(folder, 'counties.json'))) as CountyRents;
  const { counties } = before;
  const { places } = (await json(path.join(folder, 'new-england.json'))) as TownRents;
  const text = await readFile(file, 'utf8');
  const rows = file.endsWith('.csv') ? readHudFile(text) : readHudAnswers(text);
  const taken = takeRents({ counties, places }, rows, known, stateOf);
  const rowsOf = (rents: { readonly counties: object; readonly places: object }) => ({
    counties: Object.keys(rents.counties).length,
    'places of New England': Object.keys(rents.places).length,
  });
  const reason = reasonNotToTake(
    { ...before, rows: rowsOf({ counties, places }) },
    { ...head, rows: rowsOf(taken) },
  );
  if (reason !== undefined) {
    console.error(`Nothing was changed. ${reason}`);
    process.exit(1);
  }
  await writeFile(path.join(folder, 'counties.json'), fileText(head, 'counties', taken.counties));
  await writeFile(path.join(folder, 'new-england.json'), fileText(head, 'places', taken.places));
  for (const note of taken.notes) console.log(note);
  console.log(
    `\nFiscal year ${fiscalYear}: ${Object.keys(taken.counties).length} counties, ${Object.keys(taken.places).length} places of New England, ${taken.notes.length} notes above. Read git diff src/content/rents, then npm run test:unit.`,
  );
}
