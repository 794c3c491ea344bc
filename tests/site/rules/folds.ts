import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/**
 * What a renter presses to open a part of the page. The menu says "Menu"; the matrix is a table whose cells are pressed.
 */
const OPENERS = 'summary, button[aria-expanded]';
const OTHERS = '[data-menu] summary, td summary';

/** One sign for "opens here" on all pages (src/styles/base.css), and no link's underline on it. */
export function folds(page: BuiltPage): Finding[] {
  if (page.path.startsWith('/admin/')) return [];
  const others = new Set(page.all(OTHERS));
  return page
    .all(OPENERS)
    .filter((opener) => !others.has(opener))
    .flatMap((opener) => {
      const classes = (opener.attribs.class ?? '').split(/\s+/u);
      return classes.includes('opens-here') && !classes.some((name) => /^(?:link|underline)$/u.test(name))
        ? []
        : [finding(page, opener, 'What opens a part has the class "opens-here", and is not underlined.')];
    });
}
