import { META_LIMITS } from '#domain/seo/page-head.ts';
import { isNoindex, type BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';
import { pageHead } from '../support/page-head.ts';

/**
 * A title and a description within the specification's caps (product §9). A page that search engines leave out needs no
 * minimum: nobody sees its description in a list.
 */
export function titleAndDescription(page: BuiltPage): Finding[] {
  const { title, description } = pageHead(page);
  const findings: Finding[] = [];
  const says = (where: string, problem: string) => findings.push(finding(page, where, problem));

  if (title === '') says('<title>', 'The page has no title.');
  if (title.length > META_LIMITS.title) {
    says(`<title> “${title}”`, `${title.length} characters; at most ${META_LIMITS.title}.`);
  }
  const where = `<meta name="description"> “${description}”`;
  if (description === '') says(where, 'The page has no description.');
  else if (description.length > META_LIMITS.description) {
    says(where, `${description.length} characters; at most ${META_LIMITS.description}.`);
  } else if (description.length < META_LIMITS.descriptionMinimum && !isNoindex(page)) {
    says(where, `${description.length} characters; at least ${META_LIMITS.descriptionMinimum}.`);
  }
  return findings;
}
