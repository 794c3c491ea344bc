/**
 * `npm run check:launch`: lists what is still invented or a placeholder, with file and line (design D11), which laws
 * have not been checked for long, which pending bills and court forms are due for another look, and how much of the
 * Spanish is reviewed. It fails while there is anything that `npm run deploy` refuses: publishing invented testimonials and
 * figures is unlawful (16 CFR 465), and law that nobody has read for a year misleads.
 *
 * With `-- --project <id>` it asks the Firebase project too: sign-up, database, alerts, budget, admin, mail server.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { oldFormLooks } from '#domain/filing/filing-checks.ts';
import { CHECK_AGE_LIMITS, checkFreshness, daysSinceCheck, oldestCheck } from '#domain/law/remedy-terms.ts';
import { fiscalYearOf } from '#domain/places/rents.ts';
import { isLookDue, type PendingBill } from '#domain/law/changes.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { BUILD_DATE } from '#config/build.ts';
import {
  describeProgress,
  isIncomplete,
  isUnreviewed,
  projectTranslations,
  type TranslationProgress,
} from './law-translation.ts';
import { listOldForms, projectFilings } from './forms-check.ts';
import { askProject, listAnswers, projectPorts } from './check-launch/project.ts';
import { describeFailure } from './expected-failure.ts';
import { ROOT } from './local/project.ts';

/** Something that must be replaced before the site goes live. */
export interface Placeholder {
  readonly file: string;
  /** Counted from 1, as editors do. */
  readonly line: number;
  readonly kind: 'sample' | 'phone number' | 'address';
  /** The sample or placeholder itself, short enough for one line. */
  readonly text: string;
}

/** `sample: true` in a TypeScript object, `"sample": true` in JSON. */
const SAMPLE = /"?sample"?:\s*true/u;
/** Numbers that belong to nobody: 555-0100 to 555-0199. */
export const FICTIONAL_PHONE = /\b555[-.\s]?01\d\d\b|(?<=\d{3})55501\d\d\b/u;
/** Domains that belong to nobody (RFC 2606). */
export const RESERVED_DOMAIN = /\b[\w.-]*(?:example\.(?:com|org|net)|\.example)\b/u;

/**
 * What is a sample or a placeholder in one file, line by line.
 *
 * @example findPlaceholders('src/config/site.ts', "origin: 'https://www.secondkey.example',")
 * // => [{ file: 'src/config/site.ts', line: 1, kind: 'address', text: 'www.secondkey.example' }]
 */
export function findPlaceholders(file: string, source: string): readonly Placeholder[] {
  return source.split('\n').flatMap((text, index) => {
    if (isComment(text)) return [];
    const at = { file, line: index + 1 };
    const phone = FICTIONAL_PHONE.exec(text);
    const address = RESERVED_DOMAIN.exec(text);
    return [
      ...(SAMPLE.test(text) ? [{ ...at, kind: 'sample' as const, text: sampleName(source, index) }] : []),
      ...(phone === null ? [] : [{ ...at, kind: 'phone number' as const, text: phone[0] }]),
      ...(address === null ? [] : [{ ...at, kind: 'address' as const, text: address[0] }]),
    ];
  });
}

function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|\*)/u.test(line);
}

/** What a sample is about: its own line, or the nearest line above that names or begins it. */
function sampleName(source: string, index: number): string {
  const lines = source
    .split('\n')
    .slice(0, index + 1)
    .reverse();
  const named =
    lines.find((line) => /"name":|\bname:|^\s*\w+: \{|const \w+ = \{/u.test(line)) ?? lines[0] ?? '';
  return named.trim().slice(0, 80);
}

/** Folders that hold an operator's words and numbers. */
const FOLDERS = ['src/config', 'src/content'];
/** Data about the law and the courts is real, and titles of official pages may contain any word. */
const REAL_DATA = /^src\/content\/(sealing-law|legal-help|courts|eviction-courts|rents|places|counties)/u;
/** Examples of how to write an address or a number must belong to nobody. */
const EXAMPLES = /^src\/content\/words\/\w+\/every-form\.ts$/u;

/**
 * Everything in a project that is still a sample or a placeholder, by file and line.
 * @param root the project's folder
 */
export async function projectPlaceholders(root: string): Promise<readonly Placeholder[]> {
  const names = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  );
  const files = names
    .flat()
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|json)$/u.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => !REAL_DATA.test(file) && !EXAMPLES.test(file))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => findPlaceholders(file, await readFile(path.join(root, file), 'utf8'))),
  );
  return found.flat();
}

/** One line for each, and where: what `npm run check:launch` and `npm run deploy` print. */
export function listPlaceholders(placeholders: readonly Placeholder[]): string {
  return placeholders.map(({ file, line, kind, text }) => `${file}:${line}  ${kind}: ${text}`).join('\n');
}

/** Folder of the law's files, from the project's folder. */
const LAW_FOLDER = 'src/content/sealing-law';

