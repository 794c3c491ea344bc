import { expect, it } from 'vitest';

import { finding, findingsReport } from './finding.ts';
import { samplePage } from './sample-pages.ts';

it('shows an element’s source inside the nearest element with an id', () => {
  const page = samplePage('<section id="faq"><p><a class="link" href="/gone/">Read   more</a></p></section>');
  const link = page.first('a');
  if (link === null) throw new Error('The sample page has no link.');
  expect(finding(page, link, 'Dead.').where).toBe('#faq <a href="/gone/"> Read more');
});

it('shortens long elements', () => {
  const page = samplePage(`<p>${'word '.repeat(100)}</p>`);
  expect(finding(page, page.first('p') ?? '', 'Long.').where.length).toBeLessThan(150);
});

it('lists a repeated mistake once, with its pages', () => {
  const onPages = (count: number, problem: string) =>
    Array.from({ length: count }, (_, index) => finding({ path: `/${index}/` }, '<a>', problem));
  expect(findingsReport([...onPages(5, 'Dead.'), ...onPages(1, 'Glued.'), ...onPages(1, 'Odd.')], 2)).toBe(
    ['7 found:', '/0/, /1/, /2/ and 2 more\n  <a>\n    Dead.', '/0/\n  <a>\n    Glued.', 'and 1 more'].join(
      '\n',
    ),
  );
});
