/**
 * `npm run check:launch`: lists what is still invented or a placeholder, with file and line (departure D11), what is too
 * old or soon will be (`npm run upkeep` lists the rest), and how much of the Spanish is reviewed. It fails while there is anything that `npm run deploy` refuses: publishing invented testimonials
 * and figures is unlawful (16 CFR 465), and law that nobody has read for a year misleads.
 *
 * With `-- --project <id>` it asks the Firebase project too: sign-up, database, alerts, budget, admin, mail server.
 */
import { parseArgs } from 'node:util';

import { BUILD_DATE } from '#config/build.ts';
import { readUpkeep } from '#data/upkeep.ts';
import { outdatedLaws, upkeepNow } from '#domain/upkeep/upkeep.ts';
import { listPlaceholders, projectPlaceholders } from './check-launch/placeholders.ts';
import { askProject, listAnswers, projectPorts } from './check-launch/project.ts';
import { contentGates } from './deploy/gates.ts';
import { describeFailure } from './expected-failure.ts';
import { describeProgress, projectTranslations } from './law-translation.ts';
import { ROOT } from './local/project.ts';
import { listUpkeep } from './upkeep.ts';

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
  const upkeep = readUpkeep(ROOT, BUILD_DATE);
  const due = upkeepNow(upkeep, BUILD_DATE);
  const translations = projectTranslations(ROOT);

  report(
    listPlaceholders(placeholders),
    `${placeholders.length} samples and placeholders left. Replace them, or leave out what has no proof.`,
    'No samples or placeholders are left.',
  );
  report(
    due.length === 0 ? '' : listUpkeep(due, BUILD_DATE),
    'How to look again: docs/tasks/keep-it-true.md',
    'Nothing is too old, or will be within a month.',
  );
  report(
    translations.map(describeProgress).join('\n'),
    'To review the Spanish of a state or a topic: npm run law:translation -- ST (docs/tasks/review-a-translation.md)',
    'There is nothing to translate.',
  );

  const obstacles = [
    ...contentGates({ placeholders, outdatedLaws: outdatedLaws(upkeep, BUILD_DATE), translations }).map(
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