/** When a path was last compared with its law. A state without paths has one check for all that its file says. */
export interface LawCheck {
  readonly file: string;
  readonly state: string;
  /** The path's id; `null` for a state without paths. */
  readonly path: string | null;
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
 * The last check of every path of a project.
 * @param root the project's folder
 */
export async function projectLawChecks(root: string): Promise<readonly LawCheck[]> {
  return (await projectLaws(root)).flatMap((law): readonly LawCheck[] => {
    const { abbreviation, state, remedies } = law;
    const file = `${LAW_FOLDER}/${jurisdiction(abbreviation).slug}.json`;
    if (remedies.length === 0) return [{ file, state, path: null, address: null, on: oldestCheck(law) }];
    return remedies.map(({ id, officialUrl, checked: { on } }) => ({
      ...{ file, state, path: id, address: officialUrl, on },
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
    checks.map(({ file, state, path: id, address, on }) => {
      const what = [state, id].filter((part) => part !== null).join(', ');
      return `${file}  ${what}: last checked ${on}, ${meaning}${address === null ? '' : `  ${address}`}`;
    });
  return [
    ...lines(outdated, `more than ${CHECK_AGE_LIMITS.outdated} days ago: may not be deployed`),
    ...lines(due, `more than ${CHECK_AGE_LIMITS.due} days ago: no dates are given`),
  ].join('\n');
}

/** Days after which somebody should look for new law again. */
const LOOK_DUE_AFTER = 120;

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

const RENT_FILES = ['counties', 'new-england', 'income-limits'].map(
  (name) => `src/content/rents/${name}.json`,
);

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

/** One line for each file of HUD's figures that is older than the fiscal year of a day. */
export function listOldRents(years: ReadonlyMap<string, number>, today: PlainDate): string {
  const current = fiscalYearOf(today);
  return [...years]
    .filter(([, year]) => year < current)
    .map(([file, year]) => `${file}  HUD's figures of fiscal year ${year}; it is ${current}`)
    .join('\n');
}

/** What `npm run deploy` would refuse, a line each; none when the site may go live. */
export function launchObstacles(
  placeholders: readonly Placeholder[],
  { outdated }: OldLawChecks,
  translations: readonly TranslationProgress[],
): readonly string[] {
  const incomplete = translations.filter(isIncomplete);
  const unreviewed = translations.filter(isUnreviewed);
  return [
    ...(placeholders.length > 0 ? [`samples and placeholders: ${placeholders.length}`] : []),
    ...(outdated.length > 0
      ? [`paths of the law that nobody has checked for a year: ${outdated.length}`]
      : []),
    ...(incomplete.length > 0
      ? [`states and topics without the Spanish of today: ${incomplete.length}`]
      : []),
    ...(unreviewed.length > 0
      ? [
          `states and topics whose Spanish no professional has reviewed: ${unreviewed.length} ` +
            '(npm run deploy -- --publish-unreviewed-spanish publishes it, marked as such)',
        ]
      : []),
  ];
}

/** Asks the project, prints its answers, and names what prevents the launch. */
async function projectObstacles(project: string): Promise<readonly string[]> {
  try {
    const answers = await askProject(project, await projectPorts(project));
    console.log(`\nThe project ${project}:\n${listAnswers(answers)}`);
    const open = answers.filter(({ problem }) => problem !== undefined);
    return open.length === 0 ? [] : [`open questions to the project ${project}: ${open.length}`];
  } catch (failure) {
    console.log(`\n${describeFailure(failure)}`);
    return [`the project ${project} could not be asked`];
  }
}

if (import.meta.main) {
  const placeholders = await projectPlaceholders(ROOT);
  const oldLaws = oldLawChecks(await projectLawChecks(ROOT), BUILD_DATE);

  if (placeholders.length === 0) {
    console.log('No samples or placeholders are left.');
  } else {
    console.log(listPlaceholders(placeholders));
    console.log(
      `\n${placeholders.length} samples and placeholders left. Replace them, or leave out what has no proof.`,
    );
  }

  if (oldLaws.due.length + oldLaws.outdated.length === 0) {
    console.log('\nEvery path of the law was checked within the last half year.');
  } else {
    console.log(`\n${listOldLawChecks(oldLaws)}`);
    console.log('\nTo check a state again: npm run law:check -- ST (docs/tasks/update-a-law.md)');
  }

  const oldLooks = listOldLooks(await projectLaws(ROOT), BUILD_DATE);
  if (oldLooks === '') console.log(`\nSomebody looked for new law everywhere within ${LOOK_DUE_AFTER} days.`);
  else
    console.log(
      `\n${oldLooks}\n\nTo look for new law: npm run law:check -- ST, and answer its last question`,
    );

  const dueBills = listDueBills(await projectBills(ROOT), BUILD_DATE);
  if (dueBills === '') console.log('\nNo pending bill is due for another look.');
  else console.log(`\n${dueBills}\n\nHow to follow a bill: docs/tasks/follow-a-bill.md`);

  const oldRents = listOldRents(await projectRentYears(ROOT), BUILD_DATE);
  if (oldRents === '') console.log("\nHUD's figures are those of the current fiscal year.");
  else console.log(`\n${oldRents}\n\nHow to take the new ones: docs/tasks/update-places.md`);

  const oldForms = listOldForms(
    oldFormLooks(
      projectFilings(ROOT).map(({ file }) => file),
      BUILD_DATE,
    ),
  );
  if (oldForms === '') console.log('\nSomebody looked at each court form within the last half year.');
  else console.log(`\n${oldForms}\n\nHow to look again: docs/tasks/update-a-filing.md`);

  const translations = projectTranslations(ROOT);
  console.log(`\n${translations.map(describeProgress).join('\n')}`);
  console.log(
    '\nTo review the Spanish of a state or a topic: npm run law:translation -- ST (docs/tasks/review-a-translation.md)',
  );

  const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
  const obstacles = [
    ...launchObstacles(placeholders, oldLaws, translations),
    ...(project === undefined ? [] : await projectObstacles(project)),
  ];
  if (project === undefined)
    console.log(
      '\nThe Firebase project was not asked: npm run check:launch -- --project your-firebase-project',
    );
  if (obstacles.length === 0) {
    console.log('\nThe site may go live.');
  } else {
    console.log(`\nNot ready for deployment:\n  ${obstacles.join('\n  ')}`);
    process.exitCode = 1;
  }
}
