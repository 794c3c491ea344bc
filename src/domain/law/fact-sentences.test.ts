import { expect, it } from 'vitest';

import type { EvictionCourts } from './eviction-court-schema.ts';
import { type Facts, factSentences, joinsCourts } from './fact-sentences.ts';
import type { LegalHelpRecord } from './legal-help-schema.ts';

const NOTHING: Facts = {
  nationalHelp: [],
  stateHelp: [],
  evictionCourts: [],
  countyCourts: [],
  bills: [],
  changes: [],
  protections: [],
};

const service = (specialty: string): LegalHelpRecord => ({
  name: 'Legal Aid of Maine',
  specialty,
  phone: '211',
  url: null,
  kind: 'helpline',
  verified: true,
  source: null,
});

it('a sentence that many services share is listed once, in the order of the files', () => {
  const nationalHelp = [service('Referrals'), service('Advice')];
  const stateHelp = [{ default: [service('Advice')], counties: { York: [service('Evictions')] } }];
  expect(factSentences({ ...NOTHING, nationalHelp, stateHelp })['legal-help']).toEqual([
    'Referrals',
    'Advice',
    'Evictions',
  ]);
});

it('names, citations and unknown values are left out', () => {
  const courts: EvictionCourts = {
    rule: 'The District Court hears evictions.',
    citation: '14 M.R.S. § 6003',
    textRead: true,
    courts: [
      { name: 'District Court', certain: true, note: null, decidedBy: null, counties: null },
      { name: 'Probate Court', certain: true, note: 'It sits in Bath.', decidedBy: null, counties: ['York'] },
    ],
    places: [
      {
        name: 'City Court',
        certain: true,
        note: 'It sits in Saco.',
        places: [{ geonameId: 1, name: 'Saco' }],
      },
    ],
  };
  expect(factSentences({ ...NOTHING, evictionCourts: [courts] })['eviction-courts']).toEqual([
    'The District Court hears evictions.',
    'It sits in Bath.',
    'It sits in Saco.',
  ]);
});

it.each([
  ['Municipal Court or County Court in {county}', true],
  ['Maine District Court in Belfast', true],
  ['{bare} Circuit or Superior Court', true],
  ['County Court in and for {county}, Florida', false],
  ['Justice of the Peace Court', false],
])('says of “%s” whether another language has words of its own in it: %s', (name, isSentence) => {
  expect(joinsCourts(name)).toBe(isSentence);
});

it('takes the names of courts that are joined by English words', () => {
  const court = { certain: true, note: null, decidedBy: null, counties: null };
  const file: EvictionCourts = {
    ...{ rule: 'Two courts hear evictions.', citation: '§ 1', textRead: true, places: [] },
    courts: [
      { ...court, name: 'City Court or Town Court', counties: ['York'] },
      { ...court, name: 'District Court' },
    ],
  };
  expect(factSentences({ ...NOTHING, evictionCourts: [file] })['eviction-courts']).toEqual([
    'Two courts hear evictions.',
    'City Court or Town Court',
  ]);
});

it('takes the hours of a county’s single courthouses too', () => {
  const place = { name: 'Courthouse', address: null, phone: null, website: null };
  const record = {
    court: { ...place, hours: 'Monday to Friday' },
    note: null,
    locations: [{ ...place, hours: 'Monday only' }],
    verified: true,
    source: { title: 'The court', url: 'https://www.example.gov/' },
    research: 'Never shown.',
  };
  expect(factSentences({ ...NOTHING, countyCourts: [{ York: record }] }).courts).toEqual([
    'Monday to Friday',
    'Monday only',
  ]);
});
