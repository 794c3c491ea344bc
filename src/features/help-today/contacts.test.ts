import { expect, it } from 'vitest';

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
  expect(callLink({ ...OFFICE, phone: '(404) 521-0790', url: 'https://avlf.org/' })).toEqual({
    href: 'tel:+14045210790',
    label: '(404) 521-0790',
  });
  expect(callLink({ ...OFFICE, phone: null, url: 'https://www.northpennlegal.org/' })).toEqual({
    href: 'https://www.northpennlegal.org/',
    label: 'northpennlegal.org',
  });
});
