import { describe, expect, it } from 'vitest';

import { stateFile } from '#data/state-file.ts';
import * as law from '#content/words/en/law.ts';
import * as plan from '#content/words/en/plan.ts';
import * as SPANISH from '#content/words/es/result-words.ts';
import type { FindingText } from '#domain/plan/finding-text.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { carrySheet, carryText, type PlanWords, readyPlan, nextStepsInWords } from './ready-plan.ts';
import { sampleForm } from '../../../tests/support/sample-check.ts';
import { editedLetter, isOutOfDate, letterMeaning, readyLetter } from './PlanLetters.tsx';
import { NO_NOTES } from './plan-notes.ts';

const day = (text: string) => text as PlainDate;
const TODAY = day('2026-11-21');
const FOUND: FindingText = {
  tone: 'review',
  can: 'It may be.',
  sentence: 'We looked for the law and found it.',
  when: 'No date.',
  list: '',
  agreement: 'same',
  waitsForFact: false,
};
const NEXT = 'Call legal aid.';
const FORM = sampleForm({
  fullName: 'Ana Núñez',
  email: 'ana@example.com',
  details: '',
  state: 'ME',
  county: 'Cumberland County',
  filingDate: day('2024-01-15'),
  contactConsent: false,
  isHelper: false,
  outcome: 'lost',
  paymentStatus: 'paid',
  reason: 'Non-payment of rent',
});

function ready(
  changes: Partial<EligibilityForm> = {},
  ended?: string,
  bills: readonly string[] = [],
  today = TODAY,
  words: PlanWords = IN_ENGLISH,
) {
  const form = { ...FORM, ...changes };
  const language = words.translation === undefined ? 'en' : 'es';
  const file = { ...stateFile(form.state, language, TODAY), bills };
  const typed = ended === undefined ? {} : { ended };
  return readyPlan(
    { form, file, answer: 'ELIGIBILITY REVIEW NEEDED', found: FOUND, next: NEXT, today, words, language },
    { dates: typed },
  );
}

const IN_ENGLISH: PlanWords = { law, plan, translation: undefined };
const inSpanish = (changes: Partial<EligibilityForm> = {}) =>
  ready(changes, '2024-02-29', [], TODAY, SPANISH);

describe('the page to carry', () => {
  it('has answer, dates with their law, steps, cautions, papers, court and help', () => {
    const parts = carrySheet(ready({}, '2024-02-29'));
    expect(parts.map(({ heading }) => heading)).toEqual([
      'Answer',
      'When',
      NEXT,
      'Ask the landlord to sign',
      'When to talk to a lawyer first',
      'Bring',
      'Ask the clerk',
      'Court and cost',
      'If someone asks “Have you been evicted?”',
      'Call for help',
    ]);
    for (const { lines } of parts) expect(lines.length).toBeGreaterThan(0);
  });

  it('names the bills that may change the law, if any', () => {
    const linesWith = (bills: readonly string[]) =>
      carrySheet(ready({}, undefined, bills)).flatMap(({ lines }) => lines);
    expect(linesWith(['SB 1 (2026)', 'HB 2 (2026)'])).toContain(
      'A bill may change this law: SB 1 (2026), HB 2 (2026). We did not see how it ended. Ask the clerk or legal aid.',
    );
    expect(linesWith([]).join(' ')).not.toContain('may change');
  });

  it('names no fee and no rule of a law last checked more than 180 days ago', () => {
    const linesOn = (today: string) =>
      carrySheet(ready({ state: 'OR', county: '', outcome: 'dismissed' }, undefined, [], day(today)))
        .flatMap(({ lines }) => lines)
        .join('\n');
    expect(linesOn('2027-05-21')).toContain('No filing fee (OregonLawHelp).');
    expect(linesOn('2027-05-21')).toContain('the judgment is treated as never entered');
    expect(linesOn('2027-05-22')).not.toContain('No filing fee');
    expect(linesOn('2027-05-22')).toContain('We can name no rule in Oregon on what you may answer.');
  });

  it('has the same lines as text', () => {
    const mine = ready();
    const text = carryText(mine);
    for (const { lines } of carrySheet(mine))
      for (const line of lines) expect(text).toContain(`\n- ${line}\n`);
    expect(text).toMatch(/\n\nMade on \w+ \d+, \d{4} with \w+\. Information, not legal advice\.$/u);
  });

  it('warns for a settlement that may be a judgment that the seven years may not be over', () => {
    const inTexas = { state: 'TX', county: '', outcome: 'settlement', paymentStatus: 'no-judgment' } as const;
    const filed = (year: string, changes: Partial<EligibilityForm> = {}) =>
      carryText(ready({ ...inTexas, filingDate: day(`${year}-06-01`), ...changes }));
    expect(filed('2018')).toContain(
      'It should have come off your reports in June 2025, unless the deal became a judgment.',
    );
    expect(filed('2020')).toContain(
      'Reports may show it until at least June 2027, longer if the deal became a judgment.',
    );
    expect(filed('2018', { outcome: 'dismissed' })).toContain(
      'It should have come off your reports in June 2025. Still there? Dispute it.',
    );
  });

  it('leaves no placeholder open in any state', () => {
    for (const state of ['MA', 'OH', 'OR', 'DC', 'AL', 'NY', 'VA'] as const) {
      for (const paymentStatus of ['paid', 'not-paid'] as const) {
        const words = nextStepsInWords(ready({ state, county: '', paymentStatus }));
        expect(words.length).toBeGreaterThan(0);
        for (const { heading, introduction, steps } of words)
          expect([heading, introduction, ...steps].join(' ')).not.toMatch(/[{}]|: \.|undefined|null/u);
      }
    }
  });

  it('names the court without its notes in brackets', () => {
    const words = JSON.stringify(nextStepsInWords(ready({ state: 'OH', county: '' })));
    expect(words).toContain('(Municipal Court or County Court)');
    expect(words).not.toContain('))');
  });

  it('names the form that the law’s file names, and where this site fills it in', () => {
    const [first] = nextStepsInWords(ready({ state: 'MA', county: '', outcome: 'dismissed' }, '2024-02-29'));
    expect(first?.steps[0]).toBe(
      'The form: Petition to Seal Eviction Record (SP-TC0106) (fill it in free at www.secondkey.example/filing/).',
    );
  });
});

