import { expect, it } from 'vitest';

import { otherPages } from './other-pages.ts';

it.each([
  ['/faq/', 'en', '/es/faq/', 'Español'],
  ['/es/faq/', 'es', '/faq/', 'English'],
  ['/state/texas/', 'en', '/es/state/texas/', 'Español'],
  ['/state/texas/houston/', 'en', '/es/state/texas/houston/', 'Español'],
  ['/es/state/texas/houston/', 'es', '/state/texas/houston/', 'English'],
] as const)('%s is offered as itself', (path, language, other, label) => {
  expect(otherPages(path, language)).toMatchObject([{ path: other, label, isSame: true }]);
});

it.each([
  ['a landing page to the page of its place', '/city/tempe/', '/es/state/arizona/tempe/', 'Tempe en español'],
  ['one of a name in several states to all', '/city/kansas-city/', '/es/locations/', 'Lugares en español'],
  ['that of all other cities to all', '/city/', '/es/locations/', 'Lugares en español'],
])('an English-only page leads %s', (_, path, other, label) => {
  expect(otherPages(path, 'en')).toEqual([
    {
      language: 'es',
      path: other,
      label,
      action: label,
      isSame: false,
      offer: 'Esta página está solo en inglés.',
    },
  ]);
});

it.each(['/sealing-laws/data/', '/admin/login/', '/404/'])('there is no alternative for %s', (path) => {
  expect(otherPages(path, 'en')).toEqual([]);
});
