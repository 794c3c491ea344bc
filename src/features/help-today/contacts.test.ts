import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { COUNTIES } from '#data/places.ts';
import { callToday, legalHelpOf } from '#domain/law/legal-help.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';

import { callLink, countyInTab } from './contacts.ts';

const OFFICE = { name: 'Office', specialty: 'Evictions', kind: 'legal-aid' } as const;

it('the county to call in is that of this tab’s check, if it is of the page’s state', () => {
  const memory = JSON.stringify({
    fields: { state: 'GA', county: 'Fulton', paymentStatus: 'paid' },
    notes: {},
  });
  expect(countyInTab('GA', memory)).toBe('Fulton');
  expect(countyInTab('TX', memory)).toBe('');
  for (const other of [null, '', '{"fields":', '{"fields":{"state":"GA","county":true}}', 'null'])
    expect(countyInTab('GA', other), String(other)).toBe('');
});

it('a service is reached by its number, else at its site', () => {
  expect(callLink({ ...OFFICE, phone: '(404) 521-0790', url: 'https://avlf.org/' }, 'Open {site}')).toEqual({
    href: 'tel:+14045210790',
    label: '(404) 521-0790',
  });
  expect(callLink({ ...OFFICE, phone: null, url: 'https://www.northpennlegal.org/' }, 'Open {site}')).toEqual(
    {
      href: 'https://www.northpennlegal.org/',
      label: 'Open northpennlegal.org',
    },
  );
});

describe.each(LANGUAGES)('in %s, everywhere', (language) => {
  const { openSite } = wordsIn(language).helpToday.HELP_TODAY_COPY;
  const verb = { en: /^Open \S+$/u, es: /^Abra \S+$/u }[language];

  it.each(JURISDICTION_CODES)('%s: “Call now” begins with a number, and a site is to be opened', (state) => {
    const help = legalHelpOf(LEGAL_HELP, state);
    for (const county of ['', ...COUNTIES[state]]) {
      const links = callToday(help, county).map((contact) => callLink(contact, openSite));
      expect(links[0]?.href, county).toMatch(/^tel:/u);
      for (const { href, label } of links) expect(verb.test(label), label).toBe(!href.startsWith('tel:'));
    }
  });
});
