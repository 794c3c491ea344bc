import fc from 'fast-check';
import { expect, it } from 'vitest';

import rules from '#content/set-aside.json';
import { wordsIn } from '#content/words/words.ts';
import { stateFile } from '#data/state-file.ts';
import { setAsideRule } from '#data/set-aside.ts';
import { limitsInWords } from '#domain/law/set-aside.ts';
import { CIRCUMSTANCES, PRIVATE_CIRCUMSTANCES } from '#domain/check/circumstances.ts';
import { CHECK_FORM } from '#domain/check/form.ts';
import { CASE_OUTCOMES } from '#domain/check/case-facts.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { drawFinding } from '#features/eligibility-check/LawDetails.tsx';
import { DOOR_LETTERS, DOOR_PAGES, DOORS } from '#domain/plan/doors.ts';
import { letterText } from '#domain/plan/letters.ts';
import { EMPTY_LETTER } from '../support/letter-values.ts';

const LANGUAGES = ['en', 'es'] as const;

it('the dispute says that the case is not mine, or that there was none, and never both', () => {
  const text = (door: 'not-mine' | 'no-court') =>
    letterText(wordsIn('en').doors.DOOR_LETTERS.dispute, new Set([door]), EMPTY_LETTER);
  expect(text('not-mine')).toContain('This case is not mine.');
  expect(text('not-mine')).not.toContain('no court case');
  expect(text('no-court')).toContain('There was no court case.');
  expect(text('no-court')).not.toContain('not mine');
  // One page with two blanks: the company and the case number.
  expect(text('not-mine').match(/\[[^\]]*\]/gu)).toEqual([
    '[Your address]',
    '[Name and address of the screening company]',
    '[number]',
  ]);
});

it('no letter of a door admits a debt, tells a diagnosis or cites withdrawn guidance', () => {
  for (const kind of DOOR_LETTERS) {
    const letter = wordsIn('en').doors.DOOR_LETTERS[kind];
    const text = letterText(letter, new Set(['not-mine', 'no-court']), EMPTY_LETTER);
    expect(text).not.toMatch(/\bI owe\b|my debt|I will pay|diagnos|medicine|advisory opinion|Fed\. Reg\./iu);
  }
});

it('a person whose case it is not reads of no law on sealing', () => {
  for (const language of LANGUAGES) {
    const { heading: _heading, ...rest } = wordsIn(language).doors.DOOR_COPY['not-mine'];
    expect(JSON.stringify(rest)).not.toMatch(/\bseal|\bsell/iu);
  }
});

it('a limit is named only for the states whose rule was read, in both languages', () => {
  const read = [
    'AZ',
    'DE',
    'FL',
    'IL',
    'IN',
    'KS',
    'MA',
    'MN',
    'MT',
    'NE',
    'NM',
    'OK',
    'SD',
    'TN',
    'VA',
    'WI',
    'WV',
  ];
  expect(JURISDICTION_CODES.filter((code) => setAsideRule(code) !== undefined).toSorted()).toEqual(read);
  const limits = (code: 'IL' | 'DE', locale: string) => {
    const rule = setAsideRule(code);
    return rule && limitsInWords(rule, locale);
  };
  expect(limits('IL', 'en-US')).toEqual(['30 days', '2 years']);
  expect(limits('DE', 'es-US')).toEqual(['10 días']);
  // Only Indiana's law on sealing names a judgment that was set aside.
  expect(rules.states.filter((rule) => 'opensSealing' in rule).map(({ state }) => state)).toEqual(['IN']);
});

const TODAY = '2026-11-29' as PlainDate;

/** The first button of each page, as an editor wrote it before the pages; of one, the state's own page is the first deed. */
const FIRST = {
  'not-mine': { en: 'Ask for my report, free', es: 'Pedir mi informe, gratis' },
  'never-served': null,
  'no-court': { en: 'A collector wrote: ask for proof', es: 'Me escribió un cobrador: pedir pruebas' },
  'housing-authority': { en: 'Write: I ask for a review', es: 'Escribir: pido una revisión' },
} as const satisfies Record<(typeof DOOR_PAGES)[number], Record<'en' | 'es', string> | null>;

it.each(DOOR_PAGES)('the first button of %s is its deed, and it opens a letter of the page', (page) => {
  for (const language of LANGUAGES) {
    const [first] = wordsIn(language).doors.DOOR_COPY[page].buttons;
    expect(first?.label, language).toBe(FIRST[page]?.[language]);
    expect(DOORS[page].letters.length > 0).toBe(first !== undefined);
  }
});

