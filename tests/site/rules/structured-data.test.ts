import { expect, it } from 'vitest';

import { structuredDataText } from '#domain/seo/page-head.ts';
import { problems, samplePage, sampleSite } from '../support/sample-pages.ts';
import { structuredData } from './structured-data.ts';

const site = sampleSite({ 'index.html': '' });
const home = `${site.origin}/`;
const check = (json: string) =>
  problems(structuredData(samplePage(`<script type="application/ld+json">${json}</script>`), site));
const things = (...all: Parameters<typeof structuredDataText>[0]) => check(structuredDataText(all));

const areaServed = { '@type': 'City', name: 'Houston' };
const provider = { '@type': 'Organization', name: 'A', url: home, telephone: '(888) 555-0142' };
const service = { '@type': 'Service', name: 'Help', serviceType: 'Help', provider, areaServed };
const question = (name: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
});
const step = (position: number) => ({ '@type': 'ListItem', position, name: 'Home', item: home });

it('accepts the pages’ own structured data', () => {
  const trail = { '@type': 'BreadcrumbList', itemListElement: [step(1), step(2)] };
  expect(things(service, trail, { '@type': 'FAQPage', mainEntity: [question('Is it a scam?')] })).toEqual([]);
});

it.each([
  ['what is no JSON', '{'],
  ['what is no schema.org', '{"@context":"https://elsewhere.example","@graph":[]}'],
  ['an empty list of things', structuredDataText([])],
])('reports %s', (_, json) => {
  expect(check(json)).toEqual([expect.stringContaining('It is no JSON-LD of schema.org')]);
});

it.each([
  ['a kind that has no schema here', { '@type': 'Recipe', name: 'Soup' }, 'No schema for “Recipe”'],
  [
    'a business without a telephone',
    { ...service, provider: { ...provider, telephone: undefined } },
    'Service',
  ],
  [
    'a local business, which there is not',
    { ...service, '@type': 'LocalBusiness' },
    'No schema for “LocalBusiness”',
  ],
  ['a business that serves no place', { ...service, areaServed: undefined }, 'areaServed'],
  [
    'a business with an office that is made up',
    {
      ...service,
      provider: { ...provider, address: { '@type': 'PostalAddress', streetAddress: '1 Main St' } },
    },
    'address',
  ],
  [
    'a telephone that is none',
    { ...service, provider: { ...provider, telephone: 'call us' } },
    'is no telephone number',
  ],
  ['steps that are miscounted', { '@type': 'BreadcrumbList', itemListElement: [step(2)] }, 'counts 1, 2, 3'],
  ['a question without words', { '@type': 'FAQPage', mainEntity: [question('')] }, 'FAQPage'],
  [
    'an address of this site that is dead',
    { ...service, provider: { ...provider, url: `${home}gone/` } },
    'There is nothing at',
  ],
])('reports %s', (_, thing, problem) => {
  expect(things(thing)).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['/', ['WebSite', 'Organization']],
  ['/state/texas/', ['Service', 'BreadcrumbList']],
  ['/es/state/texas/', ['Service', 'BreadcrumbList']],
  ['/state/texas/houston/', ['Service', 'BreadcrumbList']],
  ['/city/houston/', ['Service']],
  ['/city/', []],
  ['/terms/', []],
] as const)('reports a missing required property of %s', (path, needed) => {
  expect(problems(structuredData(samplePage('', { path }), site))).toEqual(
    needed.map((thing) => `It does not describe a ${thing}.`),
  );
});
