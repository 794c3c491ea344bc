import * as z from 'zod/mini';

import { type StateFilings, stateFilingsSchema } from '#domain/filing/filing-schema.ts';
import { pendingBillsOn } from '#domain/law/changes.ts';
import { type LegalHelpRecord, stateHelpSchema } from '#domain/law/facts-schema.ts';
import { sealingLawSchema } from '#domain/law/sealing-law.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { SECURITY_TXT_DAYS, type HelpNumber, type UpkeepItem, upkeepItems } from '#domain/upkeep/upkeep.ts';
import { LAST_NOTED_DAY } from '#config/build.ts';

import { contentFile, type StateContent, stateContents } from './content-files.ts';

const CONTENT = 'src/content';
const RENTS = [`${CONTENT}/rents/counties.json`, `${CONTENT}/rents/new-england.json`];
const INCOMES = [`${CONTENT}/rents/income-limits.json`];
/** Lists with one month for all that they hold. */
const DIRECTORIES = [
  'answer-deadlines',
  'case-searches',
  'court-reminders',
  'housing-authorities',
  'rents/rented-homes',
].map((name) => `${CONTENT}/${name}.json`);

const withYear = z.object({ fiscalYear: z.int() });
const withMonth = z.object({ asOf: z.string() });
const withPlaces = z.object({ majorCities: z.array(z.unknown()), areas: z.array(z.unknown()) });

/** The filings of all states that have some, in the order of their files. */
export function filingFiles(root: string): readonly StateContent<StateFilings>[] {
  return stateContents(root, `${CONTENT}/filings`, stateFilingsSchema);
}

/** The numbers of states and counties. Those of the whole country are short ones, or on every page. */
function numbersOf(root: string): readonly HelpNumber[] {
  const folder = `${CONTENT}/legal-help`;
  return stateContents(root, folder, stateHelpSchema).flatMap(({ state, content }) => {
    const services: readonly LegalHelpRecord[] = [
      ...content.default,
      ...Object.values(content.counties).flat(),
      ...(content.regional ?? []),
    ];
    return services.flatMap(({ name, phone, seen, source }) =>
      phone === null || seen === undefined || source === undefined
        ? []
        : {
            file: `${folder}/${state.slug}.json`,
            state: state.code,
            service: name,
            phone,
            seen,
            source: source.url,
          },
    );
  });
}

/**
 * All that ages, in the order in which to look at it again.
 *
 * @param root the project's folder
 * @param built the day of the build, from which the security.txt is valid
 * @throws {Error} naming the file and each field that is wrong
 */
export function readUpkeep(root: string, built: PlainDate): readonly UpkeepItem[] {
  const years = (files: readonly string[]) =>
    new Map(files.map((file) => [file, contentFile(root, file, withYear).fiscalYear]));
  return upkeepItems({
    laws: stateContents(root, `${CONTENT}/sealing-law`, sealingLawSchema).map(({ content }) => content),
    filings: new Map(filingFiles(root).map(({ state, content }) => [state.code, content])),
    bills: contentFile(root, `${CONTENT}/pending-bills.json`, pendingBillsOn(LAST_NOTED_DAY)),
    rents: years(RENTS),
    incomes: years(INCOMES),
    directories: new Map(DIRECTORIES.map((file) => [file, contentFile(root, file, withMonth).asOf])),
    numbers: numbersOf(root),
    securityTxt: addDays(built, SECURITY_TXT_DAYS),
    places: new Map(
      stateContents(root, `${CONTENT}/places`, withPlaces).map(({ state, content }) => [
        state.code,
        content.majorCities.length + content.areas.length,
      ]),
    ),
  });
}
