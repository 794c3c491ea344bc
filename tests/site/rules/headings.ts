import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/** One h1 and no skipped levels, because screen readers list a page by its headings. */
export function headings(page: BuiltPage): Finding[] {
  return [...oneTitle(page), ...skippedLevels(page)];
}

function oneTitle(page: BuiltPage): Finding[] {
  const [first, ...further] = page.all('h1');
  if (first === undefined) return [finding(page, '<h1>', 'The page has no h1.')];
  return further.map((heading) => finding(page, heading, 'The page has another h1 before this one.'));
}

function skippedLevels(page: BuiltPage): Finding[] {
  const all = page.all('h1, h2, h3, h4, h5, h6');
  return all.flatMap((heading, index) => {
    const before = all[index - 1];
    const [level, levelBefore] = [levelOf(heading.name), before === undefined ? 0 : levelOf(before.name)];
    if (level <= levelBefore + 1) return [];
    const expected = `h${levelBefore + 1}`;
    return [
      finding(page, heading, `The heading before it asks for ${expected} or higher, not ${heading.name}.`),
    ];
  });
}

function levelOf(name: string): number {
  return Number(name.slice(1));
}
