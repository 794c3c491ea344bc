import { describe, expect, it } from 'vitest';

import { PLAN_LETTERS } from '#content/words/en/plan.ts';
import { PLAN_LETTERS as SPANISH_LETTERS } from '#content/words/es/plan.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { RENTER_PROTECTIONS, SEALING_LAWS } from '#data/laws.ts';
import { CASE_OUTCOMES } from '#domain/check/case-facts.ts';
import { legalHelpOf } from '#domain/law/legal-help.ts';
import { stateProtections } from '#domain/law/renter-protection.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { onDay } from '#domain/shared/known-date.ts';
import { blankLetterFacts, letterFacts, lettersFor, letterText, type LetterValues } from './letters.ts';
import type { PlanCase } from './remedy-fit.ts';
import { rentersPlan } from './renters-plan.ts';
import { EMPTY_LETTER } from '../../../tests/support/letter-values.ts';

const day = (text: string) => text as PlainDate;
const TODAY = day('2026-11-21');
const factsOf = (changes: Partial<PlanCase>) => {
  const mine: PlanCase = {
    state: 'AL',
    county: '',
    filingDate: day('2022-06-15'),
    reason: 'Non-payment of rent',
    outcome: 'lost',
    paymentStatus: 'paid',
    dates: {},
    ...changes,
  };
  const file = {
    ...SEALING_LAWS[mine.state],
    remedies: SEALING_LAWS[mine.state].remedies.map(shownRemedy),
    legalHelp: legalHelpOf(LEGAL_HELP, mine.state),
  };
  return letterFacts(rentersPlan(file, mine, TODAY), mine, TODAY);
};
const conditions = (changes: Partial<PlanCase>) => [...factsOf(changes).conditions];

const VALUES: LetterValues = {
  ...EMPTY_LETTER,
  name: 'Ana',
  court: 'Justice Court',
  place: 'Ohio',
  filed: 'May 1',
  sealingLaw: 'Rule 20',
};

describe('what a letter says', () => {
  it('claims sealing by law only if a confirmed statewide law has had the court do it by now', () => {
    const dismissed = { outcome: 'dismissed', dates: { ended: onDay(day('2026-11-10')) } } as const;
    expect(factsOf({ ...dismissed, state: 'AZ' }).laws.sealingLaw).toMatch(/Ariz/u);
    expect(conditions({ ...dismissed, state: 'AZ' })).toContain('sealed-by-law');
    // A motion is needed; the court has time left; only the website; no law.
    for (const state of ['MA', 'MD', 'CT', 'AL'] as const)
      expect(conditions({ ...dismissed, state }), state).not.toContain('sealed-by-law');
    expect(conditions({ ...dismissed, state: 'ME' })).toContain('off-website');
    // A yearly review is added to the 12 months, so the renter can ask the clerk but cannot claim that it is sealed.
    const old = { ...dismissed, state: 'OR', dates: { ended: onDay(day('2022-08-01')) } } as const;
    expect(conditions(old)).toContain('court-seals');
    expect(conditions(old)).not.toContain('sealed-by-law');
  });

  it('claims that the case is too old only if that is certain', () => {
    const old = { filingDate: day('2019-06-15') };
    const judged = { ended: onDay(day('2020-02-01')) };
    expect(conditions({ ...old, outcome: 'won' })).toContain('too-old');
    expect(conditions({ ...old, outcome: 'lost' })).not.toContain('too-old');
    expect(conditions({ ...old, outcome: 'settlement' })).not.toContain('too-old');
    expect(conditions({ ...old, outcome: 'settlement', settledAs: 'dismissed' })).toContain('too-old');
    const judgment = { ...old, outcome: 'settlement', settledAs: 'judgment', dates: judged } as const;
    expect(conditions(judgment)).not.toContain('too-old');
    // What is unpaid can be reported while it can be enforced.
    const lost = {
      filingDate: day('2017-06-15'),
      outcome: 'lost',
      dates: { ended: onDay(day('2017-08-01')) },
    } as const;
    expect(conditions({ ...lost, paymentStatus: 'paid' })).toContain('too-old');
    expect(conditions({ ...lost, paymentStatus: 'not-paid' })).not.toContain('too-old');
  });

  it('gives the day of the end only if it contradicts no other date', () => {
    const endedOn = (ended: string) => conditions({ dates: { ended: onDay(day(ended)) } });
    expect(endedOn('2022-06-15')).toContain('ended');
    expect(endedOn('2026-11-21')).toContain('ended');
    expect(endedOn('2022-06-14')).not.toContain('ended');
    expect(endedOn('2026-11-22')).not.toContain('ended');
  });

  it('mentions a judgment only if there can be one', () => {
    expect(conditions({ paymentStatus: 'paid' })).toContain('paid');
    expect(conditions({ paymentStatus: 'partial' })).toContain('unpaid');
    for (const outcome of ['dismissed', 'won'] as const)
      for (const paymentStatus of ['paid', 'not-paid'] as const)
        expect(conditions({ outcome, paymentStatus })).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/paid/u)]),
        );
  });

  it('says that a judgment is paid only if there is one', () => {
    const paid = { outcome: 'settlement', paymentStatus: 'paid' } as const;
    expect(conditions({ ...paid, settledAs: 'judgment' })).toContain('paid');
    expect(conditions(paid)).not.toContain('paid');
    expect(lettersFor(factsOf(paid))).not.toContain('satisfaction');
  });
});

