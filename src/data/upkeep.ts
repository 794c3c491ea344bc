import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod/mini';

import { type StateFilings, stateFilingsSchema } from '#domain/filing/filing-schema.ts';
import { pendingBillsOn } from '#domain/law/changes.ts';
import { type LegalHelpRecord, stateHelpSchema } from '#domain/law/facts-schema.ts';
import { sealingLawSchema } from '#domain/law/sealing-law.ts';
import { type Jurisdiction, jurisdictionBySlug } from '#domain/places/jurisdiction.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { SECURITY_TXT_DAYS, type HelpNumber, type UpkeepItem, upkeepItems } from '#domain/upkeep/upkeep.ts';
import { LAST_NOTED_DAY } from '#config/build.ts';

import { readContent } from './read.ts';

/*
 * Reads files, so that commands without Vite, the build and the bundler of the functions have one reader.
 */

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

/** The file of a state in a folder of the content, read and checked. */
interface StateFile<Content> {
  readonly state: Jurisdiction;
  readonly content: Content;
}

/**
 * The files of a folder that are named by state, in their order.
 *
 * @param root the project's folder
 * @throws {Error} naming the file and each field that is wrong
 */
function stateFiles<Schema extends z.ZodMiniType>(root: string, folder: string, schema: Schema) {
  return readdirSync(path.join(root, folder))
    .toSorted()
    .flatMap((name): StateFile<z.infer<Schema>>[] => {
      const state = jurisdictionBySlug(name.replace(/\.json$/u, ''));
      return state === undefined ? [] : [{ state, content: fileOf(root, `${folder}/${name}`, schema) }];
    });
}

function fileOf<Schema extends z.ZodMiniType>(root: string, file: string, schema: Schema): z.infer<Schema> {
  const value: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return readContent(file, schema, value);
}

/** The filings of all states that have some, in the order of their files. */
export function filingFiles(root: string): readonly StateFile<StateFilings>[] {
  return stateFiles(root, `${CONTENT}/filings`, stateFilingsSchema);
}

/** The numbers of states and counties. Those of the whole country are short ones, or on every page. */
function numbersOf(root: string): readonly HelpNumber[] {
  const folder = `${CONTENT}/legal-help`;
  return stateFiles(root, folder, stateHelpSchema).flatMap(({ state, content }) => {
    const services: readonly LegalHelpRecord[] = [
      ...content.default,
      ...Object.values(content.counties).flat(),
      ...(content.regional ?? []),
    ];
    return services.flatMap(({ name, phone, seen, source, verified }) =>
      phone === null || seen === undefined || !verified
        ? []
        : {
            file: `${folder}/${state.slug}.json`,
            state: state.code,
            service: name,
            phone,
            seen,
            source: source?.url ?? null,
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
    new Map(files.map((file) => [file, fileOf(root, file, withYear).fiscalYear]));
  return upkeepItems({
    laws: stateFiles(root, `${CONTENT}/sealing-law`, sealingLawSchema).map(({ content }) => content),
    filings: new Map(filingFiles(root).map(({ state, content }) => [state.code, content])),
    bills: fileOf(root, `${CONTENT}/pending-bills.json`, pendingBillsOn(LAST_NOTED_DAY)),
    rents: years(RENTS),
    incomes: years(INCOMES),
    directories: new Map(DIRECTORIES.map((file) => [file, fileOf(root, file, withMonth).asOf])),
    numbers: numbersOf(root),
    securityTxt: addDays(built, SECURITY_TXT_DAYS),
    places: new Map(
      stateFiles(root, `${CONTENT}/places`, withPlaces).map(({ state, content }) => [
        state.code,
        content.majorCities.length + content.areas.length,
      ]),
    ),
  });
}
