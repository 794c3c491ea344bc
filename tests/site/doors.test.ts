import { expect, it } from 'vitest';

import { LAW_PATHS } from '#config/law-pages.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { pageAt } from './support/built-site.ts';

/* The pages of what may have happened first, as a browser without scripts has them. */

/** The letter that the first button opens, as an editor listed it. */
const FIRST = {
  '/what-happened/not-my-case/': '#own-file',
  '/what-happened/no-court/': '#debt-validation',
  '/what-happened/housing-authority/': '#review',
  '/what-happened/never-got-papers/': '#states',
} as const;

it.each(Object.entries(FIRST).flatMap(([path, deed]) => ['', '/es'].map((folder) => [folder + path, deed])))(
  'on %s the first button leads to %s, which is there to read',
  (path = '', deed = '') => {
    const page = pageAt(path);
    const [first] = page.all('main [data-deed]');
    expect(first?.attribs.href).toBe(deed);
    for (const { attribs } of page.all('main [data-deed]'))
      expect(page.all(attribs.href ?? '')).toHaveLength(1);
    if (deed !== '#states') expect(page.all(`details.blank-letter ${deed}`)).toHaveLength(1);
  },
);

it('who never got papers is led to the state’s page with that choice, from every state', () => {
  const links = pageAt('/what-happened/never-got-papers/').all('main a[href$="#kind=unserved"]');
  expect(links.map(({ attribs }) => attribs.href)).toEqual(
    JURISDICTIONS.map(({ slug }) => `${LAW_PATHS.helpToday(slug)}#kind=unserved`),
  );
  expect(
    pageAt('/es/help-today/ohio/')
      .all('input[name=kind]')
      .map(({ attribs }) => attribs.value),
  ).toEqual(['open', 'missed', 'unserved']);
});

it('the check names every door before its form', () => {
  const doors = pageAt('/eligibility-check/').all('nav [data-door]');
  expect(doors.map(({ attribs }) => attribs.href)).toEqual([
    '/eligibility-check/',
    '/what-happened/not-my-case/',
    '/what-happened/never-got-papers/',
    '/what-happened/no-court/',
    '/what-happened/housing-authority/',
    '/eligibility-check/#helper',
    '/help-today/',
  ]);
});
