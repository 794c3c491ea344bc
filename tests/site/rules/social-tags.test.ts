import { expect, it } from 'vitest';

import { problems, samplePage, sampleSite } from '../support/sample-pages.ts';
import { socialTags } from './social-tags.ts';

const site = sampleSite({ 'picture.png': '' });
const TAGS = {
  'og:title': 'A title',
  'og:description': 'A description',
  'og:type': 'website',
  'og:image': `${site.origin}/picture.png`,
  'twitter:card': 'summary_large_image',
};

const check = (changes: Partial<typeof TAGS> = {}) => {
  const tags = Object.entries({ ...TAGS, ...changes })
    .filter(([, content]) => content !== '')
    .map(
      ([name, content]) =>
        `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${content}">`,
    );
  const head = `<title>A title</title><meta name="description" content="A description">${tags.join('')}`;
  return problems(socialTags(samplePage('', { head }), site));
};

it('accepts a page with all of them', () => {
  expect(check()).toEqual([]);
});

it.each(Object.keys(TAGS))('reports a page without %s', (name) => {
  expect(check({ [name]: '' })).toHaveLength(1);
});

it('reports texts that differ from what the page itself says', () => {
  expect(check({ 'og:title': 'Another' })).toEqual(['It should say “A title”.']);
});

it.each(['/picture.png', 'https://elsewhere.example/picture.png', `${site.origin}/gone.png`])(
  'reports the picture %s, which other sites cannot fetch',
  (picture) => {
    expect(check({ 'og:image': picture })).toEqual(['The build has no such picture.']);
  },
);
