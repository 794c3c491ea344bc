import { describe, expect, it } from 'vitest';

import { SEALING_LAWS, sealingLaw } from '#data/laws.ts';
import { readContent, sentenceHash } from '#data/read.ts';
import { COUNTIES } from '#data/places.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import {
  remedyCheckProblems,
  type Remedy,
  remedySchema,
  type SealingLaw,
  sealingLawSchema,
} from './sealing-law.ts';

const arizona = sealingLaw('AZ');
const alabama = sealingLaw('AL');

/** The fields that the schema complains about. */
function complaints(law: unknown): string[] {
  const read = sealingLawSchema.safeParse(law);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
}

describe('a law file', () => {
  it('is accepted unchanged', () => {
    expect(complaints(arizona)).toEqual([]);
    expect(complaints(alabama)).toEqual([]);
  });

  it.each<[string, SealingLaw, Partial<Record<keyof SealingLaw, unknown>>, string]>([
    ['a state that does not belong to its code', arizona, { state: 'Alabama' }, 'state'],
    ['a code that is no state', arizona, { abbreviation: 'PR' }, 'abbreviation'],
    ['an empty text', arizona, { notes: '' }, 'notes'],
    ['a text with space around it', arizona, { courtName: ' Justice Court' }, 'courtName'],
    ['an empty requirement', arizona, { requirements: [''] }, 'requirements.0'],
    [
      "'Not eligible' where records can be sealed",
      arizona,
      { waitingPeriod: 'Not eligible' },
      'waitingPeriod',
    ],
    ['a waiting period where they cannot', alabama, { waitingPeriod: '3 years' }, 'waitingPeriod'],
    ['a difference that is not explained', arizona, { verification: 'differs' }, 'differenceNote'],
    ['doubt that is not explained', alabama, { verification: 'unverified' }, 'differenceNote'],
    ['a verified law without a citation', arizona, { statute: [] }, 'statute'],
    [
      'a different law without a citation',
      alabama,
      { verification: 'differs', differenceNote: 'x' },
      'statute',
    ],
    ['no steps where a law was found', arizona, { processSteps: [] }, 'requirements'],
    ['a checklist where no law was found', sealingLaw('FL'), { requirements: ['A'] }, 'requirements'],
    ['a narrow rule beside a law', arizona, { narrowRule: 'A rule.' }, 'narrowRule'],
    ['narrow paths without their sentence', sealingLaw('TX'), { narrowRule: undefined }, 'narrowRule'],
    ['no life of judgments', arizona, { judgmentLife: undefined }, 'judgmentLife'],
    ['a look for new law in words', arizona, { lookedForNewLaw: 'today' }, 'lookedForNewLaw'],
    ['no source', arizona, { sources: [] }, 'sources'],
    ['a source without http', arizona, { sources: [{ title: 'A', url: 'ftp://a.gov/' }] }, 'sources.0.url'],
    ['a day where a month is meant', arizona, { asOf: '2026-11-21' }, 'asOf'],
    ['a month after that of its oldest check', arizona, { asOf: '2026-12' }, 'asOf'],
    ['a month before it', arizona, { asOf: '2026-10' }, 'asOf'],
    ["another state's remedy", arizona, { remedies: sealingLaw('CA').remedies }, 'remedies'],
    ['one remedy twice', arizona, { remedies: [arizona.remedies[0], arizona.remedies[0]] }, 'remedies'],
    ['a field that nobody knows', arizona, { waitingPeriods: [] } as object, ''],
  ])('is refused for %s', (_what, law, change, field) => {
    expect(complaints({ ...law, ...change })).toContain(field);
  });
});

const remedies = Object.values(SEALING_LAWS).flatMap((law) => law.remedies);

describe('the remedies of the registry', () => {
  it('have unique ids', () => {
    expect(new Set(remedies.map(({ id }) => id)).size).toBe(remedies.length);
  });

  it('are local only in Ohio and Philadelphia', () => {
    const places = new Set(remedies.flatMap(({ localTo }) => (localTo === null ? [] : [localTo])));
    expect([...places].sort()).toEqual([
      'City of Philadelphia',
      'Cleveland Municipal Court, Housing Division',
      'Dayton Municipal Court',
      'Toledo Municipal Court',
    ]);
  });

  it('refer to counties of their states', () => {
    for (const { abbreviation, remedies: ofState } of Object.values(SEALING_LAWS)) {
      for (const { localCounty } of ofState) {
        if (localCounty !== null) expect(COUNTIES[abbreviation]).toContain(localCounty);
      }
    }
  });

  it('are quoted without quotation marks', () => {
    const quoted = remedies.flatMap(({ quotation }) => (quotation === null ? [] : [quotation]));
    for (const { text } of quoted) expect(text).not.toMatch(/^[“"]|[”"]$/u);
  });

  it("include Nevada's court days and the renter's own filing", () => {
    const waitingPeriods = new Map(
      sealingLaw('NV').remedies.map(({ id, waitingPeriod }) => [id, waitingPeriod]),
    );
    expect(waitingPeriods.get('nv-denied')).toMatchObject({
      from: 'judgment',
      amount: 10,
      unit: 'court-days',
    });
    expect(waitingPeriods.get('nv-landlord-did-not-file')).toMatchObject({
      from: 'tenant-affidavit',
      amount: 31,
    });
  });
});

