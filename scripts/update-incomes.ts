/**
 * `npm run places:incomes -- FILE FROM`: takes HUD's Section 8 income limits of a year into src/content/rents and prints
 * what changes. FILE is the first sheet of HUD's workbook saved as CSV, with HUD's own name (Section8-FY27.csv); FROM is
 * the first day on which the limits hold: 2027-04-01.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { parse } from 'csv-parse/sync';

import type { IncomeLimits } from '#domain/places/rents.ts';
import type { State } from '#domain/places/state-places.ts';
import { ROOT } from './local/project.ts';
import { fileText, fiscalYearIn, reasonNotToTake, requireFile } from './update-rents.ts';

type Limits = IncomeLimits['counties'][string];

/** Households of one to four persons: the sizes that pages show. */
const PERSONS = [1, 2, 3, 4];
/** HUD's columns of the extremely low and the very low income. */
const LEVELS = ['eli', 'l50'];

/**
 * Reads HUD's file: the limits of each county that the site has. Where HUD sets them by town, the county's are those of
 * its towns if all have the same, and otherwise left out.
 *
 * @param known the numbers of all counties
 * @throws {Error} naming the row and column that cannot be read
 */
export function readIncomeFile(text: string, known: ReadonlySet<string>): IncomeLimits['counties'] {
  const [head = [], ...lines]: readonly string[][] = parse(text, { bom: true, skipEmptyLines: true });
  const names = head.map((name) => name.trim().toLowerCase());
  const column = (...wanted: readonly string[]) => {
    const at = names.findIndex((name) => wanted.includes(name));
    if (at === -1) throw new Error(`The file has no column ${wanted.join(' or ')}. Save HUD's sheet as CSV.`);
    return at;
  };
  const fips = column('fips', 'fips2010');
  const levels = LEVELS.map((level) => PERSONS.map((size) => column(`${level}_${size}`)));
  const byCounty = new Map<string, Limits[]>();
  for (const [index, line] of lines.entries()) {
    const code = (line[fips] ?? '').trim().padStart(10, '0');
    if (!/^\d{10}$/u.test(code))
      throw new Error(`row ${index + 2}: fips is “${line[fips] ?? ''}”, not ten digits.`);
    const county = code.slice(0, 5);
    if (!known.has(county)) continue;
    const read = levels.map((sizes) =>
      sizes.map((size) => {
        const income = Number((line[size] ?? '').replaceAll(/[$,\s]/gu, ''));
        if (Number.isInteger(income) && income > 0) return income;
        throw new Error(`row ${index + 2}: ${names[size] ?? ''} is “${line[size] ?? ''}”, not an income.`);
      }),
    );
    // Two lists of four, which `map` cannot say: LEVELS and PERSONS have these lengths.
    byCounty.set(county, [...(byCounty.get(county) ?? []), read as unknown as Limits]);
  }
  return Object.fromEntries(
    [...byCounty].flatMap(([county, rows]) => {
      const [first] = rows;
      const areAlike = rows.every((row) => JSON.stringify(row) === JSON.stringify(first));
      return first === undefined || !areAlike ? [] : [[county, first]];
    }),
  );
}

if (import.meta.main) {
  const [file, from] = process.argv.slice(2);
  const fiscalYear = fiscalYearIn(path.basename(file ?? ''));
  if (file?.endsWith('.csv') !== true || from === undefined || fiscalYear === undefined) {
    console.error(
      'npm run places:incomes -- Section8-FY27.csv 2027-04-01: HUD’s sheet saved as CSV with the year in its name, and the first day of the limits.',
    );
    process.exit(1);
  }
  requireFile(file);
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(ROOT, name), 'utf8'));
  const states = (await readdir(path.join(ROOT, 'src/content/places'))).filter((name) =>
    name.endsWith('.json'),
  );
  // The build and the tests validate these files.
  const read = (await Promise.all(
    states.map((name) => json(`src/content/places/${name}`)),
  )) as readonly State[];
  const known = new Set(read.flatMap(({ counties }) => counties.map(({ fips }) => fips)));
  const target = 'src/content/rents/income-limits.json';
  const before = (await json(target)) as IncomeLimits;
  const counties = readIncomeFile(await readFile(file, 'utf8'), known);
  const rowsOf = (rows: object) => ({ counties: Object.keys(rows).length });
  const head = { fiscalYear, from, until: null };
  const reason = reasonNotToTake(
    { ...before, rows: rowsOf(before.counties) },
    { ...head, rows: rowsOf(counties) },
  );
  if (reason !== undefined) {
    console.error(`Nothing was changed. ${reason}`);
    process.exit(1);
  }
  await writeFile(path.join(ROOT, target), fileText(head, 'counties', counties));
  const gone = Object.keys(before.counties).filter((fips) => counties[fips] === undefined);
  for (const fips of gone) console.log(`counties.${fips}: gone, or set by town now`);
  console.log(
    `\nFiscal year ${fiscalYear}: ${Object.keys(counties).length} counties. Read git diff ${target}, then npm run test:unit.`,
  );
}
