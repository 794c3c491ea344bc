/**
 * `npm run check:launch`: lists what is still invented or a placeholder, with file and line (departure D11), which laws
 * have not been checked for long, which pending bills and court forms are due for another look, and how much of the
 * Spanish is reviewed. It fails while there is anything that `npm run deploy` refuses: publishing invented testimonials and
 * figures is unlawful (16 CFR 465), and law that nobody has read for a year misleads.
 *
 * With `-- --project <id>` it asks the Firebase project too: sign-up, database, alerts, budget, admin, mail server.
 */
import { parseArgs } from 'node:util';

import { oldFormLooks } from '#domain/filing/filing-checks.ts';
import { BUILD_DATE } from '#config/build.ts';
import {
  listDueBills,
  listOldLawChecks,
  listOldLooks,
  listOldRents,
  LOOK_DUE_AFTER,
  oldLawChecks,
  type OldLawChecks,
  projectBills,
  projectLawChecks,
  projectLaws,
  projectRentYears,
} from './check-launch/due-checks.ts';
import { listPlaceholders, type Placeholder, projectPlaceholders } from './check-launch/placeholders.ts';
import { askProject, listAnswers, projectPorts } from './check-launch/project.ts';
import { describeFailure } from './expected-failure.ts';
import { listOldForms, projectFilings } from './forms-check.ts';
import {
  describeProgress,
  isIncomplete,
  isUnreviewed,
  projectTranslations,
  type TranslationProgress,
} from './law-translation.ts';
import { ROOT } from './local/project.ts';

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

/** Prints what is open and what to do about it, or that nothing is. */
function report(open: string, todo: string, nothing: string): void {
  console.log(open === '' ? `${nothing}\n` : `${open}\n\n${todo}\n`);
}

if (import.meta.main) {
  const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
  const placeholders = await projectPlaceholders(ROOT);
  const oldLaws = oldLawChecks(await projectLawChecks(ROOT), BUILD_DATE);
  const translations = projectTranslations(ROOT);
  const filings = projectFilings(ROOT).map(({ file }) => file);

  report(
    listPlaceholders(placeholders),
    `${placeholders.length} samples and placeholders left. Replace them, or leave out what has no proof.`,
    'No samples or placeholders are left.',
  );
  report(
    listOldLawChecks(oldLaws),
    'To check a state again: npm run law:check -- ST (docs/tasks/update-a-law.md)',
    'Every path of the law was checked within the last half year.',
  );
  report(
    listOldLooks(await projectLaws(ROOT), BUILD_DATE),
    'To look for new law: npm run law:check -- ST, and answer its last question',
    `Somebody looked for new law everywhere within ${LOOK_DUE_AFTER} days.`,
  );
  report(
    listDueBills(await projectBills(ROOT), BUILD_DATE),
    'How to follow a bill: docs/tasks/follow-a-bill.md',
    'No pending bill is due for another look.',
  );
  report(
    listOldRents(await projectRentYears(ROOT), BUILD_DATE),
    'How to take the new ones: docs/tasks/update-places.md',
    "HUD's figures are those of the current fiscal year.",
  );
  report(
    listOldForms(oldFormLooks(filings, BUILD_DATE)),
    'How to look again: docs/tasks/update-a-filing.md',
    'Somebody looked at each court form within the last half year.',
  );
  report(
    translations.map(describeProgress).join('\n'),
    'To review the Spanish of a state or a topic: npm run law:translation -- ST (docs/tasks/review-a-translation.md)',
    'There is nothing to translate.',
  );

  const obstacles = [
    ...launchObstacles(placeholders, oldLaws, translations),
    ...(project === undefined ? [] : await projectObstacles(project)),
  ];
  if (project === undefined)
    console.log(
      'The Firebase project was not asked: npm run check:launch -- --project your-firebase-project\n',
    );
  if (obstacles.length === 0) {
    console.log('The site may go live.');
  } else {
    console.log(`Not ready for deployment:\n  ${obstacles.join('\n  ')}`);
    process.exitCode = 1;
  }
}