describe('a remedy', () => {
  const dismissed = sealingLaw('AZ').remedies[0];
  const waitingPeriod = {
    from: 'judgment',
    amount: 3,
    unit: 'years',
    bound: 'on-or-after',
    note: 'Three years.',
  };

  it.each([
    ['a waiting period on a guess', { confidence: 'low', waitingPeriod }],
    ['a negative wait', { waitingPeriod: { ...waitingPeriod, amount: -1 } }],
    ['half a day', { waitingPeriod: { ...waitingPeriod, amount: 0.5 } }],
    ['a waiting period in words', { waitingPeriod: '3 years after judgment' }],
    ['an unknown event', { waitingPeriod: { ...waitingPeriod, from: 'moving-out' } }],
    ['an unknown effect', { effect: 'erased' }],
    ['a date that does not exist', { effectiveFrom: '2024-13-01' }],
    ['nobody it could apply to', { appliesTo: { ...dismissed?.appliesTo, outcomes: [] } }],
    ['a county without a court in it', { localCounty: 'Pima County' }],
    ['a quotation of 41 words', { quotation: { ...dismissed?.quotation, text: 'word '.repeat(41).trim() } }],
    ['a quotation without its place', { quotation: { ...dismissed?.quotation, readIn: '' } }],
    ['a quotation without its day', { quotation: { ...dismissed?.quotation, readOn: 'November 2026' } }],
    ['no check', { checked: undefined }],
    ['a check without its day', { checked: { ...dismissed?.checked, on: '2026-11' } }],
    ['a check on a day that does not exist', { checked: { ...dismissed?.checked, on: '2026-02-30' } }],
    [
      'a check of words that are no hash',
      { checked: { ...dismissed?.checked, sentence: 'The court seals' } },
    ],
    ['a check without a confidence', { checked: { ...dismissed?.checked, confidence: null } }],
  ])('is refused for %s', (_what, change) => {
    expect(remedySchema.safeParse(dismissed).success).toBe(true);
    expect(remedySchema.safeParse({ ...dismissed, ...change }).success).toBe(false);
  });
});

