/**
 * `npm run places:incomes -- FILE FROM`: takes HUD's Section 8 income limits of a year into src/content/rents and prints
 * what changes. FILE is the first sheet of HUD's workbook saved as CSV, with HUD's own name (Section8-FY27.csv); FROM is
 * the first day on which the limits hold: 2027-04-01.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { IncomeLimits } from '#domain/places/rents.ts';
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

type Limits = IncomeLimits['counties'][string];

/**
 * Reads HUD's file: the limits of each county that the site has, the extremely low and the very low income of households
 * of one to four persons. Where HUD sets them by town, the county's are those of its towns if all have the same, and
 * otherwise left out.
 *
 * @param known the numbers of all counties
 * @throws {Error} naming the row and column that cannot be read
 */
export function readIncomeFile(text: string, known: ReadonlySet<string>): IncomeLimits['counties'] {
  const rows = hudLines(text)
    .map(({ code, dollars }) => ({ county: code.slice(0, 5), dollars }))
    .filter(({ county }) => known.has(county))
    .map(({ county, dollars }) => {
      const ofLevel = (level: 'eli' | 'l50'): Limits[number] => [
        dollars(`${level}_1`),
        dollars(`${level}_2`),
        dollars(`${level}_3`),
        dollars(`${level}_4`),
      ];
      const limits: Limits = [ofLevel('eli'), ofLevel('l50')];
      return { county, limits };
    });
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ county }) => county)].flatMap(([county, [first, ...others]]) => {
      const areAlike = others.every(({ limits }) => limits.join() === first?.limits.join());
      return first === undefined || !areAlike ? [] : [[county, first.limits] as const];
    }),
  );
}

if (import.meta.main) {
  const usage =
    'npm run places:incomes -- Section8-FY27.csv 2027-04-01: HUD’s sheet saved as CSV with the year in its name, and the first day of the limits.';
  const [file, from = leave(usage)] = process.argv.slice(2);
  const { text, fiscalYear } = readHud(file, usage);
  const known = new Set(statesOfSite().flatMap(({ counties }) => counties.map(({ fips }) => fips)));
  const before = contentOf<IncomeLimits>('rents/income-limits.json');
  const counties = readIncomeFile(text, known);
  const head = { fiscalYear, from, until: null };
  const rowsOf = (rows: object) => ({ counties: Object.keys(rows).length });
  const reason = reasonNotToTake(
    { ...before, rows: rowsOf(before.counties) },
    { ...head, rows: rowsOf(counties) },
  );
  if (reason !== undefined) leave(`Nothing was changed. ${reason}`);
  const target = 'src/content/rents/income-limits.json';
  writeFileSync(path.join(ROOT, target), fileText(head, 'counties', counties));
  const gone = Object.keys(before.counties).filter((fips) => counties[fips] === undefined);
  for (const fips of gone) console.log(`counties.${fips}: gone, or set by town now`);
  console.log(
    `\nFiscal year ${fiscalYear}: ${Object.keys(counties).length} counties. Read git diff ${target}, then npm run test:unit.`,
  );
}