describe('the rule of a place named in a letter after a refusal', () => {
  const inState = (code: JurisdictionCode) =>
    blankLetterFacts({ remedies: [] }, TODAY, stateProtections(RENTER_PROTECTIONS, code));

  it('is a limit on the use of past evictions', () => {
    const { conditions: held, laws } = inState('OR');
    expect([...held]).toContain('denial-rule');
    expect(laws.denialLaw).toBe('ORS\u00A090.303(1)');
    expect(laws.denialRule).toMatch(/^A landlord may not count an eviction case /u);
  });

  it('is missing in the letters of a plan, and where no rule is listed', () => {
    for (const { conditions: held, laws } of [factsOf({}), inState('AL'), inState('IL')]) {
      expect([...held]).not.toContain('denial-rule');
      expect(laws).toMatchObject({ denialRule: '', denialLaw: '' });
    }
  });

  it('is never one that binds only a court', () => {
    expect(inState('WA').laws.denialLaw).toBe('RCW\u00A059.18.257(1)');
  });
});

describe('the letters that are offered', () => {
  it('exclude letters that would ask for nothing', () => {
    const always = ['clerk', 'dispute', 'denial', 'explanation', 'call'];
    expect(lettersFor(factsOf({ outcome: 'dismissed' }))).toEqual(always);
    expect(lettersFor(factsOf({ paymentStatus: 'no-judgment' }))).toEqual(always);
    expect(lettersFor(factsOf({ paymentStatus: 'not-paid' }))).toContain('landlord');
    expect(lettersFor(factsOf({ paymentStatus: 'paid' }))).toEqual([
      ...['clerk', 'dispute', 'denial', 'landlord', 'satisfaction', 'explanation', 'call'],
    ]);
    expect(lettersFor(factsOf({ state: 'AZ', paymentStatus: 'no-judgment' }))).toContain('landlord');
  });

  it('begin with one of two gaps at most', () => {
    for (const letters of [PLAN_LETTERS, SPANISH_LETTERS])
      for (const outcome of CASE_OUTCOMES) {
        const [first = 'dispute'] = lettersFor(factsOf({ outcome }));
        const text = letterText(letters[first], factsOf({ outcome }).conditions, VALUES);
        expect(text.match(/\[[^\]]*\]/gu)?.length, outcome).toBeLessThanOrEqual(2);
      }
  });

  it('on a page without a case contain every sentence that a case may need', () => {
    const arizona = blankLetterFacts({ remedies: SEALING_LAWS.AZ.remedies.map(shownRemedy) }, TODAY);
    expect([...arizona.conditions]).toEqual(['paid', 'unpaid', 'any-ending', 'agreement', 'court-seals']);
    expect([...blankLetterFacts({ remedies: [] }, TODAY).conditions]).toEqual([
      'paid',
      'unpaid',
      'any-ending',
    ]);
  });

  it('on such a page name no law last checked more than 180 days ago', () => {
    const lawsOn = (today: string) =>
      Object.values(SEALING_LAWS).map(({ remedies }) => {
        const { conditions, laws } = blankLetterFacts({ remedies: remedies.map(shownRemedy) }, day(today));
        return { conditions: [...conditions], named: Object.values(laws).filter((law) => law !== '') };
      });
    const named = lawsOn('2027-05-21').flatMap((state) => state.named);
    expect(named.length).toBeGreaterThan(10);
    // 181 days after the last check.
    const old = { conditions: ['paid', 'unpaid', 'any-ending'], named: [] };
    expect(lawsOn('2027-05-29')).toEqual(Object.values(SEALING_LAWS).map(() => old));
  });
});

describe('the text of a letter', () => {
  const template = {
    title: '',
    use: '',
    paragraphs: [
      'Dear {court},',
      [{ when: 'paid', text: 'It is paid.' }],
      ['One.', { when: 'won', text: 'I won.' }, { when: 'court-seals', text: 'See {sealingLaw}.' }],
      '[number] $&',
    ],
  } as const;

  it('has the sentences whose condition holds, and no empty paragraph', () => {
    expect(letterText(template, new Set(['court-seals']), VALUES)).toBe(
      'Dear Justice Court,\n\nOne. See Rule 20.\n\n[number] $&',
    );
    expect(letterText(template, new Set(['paid', 'won']), VALUES)).toBe(
      'Dear Justice Court,\n\nIt is paid.\n\nOne. I won.\n\n[number] $&',
    );
  });

  it('keeps what was typed unchanged, even if it looks like a placeholder', () => {
    expect(letterText(template, new Set(), { ...VALUES, court: '{name} $1' })).toContain('Dear {name} $1,');
  });
});
