/* What the commands that take figures of HUD into src/content/rents share: reading a sheet, judging it, writing a file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'csv-parse/sync';

import { fiscalYearOf } from '#domain/places/rents.ts';
import type { State } from '#domain/places/state-places.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';
import { ROOT } from './local/project.ts';

/** A row of a sheet of HUD's. Columns are named in small letters; of several names the first that the sheet has counts. */
export interface HudLine {
  /** Ten digits: five of the county, or of Connecticut's planning region, and five of the town. */
  readonly code: string;
  readonly cell: (...names: readonly string[]) => string;
  /** @throws {Error} naming the row and the column where there is no whole number of dollars */
  readonly dollars: (name: string) => number;
}

/**
 * The rows of a sheet that was saved as CSV.
 *
 * @throws {Error} naming the row and the column that cannot be read
 */
export function hudLines(text: string): readonly HudLine[] {
  const [head = [], ...lines]: readonly string[][] = parse(text, { bom: true, skipEmptyLines: true });
  const columns = head.map((name) => name.trim().toLowerCase());
  return lines.map((line, index) => {
    const at = `row ${index + 2}`;
    const cell = (...names: readonly string[]) => {
      const name = names.find((each) => columns.includes(each));
      if (name === undefined)
        throw new Error(`The file has no column ${names.join(' or ')}. Save HUD's sheet as CSV.`);
      return (line[columns.indexOf(name)] ?? '').trim();
    };
    const dollars = (name: string) => {
      const amount = Number(cell(name).replaceAll(/[$,\s]/gu, ''));
      if (Number.isInteger(amount) && amount > 0) return amount;
      throw new Error(`${at}: ${name} is “${cell(name)}”, not an amount.`);
    };
    const fips = cell('fips', 'fips2010');
    // A spreadsheet removes the zero at the beginning.
    const code = fips.padStart(10, '0');
    if (!/^\d{10}$/u.test(code)) throw new Error(`${at}: fips is “${fips}”, not ten digits.`);
    return { code, cell, dollars };
  });
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

/** The text and the fiscal year of HUD's file, or the end of this program with a sentence on what was wrong. */
export function readHud(file: string | undefined, usage: string): { text: string; fiscalYear: number } {
  const fiscalYear = fiscalYearIn(path.basename(file ?? ''));
  if (file?.endsWith('.csv') !== true || fiscalYear === undefined) return leave(usage);
  if (!existsSync(file))
    return leave(
      `There is no file ${path.resolve(file)}. Give its path, or save it there: docs/tasks/update-places.md`,
    );
  return { text: readFileSync(file, 'utf8'), fiscalYear };
}

/** Ends this program. */
export function leave(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** A file of the site's content. The build and the tests validate it. */
export function contentOf<Content>(name: string): Content {
  return JSON.parse(readFileSync(path.join(ROOT, 'src/content', name), 'utf8')) as Content;
}

export function statesOfSite(): readonly State[] {
  return readdirSync(path.join(ROOT, 'src/content/places'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => contentOf<State>(`places/${name}`));
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