describe('the letters', () => {
  it('contain what was typed and leave a blank for what was not', () => {
    const dispute = readyLetter(ready({}, '2024-02-29'), 'dispute');
    expect(dispute).toContain('Ana Núñez\n[Your address]\n(602) 555-0134\nana@example.com');
    expect(dispute).toContain('Cumberland County, Maine, case number [number], filed January 15, 2024');
    expect(dispute).toContain('It ended on February 29, 2024. The judgment is paid.');
    expect(readyLetter(ready({}, '2024-02-29'), 'landlord')).toContain(
      'The law: Me. Rev. Stat. tit.\u00A04, §\u00A09-C(1).',
    );
  });

  it('leave out a date that is invalid or known only by its year', () => {
    for (const typed of ['last spring', '2024', ' '])
      expect(readyLetter(ready({}, typed), 'dispute')).not.toContain('It ended on');
  });

  it('leave out a date that contradicts the filing or today, as the form does', () => {
    const dismissed = {
      state: 'AZ',
      county: '',
      outcome: 'dismissed',
      filingDate: day('2024-06-01'),
    } as const;
    for (const kind of ['dispute', 'explanation'] as const) {
      expect(readyLetter(ready(dismissed, '5/1/2025'), kind)).toContain('It ended on May 1, 2025.');
      for (const typed of ['5/1/2023', '5/1/2027'])
        expect(readyLetter(ready(dismissed, typed), kind)).not.toContain('It ended on');
    }
  });

  it('that were edited are outdated only once the plan would produce others', () => {
    const made = ready({ outcome: 'lost', paymentStatus: 'paid' }, '2024-02-29');
    const edited = { ...NO_NOTES, ...editedLetter(NO_NOTES, made, 'dispute', 'My address') };
    const again = { ...edited, ...editedLetter(edited, ready({}, '2024-03-01'), 'dispute', 'My street') };
    expect(again.letters).toEqual({ dispute: 'My street' });
    for (const notes of [edited, again]) {
      expect(isOutOfDate(notes, made, 'dispute')).toBe(false);
      expect(isOutOfDate(notes, ready({}, '2024-02-29', [], day('2026-11-24')), 'dispute')).toBe(false);
      expect(isOutOfDate(notes, inSpanish(), 'dispute')).toBe(false);
      expect(isOutOfDate(notes, ready({}, '2024-03-01'), 'dispute')).toBe(true);
      expect(isOutOfDate(notes, ready({ paymentStatus: 'not-paid' }, '2024-02-29'), 'dispute')).toBe(true);
      expect(isOutOfDate(notes, ready({}, '2024-03-01'), 'clerk')).toBe(false);
    }
  });

  it('that were edited before their original text was stored are kept and never called outdated', () => {
    const old = { ...NO_NOTES, letters: { dispute: 'My words' } };
    const notes = { ...old, ...editedLetter(old, ready(), 'dispute', 'My other words') };
    expect(notes.letters).toEqual({ dispute: 'My other words' });
    expect(isOutOfDate(notes, ready({ paymentStatus: 'not-paid' }), 'dispute')).toBe(false);
  });

  it('that are reset after an edit are compared with their new original text', () => {
    const edited = { ...NO_NOTES, ...editedLetter(NO_NOTES, ready(), 'dispute', 'My words') };
    const reset = { ...edited, letters: {} };
    const unpaid = ready({ paymentStatus: 'not-paid' });
    expect(isOutOfDate(reset, unpaid, 'dispute')).toBe(false);
    const notes = { ...reset, ...editedLetter(reset, unpaid, 'dispute', 'My new words') };
    expect(isOutOfDate(notes, unpaid, 'dispute')).toBe(false);
    expect(isOutOfDate(notes, ready(), 'dispute')).toBe(true);
  });

  it('name the court without its notes in brackets, which would look like a blank', () => {
    expect(readyLetter(ready({ state: 'OH', county: '' }), 'clerk')).toContain(
      'The clerk, Municipal Court or County Court, Ohio',
    );
  });
});

