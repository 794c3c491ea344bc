import { BUILD_DATE } from '../src/config/build.ts';
import { listOldLawChecks, oldLawChecks, projectLawChecks } from './launch/law-checks.ts';
import { listPlaceholders, projectPlaceholders } from './launch/project-placeholders.ts';
import { ROOT } from './local/project.ts';

/*
 * Lists what is still invented or a placeholder, each with file and line (design D11), and what of the law has not
 * been checked for long. It ends with an error while there is anything that `npm run deploy` refuses: publishing
 * invented testimonials and figures is unlawful (16 CFR 465), and law that nobody has read for a year misleads.
 */
const placeholders = await projectPlaceholders(ROOT);
const oldLaws = oldLawChecks(await projectLawChecks(ROOT), BUILD_DATE);

if (placeholders.length === 0) {
  console.log('Nothing is a sample or a placeholder.');
} else {
  console.log(listPlaceholders(placeholders));
  console.log(
    `\n${placeholders.length} samples and placeholders left. Replace them, or leave out what has no proof.`,
  );
}

if (oldLaws.due.length + oldLaws.outdated.length === 0) {
  console.log('\nEvery state’s law was checked within the last half year.');
} else {
  console.log(`\n${listOldLawChecks(oldLaws)}`);
  console.log('\nHow to check a law again: docs/tasks/update-a-law.md');
}

if (placeholders.length + oldLaws.outdated.length > 0) process.exitCode = 1;
else console.log('\nThe site may go live.');
