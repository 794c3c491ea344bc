import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import { sentenceHash } from '#data/read.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { EvictionCourts, LegalHelpRecord } from './facts-schema.ts';
import { sealingLawSchema } from './sealing-law.ts';
import {
  currentTranslation,
  type Facts,
  factSentences,
  joinsCourts,
  lawSentences,
  type LawTranslation,
  lawTranslationSchema,
  rewriteLaw,
  translationState,
  withTranslation,
} from './translation.ts';

const law = SEALING_LAWS.IN;
const [first = expect.fail(), second = expect.fail()] = lawSentences(law);
const spanish = (english: string) => ({ english, translated: `«${english}»`, reviewed: null });
const none: LawTranslation = { abbreviation: 'IN', sentences: {} };
const whole = lawSentences(law)
  .map(spanish)
  .reduce((so, sentence) => withTranslation(so, sentence, sentenceHash), none);

describe('rewriting a law', () => {
  it.each(Object.values(SEALING_LAWS))('leaves $state unchanged when nothing is rewritten', (each) => {
    expect(rewriteLaw(each, (sentence) => sentence)).toEqual(each);
  });

  it('does not touch names of forms, citations, quotations and sources', () => {
    const rewritten = rewriteLaw(law, () => 'Otra frase.');
    for (const [index, { formName, citation, quotation, sources }] of law.remedies.entries()) {
      expect(rewritten.remedies[index]).toMatchObject({ formName, citation, sources });
      expect(rewritten.remedies[index]?.quotation?.text).toBe(quotation?.text);
    }
    expect(rewritten.sources).toEqual(law.sources);
  });

  it('rewrites the version of a quotation when it is in words', () => {
    const versionOf = (version: string) => {
      const [remedy = expect.fail()] = law.remedies;
      const quotation = remedy.quotation && { ...remedy.quotation, version };
      const [rewritten] = rewriteLaw(
        { ...law, remedies: [{ ...remedy, quotation }] },
        () => 'sin fecha',
      ).remedies;
      return rewritten?.quotation?.version;
    };
    expect(versionOf('undated')).toBe('sin fecha');
    expect(versionOf('2026-02')).toBe('2026-02');
  });

  it('visits no sentence twice', () => {
    expect(lawSentences(law)).toHaveLength(new Set(lawSentences(law)).size);
  });
});

describe('the state of a translation', () => {
  it('goes from all sentences missing to all unreviewed', () => {
    expect(translationState(lawSentences(law), none, sentenceHash)).toEqual({
      missing: lawSentences(law),
      stale: [],
      unreviewed: [],
    });
    expect(translationState(lawSentences(law), whole, sentenceHash)).toEqual({
      missing: [],
      stale: [],
      unreviewed: Object.values(whole.sentences),
    });
  });

  it('counts a translation as stale when its English changes, and the new English as missing', () => {
    const changed = rewriteLaw(law, (sentence) => (sentence === first ? 'A new rule.' : sentence));
    const state = translationState(lawSentences(changed), whole, sentenceHash);
    expect(state.missing).toEqual(['A new rule.']);
    expect(state.stale).toEqual([spanish(first)]);
    expect(currentTranslation(lawSentences(changed), whole, sentenceHash).sentences).not.toHaveProperty(
      sentenceHash(first),
    );
  });

  it('counts reviewed sentences separately', () => {
    const reviewed = { by: 'A. Reviewer, court interpreter', on: '2026-11-22' as PlainDate };
    const some = withTranslation(whole, { ...spanish(second), reviewed }, sentenceHash);
    const { unreviewed } = translationState(lawSentences(law), some, sentenceHash);
    expect(unreviewed).toHaveLength(lawSentences(law).length - 1);
    expect(unreviewed).not.toContainEqual(spanish(second));
  });
});

it('a translated law still satisfies the schema of the file', () => {
  const label = law.waitingPeriod;
  const translated = rewriteLaw(law, (sentence) => (sentence === label ? label : `${sentence} (es)`));
  expect(sealingLawSchema.safeParse(translated).error?.issues ?? []).toEqual([]);
});

it.each([
  ['a key that is no hash', { first: spanish('A rule.') }],
  ['an empty translation', { [sentenceHash('A rule.')]: { ...spanish('A rule.'), translated: '' } }],
  [
    'a review by nobody',
    { [sentenceHash('A rule.')]: { ...spanish('A rule.'), reviewed: { by: '', on: '2026-11-22' } } },
  ],
  [
    'a review on no day',
    { [sentenceHash('A rule.')]: { ...spanish('A rule.'), reviewed: { by: 'A. B.', on: 'today' } } },
  ],
])('%s is refused', (_what, sentences) => {
  expect(lawTranslationSchema.safeParse({ abbreviation: 'IN', sentences }).success).toBe(false);
});

const NOTHING: Facts = {
  nationalHelp: [],
  stateHelp: [],
  lawyerRights: [],
  reminders: [],
  searches: [],
  evictionCourts: [],
  countyCourts: [],
  bills: [],
  changes: [],
  protections: [],
  deadlines: [],
};

const service = (specialty: string): LegalHelpRecord => ({
  name: 'Legal Aid of Maine',
  specialty,
  phone: '211',
  url: null,
  kind: 'helpline',
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
    rule: 'Two courts hear evictions.',
    citation: '§ 1',
    textRead: true,
    places: [],
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