describe('a plan for a state where single courts have rules', () => {
  const closedElsewhere = (county: string) =>
    ready({ state: 'OH', county }).plan.closed.flatMap(({ when }) =>
      when.kind === 'does-not-apply' && when.why === 'another-court' ? [when.why] : [],
    );

  it('leaves them possible for a case whose county is unknown, such as after typing a city', () => {
    expect(closedElsewhere('Franklin')).not.toEqual([]);
    expect(closedElsewhere('Cleveland')).toEqual([]);
    expect(ready({ state: 'OH', county: 'Cleveland' }).place).toBe('Ohio');
  });
});

describe('a plan on a Spanish page', () => {
  it('has letters in English, and says in Spanish what they say', () => {
    expect(readyLetter(inSpanish(), 'clerk')).toBe(readyLetter(ready({}, '2024-02-29'), 'clerk'));
    expect(letterMeaning(inSpanish(), 'clerk')).toContain('fecha de presentación: 15 de enero de 2024');
  });

  it('describes an unknown court in the reader’s language', () => {
    const nowhere = inSpanish();
    const filing = { ...nowhere.filing, court: { ...nowhere.filing.court } };
    filing.court.caption = SPANISH.law.COURT_WORDS.unknownCourt;
    filing.court.called = filing.court.caption;
    expect(readyLetter({ ...nowhere, filing }, 'clerk')).toContain(law.COURT_WORDS.unknownCourt);
    expect(letterMeaning({ ...nowhere, filing }, 'clerk')).toContain(SPANISH.law.COURT_WORDS.unknownCourt);
  });

  it('names the court in Spanish in its steps, and in English in its letters', () => {
    const mine = inSpanish();
    const court = {
      ...mine.filing.court,
      caption: 'City Court or Town Court',
      called: 'City Court o Town Court',
    };
    const ohio = { ...mine, filing: { ...mine.filing, court } };
    const steps = nextStepsInWords(ohio).flatMap((nextStep) => nextStep.steps);
    expect(steps.join('\n')).toContain('City Court o Town Court');
    expect(steps.join('\n')).not.toContain('Court or Town');
    expect(letterMeaning(ohio, 'clerk')).toContain('City Court o Town Court');
    expect(readyLetter(ohio, 'clerk')).toContain('City Court or Town Court');
  });

  it('has its page to carry in Spanish', () => {
    const text = carryText(inSpanish());
    expect(text).toContain(SPANISH.plan.RENTERS_PLAN_COPY.carry.title);
    expect(text).toContain('fecha de presentación: 15 de enero de 2024');
    expect(text).not.toContain('Ask the clerk');
  });
});
