import { describe, expect, it } from 'vitest';

import { LAST_NOTED_DAY } from '#config/build.ts';
import { filingProblems } from '#domain/filing/filing-checks.ts';
import { kindWithoutRequest } from '#domain/filing/filing.ts';
import { stateFilingsPath } from '#domain/filing/filing-file.ts';
import { stateFilingsSchema } from '#domain/filing/filing-schema.ts';
import { lawFacts, lawTerms } from '#domain/filing/law-terms.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';

import { stateFilings } from './filings.ts';
import { SEALING_LAWS } from './laws.ts';

describe('the filings', () => {
  it('has exactly one for each remedy that has to be asked for', () => {
    const asked = Object.values(SEALING_LAWS).flatMap(({ remedies }) =>
      remedies.filter((remedy) => kindWithoutRequest(remedy) === null).map(({ id }) => id),
    );
    const filed = JURISDICTIONS.flatMap(({ code }) =>
      stateFilings(code).filings.map(({ remedyId }) => remedyId),
    );
    expect(filed.toSorted()).toEqual(asked.toSorted());
  });

  it('was seen on no day to come', () => {
    for (const { code } of JURISDICTIONS) {
      const days = [...JSON.stringify(stateFilings(code)).matchAll(/"seen":"([^"]*)"/gu)];
      for (const [, day = ''] of days) expect(day <= LAST_NOTED_DAY).toBe(true);
    }
  });

  it('shows no draft of a law that nobody has read, unless legal aid comes first', () => {
    for (const { code } of JURISDICTIONS) {
      for (const { remedyId, kind, draft, stop } of stateFilings(code).filings) {
        const remedy = SEALING_LAWS[code].remedies.find(({ id }) => id === remedyId);
        if (remedy?.confidence !== 'low' || draft === null) continue;
        expect([remedyId, kind === 'held' || stop !== undefined]).toEqual([remedyId, true]);
      }
    }
  });

  it('never says that a paper is sealed where the court file stays open', () => {
    const open = ['wa-limited-dissemination', 'me-agreement', 'mi-general-rule'];
    for (const { code } of JURISDICTIONS) {
      for (const { remedyId, draft } of stateFilings(code).filings.filter((filing) =>
        open.includes(filing.remedyId),
      )) {
        const text = JSON.stringify(draft?.order.orders.map(({ en }) => en));
        if (remedyId === 'mi-general-rule') expect(text).toContain('except for orders and opinions');
        else expect(text).not.toMatch(/seal/iu);
      }
    }
  });
});

/** By the words of each law. */
const TERMS: Readonly<Record<string, { readonly states: string; readonly needs: string }>> = {
  'in-older-dismissed-won-overturned': {
    states: 'outcome period',
    needs: 'outcome settledAs filingDate endDate',
  },
  'in-money-judgment-paid': {
    states: 'outcome paid money',
    needs: 'outcome settledAs filingDate paidDate paymentStatus',
  },
  'in-no-money-judgment-7-years': {
    states: 'outcome money wait',
    needs: 'outcome settledAs filingDate endDate paymentStatus',
  },
  'or-automatic-5-years': {
    states: 'outcome paid wait',
    needs: 'outcome settledAs filingDate endDate paymentStatus',
  },
  'or-covid-claims-motion': {
    states: 'outcome paid period',
    needs: 'outcome settledAs filingDate paidDate paymentStatus',
  },
  'or-settlement-motion': {
    states: 'outcome paid',
    needs: 'outcome settledAs filingDate keptDate paymentStatus',
  },
  'me-agreement': { states: 'agreement', needs: 'outcome settledAs filingDate' },
  'ri-dismissed': {
    states: 'outcome wait once answer',
    needs: 'outcome settledAs filingDate endDate on-motion',
  },
  'ri-settlement-kept': {
    states: 'outcome terms-kept wait once',
    needs: 'outcome settledAs filingDate endDate keptDate',
  },
  'ri-won': { states: 'outcome', needs: 'outcome filingDate' },
  'nv-landlord-did-not-file': { states: 'outcome wait', needs: 'outcome settledAs filingDate answerDate' },
  'nv-motion-interests-of-justice': { states: 'outcome judge', needs: 'outcome settledAs filingDate' },
  'ma-nonpayment-hardship-4-years': {
    states: 'outcome reason wait answer',
    needs:
      'outcome settledAs filingDate endDate paymentStatus reason hardship also-fault other-case latestCaseDate',
  },
  'ut-dismissed-3-years': { states: 'outcome wait', needs: 'outcome settledAs filingDate' },
  'ca-late-judgment-without-trial': {
    states: 'outcome period answer',
    needs: 'outcome settledAs filingDate endDate trial',
  },
  'ca-covid-nonpayment': { states: 'reason period', needs: 'outcome settledAs filingDate reason' },
};