const STORIES = fc.sample(
  fc.record({
    state: fc.constantFrom(...JURISDICTION_CODES),
    outcome: fc.constantFrom(...CASE_OUTCOMES),
    language: fc.constantFrom(...LANGUAGES),
    paymentStatus: fc.constantFrom('partial', 'not-paid'),
    debt: fc.constantFrom('paid', 'discharged', 'agreed', 'expired'),
  }),
  { seed: 69, numRuns: 60 },
);

it('in sixty stories, nobody whose debt is over is told to pay, and the answer can be corrected', () => {
  for (const { state, outcome, language, paymentStatus, debt } of STORIES) {
    const words = wordsIn(language);
    const file = stateFile(state, language, TODAY);
    const filed = { reason: 'Non-payment of rent', filingDate: '2016-03-01' as PlainDate } as const;
    const form = { state, county: '', outcome, paymentStatus, ...filed };
    const found = drawFinding(file, form, { dates: {}, debt }, words, language);
    const story = [state, outcome, language, paymentStatus, debt].join(' ');
    expect(found.does.next, story).not.toMatch(/\bpay\b|\bpagar\b|\bpague\b/iu);
    expect(found.finding.closedBy, story).not.toBe('unpaid');
    expect(
      found.finding.whatIf.map(({ kind }) => kind),
      story,
    ).not.toContain('pay');
    expect(found.asks, story).toContain('debt');
  }
});

const LOST = {
  county: '',
  outcome: 'lost',
  paymentStatus: 'not-paid',
  reason: 'Other',
  filingDate: '2022-03-01' as PlainDate,
} as const;
const found = (
  form: Parameters<typeof drawFinding>[1],
  about: readonly (typeof PRIVATE_CIRCUMSTANCES)[number][] = [],
) => drawFinding(stateFile(form.state, 'en', TODAY), form, { dates: {}, about }, wordsIn('en'), 'en');

it('a bankruptcy that was ticked counts as the answer to what became of the debt, where there may be one', () => {
  const said = found({ ...LOST, state: 'OR', circumstances: 'bankruptcy' });
  expect(said.facts.debt).toBe('discharged');
  expect(said.asks).toContain('debt');
  const dismissed = found({ ...LOST, state: 'OR', outcome: 'dismissed', circumstances: 'bankruptcy' });
  expect(dismissed.facts.debt).toBeUndefined();
});

it('a foreclosure decides in the four states whose laws name it, and is asked about in no other', () => {
  const asked = JURISDICTION_CODES.filter((state) =>
    found({ ...LOST, state, circumstances: 'foreclosure' }).asks.includes('foreclosure'),
  );
  expect(asked.toSorted()).toEqual(['CA', 'IL', 'MN', 'NY']);
  expect(found({ ...LOST, state: 'NY' }).finding.kind).not.toBe(
    found({ ...LOST, state: 'NY', circumstances: 'foreclosure' }).finding.kind,
  );
});

it('what only the browser knows asks where a law depends on it: violence in two states, a child in one', () => {
  const asked = (about: (typeof PRIVATE_CIRCUMSTANCES)[number], question: 'survivor' | 'minor-named') =>
    JURISDICTION_CODES.filter((state) =>
      found({ ...LOST, outcome: 'dismissed', state }, [about]).asks.includes(question),
    ).toSorted();
  expect(asked('violence', 'survivor')).toEqual(['CO', 'ND']);
  expect(asked('child', 'minor-named')).toEqual(['IL']);
  expect(found({ ...LOST, state: 'CO' }, ['violence']).facts.answers?.survivor).toBe(true);
});

it('what only the browser knows is no answer of the form, and goes into no calendar', () => {
  const { problems } = CHECK_FORM.circumstances;
  for (const about of PRIVATE_CIRCUMSTANCES) {
    expect(CHECK_FORM.circumstances.input.safeParse(about).error?.issues[0]?.message).toBe(problems[0]);
    const { calendar } = found({ ...LOST, state: 'CO', outcome: 'dismissed' }, [about]);
    expect(JSON.stringify(calendar)).not.toMatch(/surviv|violence|disab|child|minor|about/u);
  }
  expect(
    CIRCUMSTANCES.filter((each) => PRIVATE_CIRCUMSTANCES.some((other) => other === String(each))),
  ).toEqual([]);
});
