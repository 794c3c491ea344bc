/**
 * `npm run check:launch`: lists what is still invented or a placeholder, with file and line (departure D11), which laws
 * have not been checked for long, which pending bills and court forms are due for another look, and how much of the
 * Spanish is reviewed. It fails while there is anything that `npm run deploy` refuses: publishing invented testimonials
 * and figures is unlawful (16 CFR 465), and law that nobody has read for a year misleads.
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
  projectBills,
  projectLawChecks,
  projectLaws,
  projectRentYears,
} from './check-launch/due-checks.ts';
import { listPlaceholders, projectPlaceholders } from './check-launch/placeholders.ts';
import { askProject, listAnswers, projectPorts } from './check-launch/project.ts';
import { contentGates } from './deploy/gates.ts';
import { describeFailure } from './expected-failure.ts';
import { listOldForms, projectFilings } from './forms-check.ts';
import { describeProgress, projectTranslations } from './law-translation.ts';
import { ROOT } from './local/project.ts';

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
    'Every remedy was checked within the last half year.',
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
    ...contentGates({ placeholders, outdatedLaws: oldLaws.outdated, translations }).map(
      ({ file, says }) => `${file}: ${says}`,
    ),
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
