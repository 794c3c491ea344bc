import { describe, expect, it } from 'vitest';

import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';

import { englishPath, languageOf, localPath, translationsOf } from './languages.ts';

describe('the language of a page', () => {
  it.each([
    ['es', 'es'],
    ['en', 'en'],
    [undefined, 'en'],
    ['fr', 'en'],
  ])('for the locale %j is %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});

describe('an address in another language', () => {
  it.each([
    ['/about/', '/es/about/'],
    ['/', '/es/'],
    ['/#start', '/es/#start'],
    ['/sent/lead-not-sent/', '/es/sent/lead-not-sent/'],
    ['/faq/#how-long', '/es/faq/#how-long'],
    ['/sealing-laws/?x=1#states', '/es/sealing-laws/?x=1#states'],
    ['/sealing-laws/changes/', '/es/sealing-laws/changes/'],
    ['/state/texas/houston/#help', '/es/state/texas/houston/#help'],
  ])('of %s is %s', (path, spanish) => {
    expect(localPath(path, 'es')).toBe(spanish);
    expect(localPath(path, 'en')).toBe(path);
  });

  it.each(JURISDICTIONS)('exists for the page and the plan of $name', ({ slug }) => {
    for (const path of [`/state/${slug}/`, `/sealing-laws/${slug}/`]) {
      expect(localPath(path, 'es')).toBe(`/es${path}`);
      expect(englishPath(`/es${path}`)).toBe(path);
    }
  });

  it.each(['/city/houston/', '/state/', '/sealing-laws/data/', '/admin/login/', 'tel:+18885550142'])(
    'stays English when there is no translation: %s',
    (path) => {
      expect(localPath(path, 'es')).toBe(path);
      expect(translationsOf(path)).toEqual([{ language: 'en', path }]);
    },
  );

  it('is the same list from either language', () => {
    const both = [
      { language: 'en', path: '/about/' },
      { language: 'es', path: '/es/about/' },
    ];
    expect(translationsOf('/about/')).toEqual(both);
    expect(translationsOf('/es/about/')).toEqual(both);
  });

  it.each([
    ['/es/', '/'],
    ['/es', '/'],
    ['/estates/', '/estates/'],
  ])('without its language prefix: %s becomes %s', (path, english) => {
    expect(englishPath(path)).toBe(english);
  });
});