describe('a law file that is refused', () => {
  const file = 'src/content/sealing-law/oregon.json';
  const oregon = sealingLaw('OR');
  const refusal = (change: (law: SealingLaw) => object) => {
    try {
      readContent(file, sealingLawSchema, change(oregon));
    } catch (error) {
      return String(error);
    }
    return 'It went through.';
  };
  const at = (id: string) => oregon.remedies.findIndex((each) => each.id === id);
  /** The law with changes of one remedy. */
  const withRemedy = (id: string, change: (remedy: Remedy) => object) => (law: SealingLaw) => ({
    ...law,
    remedies: law.remedies.map((each) => (each.id === id ? { ...each, ...change(each) } : each)),
  });
  const without = <Key extends string>(object: Readonly<Partial<Record<Key, unknown>>>, key: Key) =>
    Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  const LIMIT = 'or-landlord-use-dismissed-won';
  const MOTION = 'or-lost-5-years-motion';
  const AUTOMATIC = 'or-automatic-5-years';

  it.each([
    [
      'a condition that no rule knows',
      withRemedy(MOTION, ({ appliesTo }) => ({ appliesTo: { ...appliesTo, veteran: true } })),
      `remedies[${at(MOTION)}].appliesTo: has no field "veteran": correct the name, or remove it`,
    ],
    [
      'a question that nobody is asked',
      withRemedy(MOTION, ({ appliesTo }) => ({
        appliesTo: { ...appliesTo, answers: [{ question: 'veteran', answer: true, unknown: 'ask' }] },
      })),
      `remedies[${at(MOTION)}].appliesTo.answers[0].question: Invalid option: expected one of "trial"`,
    ],
    [
      'a settlement without its ending',
      withRemedy(MOTION, ({ appliesTo }) => ({
        appliesTo: { ...appliesTo, outcomes: ['settlement'], settledAs: [] },
      })),
      `remedies[${at(MOTION)}].appliesTo.settledAs: must name an ending of the settlements that are covered`,
    ],
    [
      'a wait for other cases that nobody is asked about',
      withRemedy(MOTION, ({ appliesTo }) => ({ appliesTo: { ...appliesTo, otherCaseYears: 5 } })),
      `remedies[${at(MOTION)}].appliesTo.answers: must ask about another case, because one closes the remedy for a time`,
    ],
    [
      'a missing period',
      withRemedy(MOTION, ({ appliesTo }) => ({ appliesTo: without(appliesTo, 'period') })),
      `remedies[${at(MOTION)}].appliesTo.period: is missing: add it.`,
    ],
    [
      'a limit that reaches no cases since its first day',
      withRemedy(LIMIT, ({ appliesTo }) => ({
        effectiveFrom: '2026-07-01',
        appliesTo: { ...appliesTo, period: null },
      })),
      `remedies[${at(LIMIT)}].appliesTo.period: must say which cases the limit reaches since its first day: add a period, or a waiting period`,
    ],
    [
      'a limit without a first day',
      withRemedy(LIMIT, ({ appliesTo }) => ({
        appliesTo: { ...appliesTo, period: { of: 'filing', onOrAfter: null, before: '2027-01-01' } },
      })),
      `remedies[${at(LIMIT)}].appliesTo.period.onOrAfter: must be the first day that the limit reaches: write it, or leave the period out`,
    ],
    [
      'a court that acts by itself, nobody knows when',
      withRemedy(AUTOMATIC, () => ({ waitingPeriod: null })),
      `remedies[${at(AUTOMATIC)}].appliesTo.dependsOn: must say what the remedy depends on, because it has no waiting period: add dependsOn, or a waiting period`,
    ],
    [
      'a wait beside something else that decides',
      withRemedy(AUTOMATIC, ({ appliesTo }) => ({ appliesTo: { ...appliesTo, dependsOn: 'the weather' } })),
      `remedies[${at(AUTOMATIC)}].appliesTo.dependsOn: must be absent where there is a waiting period to count: split the remedy, or remove one of them`,
    ],
    [
      'a quotation without its day',
      withRemedy(MOTION, ({ quotation }) => ({ quotation: without(quotation ?? {}, 'readOn') })),
      `remedies[${at(MOTION)}].quotation.readOn: must be a day that exists, like 2026-07-01`,
    ],
    [
      'a price without a quotation of the law',
      withRemedy(LIMIT, () => ({ quotation: null })),
      `remedies[${at(LIMIT)}].appliesTo.isComplete: must be absent without a quotation of the law or its court form: a price would rest on nothing`,
    ],
    [
      'a price on an official summary',
      withRemedy(LIMIT, ({ quotation }) => ({ quotation: { ...quotation, kind: 'official-summary' } })),
      `remedies[${at(LIMIT)}].appliesTo.isComplete: must be absent without a quotation of the law or its court form: a price would rest on nothing`,
    ],
    [
      'a remedy without a source',
      withRemedy(MOTION, () => ({ sources: [] })),
      `remedies[${at(MOTION)}].sources: `,
    ],
    [
      'a remedy that does not say whose cases it covers',
      withRemedy(MOTION, () => ({ appliesTo: undefined })),
      `remedies[${at(MOTION)}].appliesTo: is missing: add it.`,
    ],
    [
      'only payment, beside a remedy that is open without it',
      (law: SealingLaw) => ({ ...law, requirements: ['The file closes only once the judgment is paid.'] }),
      'requirements: must not say that only payment helps: or-automatic-5-years',
    ],
  ])('names file, field and cure for %s', (_what, change, expected) => {
    const message = refusal(change);
    expect(message).toContain(`${file} cannot be used:`);
    expect(message).toContain(`\n  ${expected}`);
  });
});

const [remedy = expect.fail('no remedy')] = sealingLaw('ME').remedies;
const { quotation, checked } = remedy;
const lastChecked = checked.on as PlainDate;
const problems = (changes: Partial<Remedy>, today = lastChecked) =>
  remedyCheckProblems({ ...remedy, ...changes }, today, sentenceHash);

describe('the check of a remedy', () => {
  it('must be repeated when the quotation changes', () => {
    const changed = { ...(quotation ?? expect.fail('no quotation')), text: 'Other words of the law' };
    expect(problems({ quotation: changed })).toEqual(['sentence']);
  });

  it('must be repeated when a quotation is added or removed', () => {
    expect(problems({ quotation: null })).toEqual(['sentence']);
    expect(problems({ checked: { ...checked, sentence: null } })).toEqual(['sentence']);
  });

  it('may not be older than the reading of its quotation', () => {
    const readOn = (quotation ?? expect.fail('no quotation')).readOn as PlainDate;
    expect(problems({ checked: { ...checked, on: addDays(readOn, -1) } })).toEqual(['reading']);
    expect(problems({ checked: { ...checked, on: readOn } }, addDays(readOn, 1))).toEqual([]);
  });

  it('may not lie in the future', () => {
    expect(problems({ checked: { ...checked, on: addDays(lastChecked, 1) } })).toEqual(['future']);
  });

  it.each([
    ['low', 'low', []],
    ['low', 'medium', ['confidence']],
    ['low', 'high', ['confidence']],
    ['medium', 'low', []],
    ['medium', 'high', ['confidence']],
    ['high', 'medium', []],
    ['high', 'high', []],
  ] as const)('made at %s confidence gives, at %s confidence now, the problems %j', (then, now, expected) => {
    expect(problems({ confidence: now, checked: { ...checked, confidence: then } })).toEqual(expected);
  });
});
