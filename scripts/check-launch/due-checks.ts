import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { isLookDue, type PendingBill } from '#domain/law/changes.ts';
import { CHECK_AGE_LIMITS, checkFreshness, daysSinceCheck, oldestCheck } from '#domain/law/remedy-terms.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { areOldLimits, fiscalYearOf, isOverYear } from '#domain/places/rents.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

/** Folder of the law's files, from the project's folder. */
const LAW_FOLDER = 'src/content/sealing-law';

/** When a remedy was last compared with its law. A state without remedies has one check for all that its file says. */
export interface LawCheck {
  readonly file: string;
  readonly state: string;
  /** The id of the remedy; `null` for a state without remedies. */
  readonly remedyId: string | null;
  /** Where to read it again; `null` where no address is known. */
  readonly address: string | null;
  /** The day of the check. */
  readonly on: string;
}

/** Checks of the law that have to be repeated. */
export interface OldLawChecks {
  /** More than half a year old: no dates are given any more. */
  readonly due: readonly LawCheck[];
  /** More than a year old: nothing is deployed with them. */
  readonly outdated: readonly LawCheck[];
}

/**
 * The last check of every remedy of a project.
 * @param root the project's folder
 */
export async function projectLawChecks(root: string): Promise<readonly LawCheck[]> {
  return (await projectLaws(root)).flatMap((law): readonly LawCheck[] => {
    const { abbreviation, state, remedies } = law;
    const file = `${LAW_FOLDER}/${jurisdiction(abbreviation).slug}.json`;
    if (remedies.length === 0) return [{ file, state, remedyId: null, address: null, on: oldestCheck(law) }];
    return remedies.map(({ id, officialUrl, checked: { on } }) => ({
      file,
      state,
      remedyId: id,
      address: officialUrl,
      on,
    }));
  });
}

/**
 * The checks that have to be repeated, oldest first.
 * @param today the day that their age is counted to
 */
export function oldLawChecks(checks: readonly LawCheck[], today: PlainDate): OldLawChecks {
  const oldest = checks.toSorted((one, other) => one.on.localeCompare(other.on));
  const those = (freshness: 'due' | 'outdated') =>
    oldest.filter(({ on }) => checkFreshness(on, today) === freshness);
  return { due: those('due'), outdated: those('outdated') };
}

/** One line for each, with what it means: what `npm run check:launch` and `npm run deploy` print. */
export function listOldLawChecks({ due, outdated }: OldLawChecks): string {
  const lines = (checks: readonly LawCheck[], meaning: string) =>
    checks.map(({ file, state, remedyId: id, address, on }) => {
      const what = [state, id].filter((part) => part !== null).join(', ');
      return `${file}  ${what}: last checked ${on}, ${meaning}${address === null ? '' : `  ${address}`}`;
    });
  return [
    ...lines(outdated, `more than ${CHECK_AGE_LIMITS.outdated} days ago: may not be deployed`),
    ...lines(due, `more than ${CHECK_AGE_LIMITS.due} days ago: no dates are given`),
  ].join('\n');
}

/** Days after which somebody should look for new law again. */
export const LOOK_DUE_AFTER = 120;

/**
 * One line for each state where nobody has looked for new law for long, or ever, as far as was noted; the longest ago
 * first. A check of the old text finds no new act.
 */
export function listOldLooks(
  laws: readonly Pick<SealingLaw, 'state' | 'lookedForNewLaw'>[],
  today: PlainDate,
): string {
  return laws
    .filter(({ lookedForNewLaw: on }) => on === null || daysSinceCheck(on, today) > LOOK_DUE_AFTER)
    .toSorted((one, other) => (one.lookedForNewLaw ?? '').localeCompare(other.lookedForNewLaw ?? ''))
    .map(
      ({ state, lookedForNewLaw }) =>
        `${state}: ${lookedForNewLaw === null ? 'no look for new law was noted' : `last look for new law ${lookedForNewLaw}`}`,
    )
    .join('\n');
}

/**
 * The laws of a project, in the order of their files.
 * @param root the project's folder
 */
export async function projectLaws(root: string): Promise<readonly SealingLaw[]> {
  const names = (await readdir(path.join(root, LAW_FOLDER))).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(
      // The build and the tests validate these files.
      async (name) => JSON.parse(await readFile(path.join(root, LAW_FOLDER, name), 'utf8')) as SealingLaw,
    ),
  );
}

const BILLS_FILE = 'src/content/pending-bills.json';

/**
 * The pending bills of a project.
 * @param root the project's folder
 */
export async function projectBills(root: string): Promise<readonly PendingBill[]> {
  // The build and the tests validate the file.
  return JSON.parse(await readFile(path.join(root, BILLS_FILE), 'utf8')) as readonly PendingBill[];
}

/** One line for each bill whose day to look again has come, the longest due first. */
export function listDueBills(bills: readonly PendingBill[], today: PlainDate): string {
  return bills
    .filter((bill) => isLookDue(bill, today))
    .toSorted((one, other) => one.lookAgainBy.localeCompare(other.lookAgainBy))
    .map(
      ({ abbreviation, number, session, lookAgainBy }) =>
        `${BILLS_FILE}  ${abbreviation} ${number} (${session}): to be looked at again by ${lookAgainBy}`,
    )
    .join('\n');
}

const LIMITS_FILE = 'src/content/rents/income-limits.json';
const RENT_FILES = ['src/content/rents/counties.json', 'src/content/rents/new-england.json', LIMITS_FILE];

/** The fiscal year of each file of HUD's figures. */
export async function projectRentYears(root: string): Promise<ReadonlyMap<string, number>> {
  const years = RENT_FILES.map(async (file) => {
    const { fiscalYear } = JSON.parse(await readFile(path.join(root, file), 'utf8')) as {
      fiscalYear: number;
    };
    return [file, fiscalYear] as const;
  });
  return new Map(await Promise.all(years));
}

/** One line for each file of which HUD has newer figures: of rents in autumn, of income limits in spring. */
export function listOldRents(years: ReadonlyMap<string, number>, today: PlainDate): string {
  const current = fiscalYearOf(today);
  return [...years]
    .filter(([file, year]) => (file === LIMITS_FILE ? areOldLimits : isOverYear)(year, today))
    .map(([file, year]) => `${file}  HUD's figures of fiscal year ${year}; it is ${current}`)
    .join('\n');
}
