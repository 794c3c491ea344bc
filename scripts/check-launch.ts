import { ROOT } from './local/project.ts';
import { listPlaceholders, projectPlaceholders } from './launch/project-placeholders.ts';

/*
 * Lists what is still invented or a placeholder, each with file and line (design D11), and ends with an error while
 * there is anything: publishing invented testimonials and figures is unlawful (16 CFR 465).
 */
const placeholders = await projectPlaceholders(ROOT);

if (placeholders.length === 0) {
  console.log('Nothing is a sample or a placeholder: the site may go live.');
} else {
  console.log(listPlaceholders(placeholders));
  console.log(
    `\n${placeholders.length} samples and placeholders left. Replace them, or leave out what has no proof.`,
  );
  process.exitCode = 1;
}