it.each(Object.entries(TERMS))(
  'the terms of %s are stated, and the facts that they need asked',
  (id, expected) => {
    const remedies = Object.values(SEALING_LAWS).flatMap((law) => law.remedies);
    const remedy = remedies.find((each) => each.id === id) ?? expect.fail();
    expect({ states: lawTerms(remedy).join(' '), needs: lawFacts(remedy).join(' ') }).toEqual(expected);
  },
);

it('a law that needs a fact asks for it, whatever else it needs', () => {
  const remedies = Object.values(SEALING_LAWS).flatMap((law) => law.remedies);
  const found = (id: string) => remedies.find((remedy) => remedy.id === id) ?? expect.fail();
  const [won, older] = [found('ri-won'), found('in-older-dismissed-won-overturned')];
  const expired = { ...won, appliesTo: { ...won.appliesTo, orExpired: { years: 10, extension: 0 } } };
  expect(lawFacts(expired)).toContain('paymentStatus');
  expect(lawFacts({ ...older, waitingPeriod: null })).toContain('endDate');
  // Both sides agree whenever the case was filed.
  expect(lawTerms({ ...older, how: 'stipulation' })).toEqual(['agreement']);
});

describe('a file of filings', () => {
  it('is where the page looks for it', () => {
    expect(stateFilingsPath('rhode-island')).toBe('/data/filings/rhode-island.json');
  });

  const indiana = stateFilings('IN');
  const remedies = SEALING_LAWS.IN.remedies;
  const [first] = indiana.filings;
  if (first?.draft == null) throw new Error('Indiana has a draft.');
  const problems = (file: typeof indiana) =>
    filingProblems(file, remedies, { in_stat: SOURCE, in_oath: SOURCE });
  const SOURCE = { title: 'Ind. Code', url: null, kind: 'statute' } as const;

  it('is refused where a remedy has no filing', () => {
    expect(problems({ ...indiana, filings: indiana.filings.slice(1) })).toEqual([
      `${first.remedyId} has to be asked for and has no filing.`,
    ]);
  });

  it('is refused where no sentence states a term of the law', () => {
    const grounds = first.draft?.grounds.map((ground) => ({ ...ground, states: [] })) ?? [];
    const filing = { ...first, draft: { ...first.draft, grounds } as typeof first.draft };
    expect(problems({ ...indiana, filings: [filing, ...indiana.filings.slice(1)] })).toEqual([
      `${first.remedyId}: no sentence states its “outcome”.`,
      `${first.remedyId}: no sentence states its “period”.`,
    ]);
  });

  it('is refused with a filing of no such remedy, and with two of one', () => {
    const other = { ...first, remedyId: 'in-other' };
    expect(problems({ ...indiana, filings: [...indiana.filings, other, first] })).toEqual([
      `${first.remedyId} has two filings.`,
      'in-other is no remedy that has to be asked for.',
      `${first.remedyId} has two filings.`,
    ]);
  });

  it.each<[string, object, string]>([
    [
      'a placeholder that is no fact',
      { opening: { en: '{name}', es: '{name}' } },
      'has an unknown placeholder',
    ],
    [
      'a fact that one language leaves out',
      { opening: { en: '{fullName} {landlord}', es: '{fullName}' } },
      'must have the same placeholders in both languages',
    ],
    [
      'a fact that one language has besides',
      { opening: { en: '{fullName}', es: '{fullName} {landlord}' } },
      'must have the same placeholders in both languages',
    ],
  ])('is refused with %s', (_, change, message) => {
    const filing = { ...first, draft: { ...first.draft, ...change } };
    const { error } = stateFilingsSchema.safeParse({ ...indiana, filings: [filing] });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it.each<[string, object, readonly [string, string] | undefined]>([
    ['the form of another file', { form: 'other' }, ['form', 'is no form of this file']],
    ['no form where the court has one', { kind: 'official-form' }, ['form', 'must name the court’s form']],
    [
      'no form where the court has one beside our draft',
      { kind: 'official-form-or-draft' },
      ['form', 'must name the court’s form'],
    ],
    ['no draft where it is ours', { draft: null }, ['draft', 'must be there']],
    [
      'no word on why legal aid comes first',
      { kind: 'draft-after-legal-aid' },
      ['stop', 'must say why legal aid comes first'],
    ],
    ['neither form nor draft while it is held', { kind: 'held', draft: null }, undefined],
  ])('with %s is refused or taken', (_, change, problem) => {
    const { error } = stateFilingsSchema.safeParse({ ...indiana, filings: [{ ...first, ...change }] });
    expect(error?.issues.map(({ path, message }) => [path.at(-1), message])).toEqual(problem && [problem]);
  });

  it.each<[string, object, readonly [string, string]]>([
    ['a sworn draft and no oath', { oath: null }, ['filings.0.draft', 'is sworn, and the state has no oath']],
    ['an oath without a source', { oath: { ...indiana.oath, source: '' } }, ['oath.source', '']],
    [
      'an oath of a notary with words of ours',
      { oath: { ...indiana.oath, form: 'affidavit' } },
      ['oath.words', 'must be there exactly for a declaration'],
    ],
    [
      'a copy for the other side, and nobody who said so',
      { filings: [{ ...first, service: null }] },
      ['filings.0.service', 'must say who is served, with a source'],
    ],
  ])('is refused with %s, by its field', (_, change, [field, message]) => {
    const { error } = stateFilingsSchema.safeParse({ ...indiana, ...change });
    const found = error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
    expect(found).toContainEqual([field, message === '' ? expect.any(String) : message]);
  });

  it('is refused with a form or a fee waiver of a source that is not listed', () => {
    const { forms, waiver, filings } = stateFilings('MA');
    const [form] = forms;
    if (form === undefined || waiver === null) throw new Error('Massachusetts has both.');
    const file = {
      forms: [{ ...form, source: 'a' }],
      waiver: { ...waiver, source: 'b' },
      oath: null,
      filings: [],
    };
    expect(filingProblems(file, [], {})).toEqual([
      `${form.id}: “a” is no listed source.`,
      `${waiver.name}: “b” is no listed source.`,
    ]);
    // The court's own form states the terms of the law.
    const stated = filingProblems({ forms, waiver, oath: null, filings }, SEALING_LAWS.MA.remedies, {});
    expect(stated.filter((problem) => !problem.endsWith('is no listed source.'))).toEqual([]);
  });

  it('is refused with a source that is not listed', () => {
    const fact = { en: 'x', es: 'x', held: 'maybe', source: 'nobody', seen: '2026-11-25' } as const;
    const changed = { ...first, hearing: fact };
    expect(problems({ ...indiana, filings: [changed, ...indiana.filings.slice(1)] })).toEqual([
      `${first.remedyId}: “nobody” is no listed source.`,
    ]);
  });
});
