import { describe, expect, it } from 'vitest';

import { FINDING_WORDS } from '#content/words/en/law.ts';
import { stateFile } from '#data/state-file.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { legalHelpOf } from '#domain/law/legal-help.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { isJurisdictionCode, jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { onDay, readKnownDate } from '#domain/shared/known-date.ts';
import type { When } from '#domain/plan/date-rules.ts';
import { decidingFacts } from '#domain/plan/deciding-facts.ts';
import { finding } from '#domain/plan/compute-finding.ts';
import { keysOf } from '#domain/plan/finding-keys.ts';
import { ifs, mayNamePrice } from '#domain/plan/finding.ts';
import { deedOf } from '#domain/plan/deed.ts';
import { findingText } from '#domain/plan/finding-text.ts';
import { letterFacts } from '#domain/plan/letters.ts';
import { dateConflict, type FurtherDate, type PlanCase, remedyFit } from '#domain/plan/remedy-fit.ts';
import { rentersPlan } from '#domain/plan/renters-plan.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { caseFor } from '../support/plan-cases.ts';

/*
 * The smallest case of each rule, typed by hand from the statutes as they were read in November 2026, apart from the code
 * and its data.
 */

const day = (text: string) => text as PlainDate;

/** The day of that reading, on which its cases are asked unless they name another. */
const READ_ON = day('2026-11-25');

type Given = Partial<Omit<PlanCase, 'dates'>> & {
  readonly dates?: Readonly<Partial<Record<FurtherDate, string>>>;
  readonly today?: string;
};

/** `'WA lost not-paid 2024-02-01'`: state, ending, payment and filing; about rent, if nothing else is given. */
function caseOf(text: string, { dates = {}, ...given }: Given): PlanCase {
  const [state = '', outcome = '', paymentStatus = '', filed = ''] = text.split(' ');
  return {
    state: state as JurisdictionCode,
    outcome: outcome as PlanCase['outcome'],
    paymentStatus: paymentStatus as PlanCase['paymentStatus'],
    filingDate: day(filed),
    county: '',
    reason: 'Non-payment of rent',
    dates: Object.fromEntries(
      Object.entries(dates).map(([which, date]) => [which, readKnownDate(date) ?? expect.fail(date)]),
    ),
    ...given,
  };
}

function resultOf(text: string, given: Given = {}) {
  const today = day(given.today ?? READ_ON);
  const facts = caseOf(text, given);
  const law = SEALING_LAWS[facts.state];
  // Each case is asked as if the law had been read again on its own day.
  const remedies = law.remedies.map((remedy) => ({ ...shownRemedy(remedy), checked: { on: today } }));
  const sources = { ...law, remedies, legalHelp: legalHelpOf(LEGAL_HELP, facts.state) };
  const found = finding(sources, facts, today);
  const words = findingText(found, jurisdiction(facts.state).name, FINDING_WORDS);
  const plan = rentersPlan(sources, facts, today);
  const when = (id: string): When =>
    [...plan.remedies, ...plan.closed].find(({ remedy }) => remedy.id === id)?.when ??
    expect.fail(`no remedy ${id}`);
  return {
    found,
    words,
    plan,
    when,
    said: Object.values(words).join(' '),
    asks: decidingFacts(found),
    steps: plan.nextSteps.map(({ kind }) => kind),
    dayOf: (step: string) => plan.nextSteps.find(({ kind }) => kind === step)?.date ?? null,
    letters: letterFacts(plan, facts, today),
    price: mayNamePrice(found, facts, today),
  };
}

describe('dates that are given decide', () => {
  it('California: a loss within 60 days of filing has no remedy of its own, and leads with an agreement', () => {
    const { found, when, steps, plan } = resultOf('CA lost paid 2024-02-01', {
      dates: { ended: '2024-03-01' },
    });
    expect(when('ca-late-judgment-without-trial')).toEqual({
      kind: 'does-not-apply',
      why: 'judgment-too-soon',
    });
    expect(plan.remedies.filter(({ remedy }) => remedy.how === 'automatic')).toEqual([]);
    expect(found.basis?.remedy.id).toBe('ca-stipulation');
    expect(steps[0]).toBe('stipulation');
    expect(resultOf('CA lost paid 2024-02-01', { dates: { ended: '2024-03-01' } }).price).toBe(false);
  });

  it.each([
    ['60 days', '2024-04-01', { kind: 'does-not-apply' }],
    ['61 days', '2024-04-02', { kind: 'needs-a-fact', fact: 'trial' }],
    ['79 days', '2024-04-20', { kind: 'needs-a-fact', fact: 'trial' }],
    ['a month with day 60 in it', '4/2024', { kind: 'needs-a-fact', fact: 'end' }],
  ])('California: a loss after %s', (_, ended, expected) => {
    const { when } = resultOf('CA lost not-paid 2024-02-01', { dates: { ended } });
    expect(when('ca-late-judgment-without-trial')).toMatchObject(expected);
  });

  it('California: a late loss asks if there was a trial, and its answer decides', () => {
    const late = { dates: { ended: '2024-04-20' } };
    const { found, plan } = resultOf('CA lost not-paid 2024-02-01', late);
    expect(found.basis?.when).toMatchObject({ kind: 'needs-a-fact', fact: 'trial' });
    expect(plan.asks).toContain('trial');
    const after = (trial: boolean) =>
      resultOf('CA lost not-paid 2024-02-01', { ...late, answers: { trial } });
    expect(after(true).when('ca-late-judgment-without-trial')).toMatchObject({ why: 'answer' });
    expect(after(true).found.basis?.remedy.id).toBe('ca-stipulation');
    expect(after(false).when('ca-late-judgment-without-trial').kind).toBe('open-now');
    expect(after(false).words.can).toBe('It should be hidden already. The court does that free.');
  });

  it('California: an agreed judgment is counted in the same way', () => {
    const given = { settledAs: 'judgment', dates: { ended: '2024-03-01' } } as const;
    expect(
      resultOf('CA settlement not-paid 2024-02-01', given).when('ca-late-judgment-without-trial'),
    ).toMatchObject({ why: 'judgment-too-soon' });
  });

  it('California: the end is asked for, and a case of 2016 has no such remedy', () => {
    expect(resultOf('CA lost not-paid 2024-02-01').when('ca-late-judgment-without-trial')).toMatchObject({
      fact: 'end',
    });
    expect(resultOf('CA lost not-paid 2016-12-31').when('ca-late-judgment-without-trial')).toMatchObject({
      why: 'filed',
    });
  });

  it('California: a judgment against some of those named opens no file by itself', () => {
    const early = { dates: { ended: '2024-03-01' } };
    const id = 'ca-judgment-not-against-everyone';
    expect(resultOf('CA lost not-paid 2024-02-01', early).when(id).kind).toBe('does-not-apply');
    const answers = { 'all-defendants': false };
    expect(resultOf('CA lost not-paid 2024-02-01', { ...early, answers }).when(id).kind).toBe(
      'not-computable',
    );
  });

  it('California: a mobile home park case of 2025 is closed since its filing', () => {
    expect(resultOf('CA dismissed no-judgment 2025-02-10').when('ca-masked-unless-landlord-wins')).toEqual({
      kind: 'open-now',
      since: '2025-02-10',
    });
    expect(JSON.stringify(SEALING_LAWS.CA)).not.toContain('are treated differently');
  });

  it('California: an unpaid rent case of 2020 is one to ask the clerk about', () => {
    const { said, words } = resultOf('CA lost not-paid 2020-11-02', { dates: { ended: '2020-12-02' } });
    expect(words.can).not.toMatch(/should be/u);
    expect(said).not.toMatch(/hidden/u);
    const { other } =
      SEALING_LAWS.CA.remedies.find(({ id }) => id === 'ca-covid-nonpayment')?.appliesTo ?? {};
    expect(other?.join(' ')).toContain('ask the clerk if the COVID rule keeps it closed');
  });

  it.each([
    ['2021-08-09', { kind: 'open-now' }],
    ['2020-03-12', { kind: 'open-now' }],
    ['2022-05-20', { kind: 'open-now' }],
    ['2022-06-01', { kind: 'does-not-apply', why: 'ended' }],
    ['5/2022', { kind: 'needs-a-fact', fact: 'end' }],
  ])('Nevada: an eviction granted %s', (ended, expected) => {
    const { when } = resultOf('NV lost not-paid 2020-02-20', { dates: { ended } });
    expect(when('nv-covid-period')).toMatchObject(expected);
  });

  it('Nevada: a granted eviction of the COVID-19 time is a step to ask the clerk', () => {
    expect(resultOf('NV lost not-paid 2021-07-20', { dates: { ended: '2021-08-09' } }).steps[0]).toBe(
      'automatic',
    );
  });

  it.each(['MD', 'NV', 'OR', 'VA', 'DC', 'CT', 'WI'] as const)(
    '%s: a case of 2018 without its end may be over by now, and asks for the end second',
    (state) => {
      const { found, words, plan, price } = resultOf(`${state} dismissed no-judgment 2018-02-01`);
      if (found.basis?.when.kind === 'needs-a-fact' && found.basis.when.likely === true) {
        expect(words.when).toMatch(/^The wait may be over/u);
        expect(plan.questions).toContain('ended');
        expect(price).toBe(false);
      }
      expect(words.sentence).not.toMatch(/depends on the day the case ended/u);
    },
  );

  it('DC: dismissed in a case of 2018', () => {
    expect(resultOf('DC dismissed no-judgment 2018-02-01').words.when).toMatch(/^The wait may be over/u);
  });

  it('a month or a year alone gives the honest range', () => {
    const { words } = resultOf('IN lost no-judgment 2022-03-01', { dates: { ended: '2022' } });
    expect(words.when).toBe('Between March 1, 2029 and December 31, 2029. Add the day for the exact date.');
  });
});

/**
 * Counted by hand from the statutes: the last day on which a known wait still runs for a case that
 * ended on a Monday, 14 September 2026; filed on 1 September.
 */
const LAST_DAY_OF_THE_WAIT: readonly (readonly [path: string, text: string, last: string])[] = [
  ['ma-won', 'MA won no-judgment 2026-09-01', '2026-09-24'],
  ['ma-dismissed', 'MA dismissed no-judgment 2026-09-01', '2026-09-24'],
  ['ri-dismissed', 'RI dismissed no-judgment 2026-09-01', '2026-10-20'],
  ['ri-money-judgment-paid', 'RI lost paid 2026-09-01', '2026-10-20'],
  ['va-won-petition', 'VA won no-judgment 2026-09-01', '2026-09-24'],
  ['va-nonsuit-6-months-automatic', 'VA dismissed no-judgment 2026-09-01', '2027-03-14'],
  ['nv-denied', 'NV won no-judgment 2026-09-01', '2026-09-27'],
  ['dc-no-possession-30-days', 'DC dismissed no-judgment 2026-09-01', '2026-10-13'],
  ['dc-no-possession-30-days', 'DC won no-judgment 2026-09-01', '2026-11-12'],
  ['or-automatic-dismissed-12-months', 'OR dismissed no-judgment 2026-09-01', '2028-09-13'],
];

describe('never too early', () => {
  it.each(LAST_DAY_OF_THE_WAIT)('%s: %s is not open on the last day of the wait', (path, text, last) => {
    const answers = { 'on-motion': true };
    const on = (today: string) =>
      resultOf(text, { dates: { ended: '2026-09-14' }, today, answers }).when(path);
    expect(on(last).kind).toBe('opens-on');
    expect(on(addDays(day(last), 1)).kind).toBe('open-now');
  });

  it.each([
    ['MA won no-judgment 2026-09-01', '2026-10-05', '2026-10-15', 'October 16, 2026'],
    ['VA won no-judgment 2026-09-01', '2026-10-05', '2026-10-10', 'October 16, 2026'],
  ])('%s: while the time to appeal runs it may open from its last day on', (text, ended, today, opens) => {
    const { words, price, found } = resultOf(text, { dates: { ended }, today });
    expect(found.basis?.when).toMatchObject({ kind: 'opens-on', appeal: true });
    expect(words.when).toBe(`Maybe from ${opens}, when the time to appeal is over.`);
    expect(Object.values(words).join(' ')).not.toMatch(/open now|able to ask the court now|may help now/u);
    expect(price).toBe(false);
  });

  it('Rhode Island: after its five days nobody can appeal, while the 30 days still run', () => {
    const { found, words } = resultOf('RI dismissed no-judgment 2026-10-01', {
      dates: { ended: '2026-10-26' },
      today: '2026-11-27',
    });
    expect(found.basis?.when).toEqual({ kind: 'opens-on', date: '2026-12-02' });
    expect(Object.values(words).join(' ')).not.toContain('appeal');
  });

  it('Massachusetts: the time to appeal that ends on a holiday or weekend runs to the next court day', () => {
    const won = (ended: string) =>
      resultOf('MA won no-judgment 2026-09-01', { dates: { ended } }).when('ma-won');
    // October 12 is Columbus Day, and November 21 a Saturday.
    expect(won('2026-10-02')).toEqual({ kind: 'open-now', since: '2026-10-14' });
    expect(
      resultOf('MA won no-judgment 2026-09-01', { dates: { ended: '2026-11-11' }, today: '2026-11-23' }).when(
        'ma-won',
      ),
    ).toMatchObject({ date: '2026-11-24' });
  });

  it('Massachusetts: four years of hardship count from the end of the time to appeal', () => {
    const given = { dates: { ended: '2022-11-29' } };
    expect(
      resultOf('MA lost not-paid 2022-10-01', given).when('ma-nonpayment-hardship-4-years'),
    ).toMatchObject({ date: '2026-12-09' });
  });

  it('Rhode Island: a kept settlement opens on the later of two days', () => {
    const given = { dates: { ended: '2026-01-12', 'settlement-kept': '2026-08-03' } } as const;
    expect(resultOf('RI settlement paid 2025-12-01', given).when('ri-settlement-kept')).toEqual({
      kind: 'open-now',
      since: '2026-08-03',
    });
    expect(
      resultOf('RI dismissed no-judgment 2026-08-10', {
        dates: { ended: '2026-09-14' },
        answers: { 'on-motion': true },
      }).when('ri-dismissed'),
    ).toEqual({ kind: 'open-now', since: '2026-10-21' });
  });

  it('Rhode Island: a dismissed case is not told to ask first while it waits', () => {
    const { steps } = resultOf('RI dismissed no-judgment 2026-09-01', { dates: { ended: '2026-11-20' } });
    expect(steps[0]).toBe('wait');
  });

  it('Rhode Island: a request of the last five years moves the day', () => {
    const given = { dates: { ended: '2026-01-12', 'last-request': '2024-02-01' } } as const;
    expect(resultOf('RI dismissed no-judgment 2025-12-01', given).when('ri-dismissed')).toMatchObject({
      kind: 'opens-on',
      date: '2029-02-01',
    });
    expect(resultOf('RI dismissed no-judgment 2025-12-01').plan.questions).toContain('last-request');
  });

  it('Nevada: court days leave out Veterans Day, the day after Thanksgiving and Nevada Day', () => {
    const denied = (ended: string) =>
      resultOf('NV won no-judgment 2026-09-01', { dates: { ended }, today: '2027-02-01' }).when('nv-denied');
    expect(denied('2026-11-05')).toEqual({ kind: 'open-now', since: '2026-11-20' });
    expect(denied('2026-11-20')).toEqual({ kind: 'open-now', since: '2026-12-08' });
    expect(denied('2026-10-29')).toEqual({ kind: 'open-now', since: '2026-11-16' });
  });

  it('Virginia: a dropped case is not called open at day 31', () => {
    const given = { dates: { ended: '2026-08-01' } };
    const { found, when, plan } = resultOf('VA dismissed no-judgment 2026-04-01', given);
    expect(found).toMatchObject({ kind: 'needs-a-fact', basis: { when: { fact: 'nonsuit' } } });
    expect(plan.asks).toEqual(['nonsuit']);
    expect(when('va-nonsuit-6-months-automatic')).toMatchObject({ date: '2027-02-02' });
    const answered = (nonsuit: boolean) =>
      resultOf('VA dismissed no-judgment 2026-04-01', { ...given, answers: { nonsuit } }).found.basis?.when;
    expect(answered(false)).toEqual({ kind: 'open-now', since: '2026-09-01' });
    expect(answered(true)).toEqual({ kind: 'opens-on', date: '2027-02-02' });
  });

  it('Virginia: older cases wait until the day after the period', () => {
    const given = { dates: { ended: '2024-06-10' }, answers: { nonsuit: false } };
    expect(
      resultOf('VA dismissed no-judgment 2024-05-01', given).when('va-older-dismissed-petition'),
    ).toEqual({
      kind: 'open-now',
      since: '2024-07-11',
    });
  });

  it('Oregon: the yearly clearing can take a year longer', () => {
    const { words, found } = resultOf('OR dismissed no-judgment 2025-07-01', {
      dates: { ended: '2025-08-01' },
      today: '2026-06-01',
    });
    expect(found.basis?.when).toEqual({ kind: 'opens-on', date: '2027-08-01', notBefore: '2026-08-01' });
    expect(words.when).toBe(
      'Between August 1, 2026 and August 1, 2027. Courts do this once a year. Sooner if you ask the court. Your plan says how.',
    );
  });
});

describe('money that may be over', () => {
  it('Oregon: an award of 2015 may have expired, and only its extension is asked for', () => {
    const given = { dates: { ended: '2015-03-10' } };
    const { found, words, steps } = resultOf('OR lost not-paid 2015-02-01', given);
    expect(found).toMatchObject({
      basis: { when: { kind: 'needs-a-fact', fact: 'extended' } },
      closedBy: null,
    });
    expect(words.sentence).not.toMatch(/only once the judgment is paid/u);
    expect(steps).not.toContain('pay');
    const answered = (extended: boolean) =>
      resultOf('OR lost not-paid 2015-02-01', { ...given, answers: { extended } }).when(
        'or-automatic-5-years',
      );
    expect(answered(false)).toEqual({ kind: 'open-now', since: '2025-03-10' });
    expect(answered(true)).toEqual({ kind: 'does-not-apply', why: 'unpaid', expires: '2035-03-10' });
  });

  it('Oregon: an unpaid judgment of 2019 is closed, and names the first day', () => {
    expect(
      resultOf('OR lost not-paid 2019-04-01', { dates: { ended: '2019-06-01' } }).when(
        'or-automatic-5-years',
      ),
    ).toEqual({ kind: 'does-not-apply', why: 'unpaid', expires: '2029-06-01' });
    const { found, words } = resultOf('OR lost not-paid 2023-04-01', { dates: { ended: '2023-06-01' } });
    expect(found).toMatchObject({ kind: 'no-remedy', closedBy: 'unpaid' });
    // ORS 105.163: five years from the judgment, also when it is paid today.
    expect(words.when).toBe(
      'Once the judgment is paid, but not before June 1, 2028. If it stays unpaid: once it has expired, June 1, 2033 at the earliest.',
    );
  });

  it('Oregon: a judgment wiped out in bankruptcy counts like a paid one', () => {
    const given = { dates: { ended: '2019-06-01' }, debt: 'discharged' } as const;
    expect(resultOf('OR lost not-paid 2019-04-01', given).when('or-automatic-5-years')).toEqual({
      kind: 'open-now',
      since: '2024-06-01',
    });
  });

  it('Oregon: unpaid and old, the first step is never to pay', () => {
    const { steps, plan } = resultOf('OR lost not-paid 2014-06-01', { dates: { ended: '2014-07-01' } });
    expect(steps[0]).toBe('find-out');
    expect(steps).toContain('may-have-expired');
    expect(steps).not.toContain('pay');
    expect(plan.asksAboutDebt).toBe(true);
  });

  it('Kansas: a judgment of 2019 may be dormant', () => {
    const { found, steps, words, letters } = resultOf('KS lost not-paid 2019-01-10', {
      dates: { ended: '2019-02-01' },
    });
    expect(steps).toContain('may-have-expired');
    expect(steps).not.toContain('pay');
    expect(words.sentence).toContain(
      'it may have expired: a judgment here lasts 5 years (K.S.A.\u00A060-2403, 60-2404)',
    );
    expect(keysOf(found).next).toBe('may-have-expired');
    expect(letters.conditions.has('unpaid')).toBe(false);
  });

  it.each([
    ['IN lost not-paid 2001-01-10', 'ask-how-long'],
    ['ND lost not-paid 2010-01-10', 'may-have-expired'],
    ['ND lost not-paid 2020-01-10', 'pay-later'],
    ['IN lost not-paid 2022-01-10', 'pay'],
  ])('%s: %s', (text, step) => {
    const { steps } = resultOf(text);
    expect(steps.filter((kind) => /pay|expired|how-long/u.test(kind))).toEqual([step]);
  });
});

describe('who decides', () => {
  it('Virginia: a winner’s form must be granted without a hearing, and has no price', () => {
    const { found, words, price, steps } = resultOf('VA won no-judgment 2025-02-01', {
      dates: { ended: '2025-03-03' },
    });
    expect(found.basis?.remedy.how).toBe('must-grant-without-hearing');
    expect(words.can).toBe('It may be, with one form.');
    expect(words.when).toBe('You may be able to ask now.');
    expect(Object.values(words).join(' ')).not.toMatch(/judge weighs/u);
    expect(steps[0]).toBe('form');
    expect(price).toBe(false);
  });

  it.each([
    ['ri-dismissed', 'must-grant'],
    ['ks-hb2357', 'must-grant'],
    ['co-victim-survivor', 'must-grant'],
    ['md-redeemed-12-months', 'court-discretion'],
    ['il-no-basis-motion', 'court-discretion'],
    ['az-dismissed', 'automatic'],
  ])('%s: %s', (id, how) => {
    const remedies = Object.values(SEALING_LAWS).flatMap(({ remedies }) => remedies);
    expect(remedies.find((remedy) => remedy.id === id)?.how).toBe(how);
  });

  it('Nevada: first the landlord, then the judge', () => {
    const { steps } = resultOf('NV lost not-paid 2024-04-01', { dates: { ended: '2024-05-02' } });
    expect(steps.indexOf('stipulation')).toBeLessThan(steps.indexOf('petition'));
    expect(steps[0]).toBe('stipulation');
  });

  it('Utah: both sides may sign whatever the outcome', () => {
    const { when } = resultOf('UT won no-judgment 2025-05-01', { reason: 'Lease violation' });
    expect(when('ut-stipulation')).toEqual({ kind: 'not-computable', why: 'agreement' });
  });

  it('Colorado: a survivor may ask at once, whatever the outcome', () => {
    const given = { dates: { ended: '2025-11-03' } };
    const { when, plan } = resultOf('CO lost not-paid 2025-10-01', given);
    expect(when('co-victim-survivor')).toMatchObject({ kind: 'needs-a-fact', fact: 'survivor' });
    expect(plan.asks).toEqual(['survivor']);
    const answers = { survivor: true, 'survivor-paper': true };
    const survivor = resultOf('CO lost not-paid 2025-10-01', { ...given, answers });
    expect(survivor.found.basis).toMatchObject({
      remedy: { id: 'co-victim-survivor' },
      when: { kind: 'open-now' },
    });
    expect(survivor.steps).toContain('petition');
  });

  it('Colorado: no agreement helps in a case filed before the law', () => {
    expect(resultOf('CO lost not-paid 2020-06-01').when('co-agreement-to-keep-suppressed')).toMatchObject({
      why: 'filed',
    });
  });
});

describe('a law that was passed and not read', () => {
  it.each([
    ['KS dismissed no-judgment 2024-02-01', 'Substitute for House Bill\u00A02357', {}],
    ['GA won no-judgment 2024-02-01', 'Act\u00A0715', {}],
    ['GA lost not-paid 2020-02-01', 'Act\u00A0715', { today: '2027-01-01' }],
    ['SC dismissed no-judgment 2017-02-01', 'Act\u00A0214', { today: '2027-01-02' }],
  ])('%s: begins with a question about %s', (text, act, given) => {
    const { found, words, plan, price, letters } = resultOf(text, given);
    expect(found.kind).toBe('not-confirmed');
    expect(plan.nextSteps[0]).toMatchObject({
      kind: 'ask-clerk',
      law: expect.stringContaining(act) as string,
    });
    expect(plan.nextSteps.map(({ kind }) => kind)).not.toContain('no-law');
    expect(keysOf(found).next).toBe('new-law');
    expect(Object.values(words).join(' ')).not.toMatch(/could not confirm/u);
    expect(letters.conditions.has('new-law')).toBe(true);
    expect(letters.laws.newLaw).toContain(act);
    expect(price).toBe(false);
  });

  it('Kansas: lost and paid can be asked for since the law began, after a question to the clerk, without a price', () => {
    const answers = { 'other-judgment': false };
    const { found, words, steps, price } = resultOf('KS lost paid 2023-01-05', {
      dates: { ended: '2023-02-01' },
      answers,
    });
    expect(found).toMatchObject({
      kind: 'remedy-open',
      basis: { remedy: { id: 'ks-hb2357' }, when: { kind: 'open-now', since: null } },
    });
    expect(words.sentence).toContain(
      'We know it from the legislature’s summary. The court must grant it three',
    );
    expect(steps[0]).toBe('ask-clerk');
    expect(price).toBe(false);
    expect(
      resultOf('KS lost paid 2023-01-05', {
        dates: { ended: '2023-02-01', paid: '2024-01-01' },
        answers,
      }).when('ks-hb2357'),
    ).toEqual({ kind: 'open-now', since: '2026-07-01' });
  });
});

describe('an unpaid judgment of Oregon', () => {
  const LOST = 'OR lost not-paid 2016-09-01';
  const ended = { ended: '2016-10-15' };

  it('that was wiped out in bankruptcy is not to be paid', () => {
    const { words, steps } = resultOf(LOST, { debt: 'discharged', dates: ended });
    expect(words.can).toBe('It should be hidden already. The court does that free.');
    expect(steps).not.toContain('pay');
    expect(steps).not.toContain('pay-or-wait');
  });

  it('asks what became of it, when the case ended, and whether it was extended', () => {
    expect(resultOf(LOST).words.sentence).toContain(
      'Three things decide: the day the case ended, what became of the judgment, and whether the landlord extended the judgment.',
    );
    expect(resultOf(LOST, { dates: ended }).found.decidedBy).toEqual(['debt', 'extended']);
  });

  it('that was extended stays closed for ten more years, whatever day the case ended', () => {
    const { found } = resultOf(LOST, { answers: { extended: true } });
    expect(found).toMatchObject({ kind: 'no-remedy', closedBy: 'unpaid', decidedBy: [] });
  });

  it.each([
    // Ten years after October 15, 2018.
    ['OR lost not-paid 2018-09-01', { ended: '2018-10-15' }, '2028-10-15'],
    // A leap day has no anniversary in 2030.
    ['OR lost not-paid 2020-02-01', { ended: '2020-02-29' }, '2030-03-01'],
  ] as const)('%s: closed while unpaid, opens when paid or on %j + 10 years', (text, dates, day) => {
    const { found, steps } = resultOf(text, { dates });
    expect(found).toMatchObject({ kind: 'no-remedy', closedBy: 'unpaid' });
    expect(ifs(found, 'expiry')).toEqual([{ kind: 'expiry', first: day }]);
    expect(steps).toContain('pay-or-wait');
    expect(steps).not.toContain('pay');
  });
});

/*
 * Each closed door, and each fact that nobody has said: typed from N.D. Cent. Code § 47-32-05, ORS 105.163, R.I. Gen. Laws
 * § 34-18-60, Md. Real Property § 8-503, Utah Code § 78B-6-853, Va. Code § 8.01-130.01, N.J. Court Rule 1:38-3(f)(11) and
 * M.G.L. c. 239, § 16.
 */
describe('what would change the answer', () => {
  const JUNE = { dates: { ended: '2025-06-02' } } as const;

  it('North Dakota: seven years count from the payment, so paying opens nothing before 2033', () => {
    const { words, steps, dayOf } = resultOf('ND lost partial 2025-05-01', JUNE);
    expect(words.can).toBe('Not before November 25, 2033, even if you pay today.');
    expect(words.when).toBe('Not before November 25, 2033: 7 years after you pay.');
    expect(steps).toEqual(['pay-later']);
    expect(dayOf('pay-later')).toBe('2033-11-25');
  });

  it('Oregon: paid or not, five years from the judgment; the earlier of paying and expiry comes first', () => {
    expect(resultOf('OR lost not-paid 2025-05-01', JUNE).words.when).toMatch(
      /^Once the judgment is paid, but not before June 2, 2030\. If it stays unpaid: .*June 2, 2035/u,
    );
  });

  it('Oregon: rent of January 2022 has no five years, so paying opens a motion at once', () => {
    // ORS 105.163(1)(a)(B): claims of April 2020 through February 2022, once any money award is paid.
    const given = { dates: { ended: '2022-03-15', claim: '2022-01-19' } } as const;
    const { words } = resultOf('OR lost not-paid 2022-02-28', given);
    expect(words.can).toBe('Not while the judgment is unpaid.');
    expect(words.when).toMatch(/^Once the judgment is paid\. If it stays unpaid: .*March 15, 2032/u);
  });

  it('Rhode Island: five court days and 30 days from the judgment are over, so paying opens it at once', () => {
    const { words, steps } = resultOf('RI lost not-paid 2025-05-01', JUNE);
    expect(words.when).toBe('Once the judgment is paid.');
    expect(steps).toEqual(['pay']);
  });

  it.each([
    // A judge may do it for good cause whether or not it is paid; paying after the eviction is no redemption.
    ['MD lost partial 2025-05-01', JUNE, []],
    // Four years of hardship are over, and the paid path opens no sooner.
    ['MA lost not-paid 2020-05-01', { dates: { ended: '2020-06-02' } }, []],
    // Hardship opens in 2029, the paid path today.
    ['MA lost not-paid 2025-05-01', JUNE, ['pay']],
    // Without paying, only with the landlord's signature.
    ['UT lost not-paid 2025-05-01', JUNE, ['pay']],
  ] as const)('%s %j: steps to pay %j', (text, given, expected) => {
    expect(resultOf(text, given).steps.filter((step) => step.startsWith('pay'))).toEqual(expected);
  });

  it.each(['ND', 'RI', 'IN', 'MA'])(
    '%s: a debt that was wiped out counts neither as paid nor as unpaid',
    (state) => {
      const { words, steps, price } = resultOf(`${state} lost not-paid 2025-05-01`, {
        ...JUNE,
        debt: 'discharged',
      });
      expect(words.can).toBe('We don’t know yet.');
      expect(words.sentence).toContain('Don’t pay before legal aid has looked.');
      expect(steps.filter((step) => step.startsWith('pay'))).toEqual([]);
      expect(price).toBe(false);
    },
  );

  it.each([
    ['NV lost not-paid 2025-05-01', {}, 'It may be, if you both sign or a judge agrees.'],
    ['ME lost not-paid 2025-05-01', {}, 'No, but it can leave the court’s website. Sooner if you both sign.'],
    ['DE lost paid 2025-05-01', {}, 'It may be, if you ask. Sooner if you both sign or a judge agrees.'],
    ['MN settlement paid 2025-05-01', {}, 'It may be, in one of two ways. Another way: a judge agrees.'],
  ] as const)('%s: everybody who can act stands in the first sentence', (text, more, can) => {
    expect(resultOf(text, { ...JUNE, ...more }).words.can).toBe(can);
  });

  it.each([
    // 30 days after, or six months after November 20, 2026.
    ['VA dismissed no-judgment 2026-10-01', '2026-11-20', 'December 21, 2026 or May 21, 2027.', 'nonsuit'],
    // Seven years after March 10, 2025.
    ['NJ settlement paid 2025-01-10', '2025-03-10', 'Now or March 11, 2032.', 'settlement'],
    ['CO settlement paid 2025-01-10', '2025-03-10', 'Now or once you both sign.', 'settlement'],
    // Four years after ten days to appeal.
    ['MA settlement no-judgment 2023-10-01', '2023-11-20', 'Now or November 30, 2027.', 'settlement'],
    // Seven years.
    ['IN settlement no-judgment 2023-10-01', '2023-11-20', 'Now or November 20, 2030.', 'settlement'],
    // Three years after the end; an appeal is counted with 30 days, which nobody read.
    ['DC settlement no-judgment 2023-10-01', '2023-11-20', 'Now or about December 20, 2026.', 'settlement'],
    // 4 M.R.S. § 9-C(3): more than three years.
    [
      'ME settlement no-judgment 2026-10-01',
      '2026-11-10',
      'Now or November 11, 2029. It depends on how the settlement ended.',
      'settlement',
    ],
  ] as const)('%s: both answers have a day, beside the question', (text, ended, when, asked) => {
    const { words, asks, found } = resultOf(text, { dates: { ended } });
    expect(words.when).toBe(when);
    expect(asks).toEqual([asked]);
    if (found.kind === 'limited') return;
    for (const day of when.match(/\w+ \d+, \d{4}/gu) ?? []) expect(words.sentence).toContain(day);
  });

  it.each([
    // Idaho Code § 6-303A: three years from the filing; an agreed judgment is not covered.
    ['ID settlement paid 2026-10-01', '2026-11-10', 'In the best case: October 1, 2029.'],
    ['IN settlement not-paid 2026-10-01', '2026-11-10', 'In the best case: now.'],
    // 30 days, or six months after a dropped case; nothing after a judgment.
    ['VA settlement paid 2026-10-01', '2026-11-10', 'In the best case: December 11, 2026.'],
  ])('%s: the best answer has its day, though another opens nothing', (text, ended, when) => {
    expect(resultOf(text, { dates: { ended } }).words.when).toBe(when);
  });

  it('Illinois: a settlement leads with the judge, not with how it ended and a child who was named', () => {
    const { words, asks, found } = resultOf('IL settlement paid 2026-10-01');
    expect(words.can).toBe('It may be. A judge decides.');
    expect(asks).toEqual(['minor-named']);
    expect(found.decidedBy).toEqual([]);
  });

  it('California: a judgment by agreement after 60 days may be closed, so neither answer is the other', () => {
    const { words } = resultOf('CA settlement paid 2018-03-01', { dates: { ended: '2018-05-01' } });
    expect(words.sentence).toContain('If it was dismissed: the court does it free (now).');
    expect(words.sentence).toContain('If it ended in a judgment: the court may have done it free.');
  });

  it.each([
    'WI settlement paid 2022-06-15',
    'TX settlement paid 2022-06-15',
    'ND settlement paid 2022-06-15',
  ])('%s: no refusal before it is asked how the settlement ended', (text) => {
    const { found, asks } = resultOf(text);
    expect(found.kind).not.toBe('no-remedy');
    expect(asks).toContain('settlement');
  });

  it('Massachusetts: a settlement that ended in a dismissal waits for the time to appeal', () => {
    const given = { dates: { ended: '2026-11-24', paid: '2026-11-24' } } as const;
    const answers = { satisfaction: true, 'also-fault': false };
    const of = (settledAs?: 'dismissed' | 'judgment') =>
      resultOf('MA settlement paid 2026-10-01', { ...given, answers, settledAs }).found.basis;
    // Ten days from November 24 are over on December 4, a Friday.
    expect(of('dismissed')).toMatchObject({
      remedy: { id: 'ma-dismissed' },
      when: { kind: 'opens-on', date: '2026-12-05' },
    });
    expect(of('judgment')?.remedy.id).toBe('ma-nonpayment-paid');
    expect(of()?.remedy.id).toBe('ma-nonpayment-paid');
  });

  it.each([
    // 4 M.R.S. § 9-C(1), Minn. Stat. § 484.014, Cal. Code Civ. Proc. § 1161.2: the parties may agree in any case.
    ['ME', 'me-agreement'],
    ['MN', 'mn-agreed'],
    ['CA', 'ca-stipulation'],
  ])('%s: both may sign however the settlement ended', (state, id) => {
    for (const settledAs of [undefined, 'dismissed', 'judgment'] as const)
      expect(resultOf(`${state} settlement paid 2025-05-01`, { ...JUNE, settledAs }).when(id)).toEqual({
        kind: 'not-computable',
        why: 'agreement',
      });
  });

  it('Rhode Island: how a kept settlement ended is not asked, because the law does not', () => {
    expect(resultOf('RI settlement paid 2025-05-01', JUNE).found.decidedBy).not.toContain('settlement');
  });
});

describe('what decides is not hidden', () => {
  const byMonths = { ended: '2026-08-01' };
  it.each([
    ['AZ dismissed no-judgment 2024-02-01', {}, []],
    ['AZ settlement paid 2024-02-01', {}, ['settlement']],
    ['CA lost not-paid 2024-02-01', {}, ['ended', 'trial']],
    ['CA lost not-paid 2024-02-01', { dates: { ended: '2024-04-20' } }, ['trial']],
    ['IN dismissed no-judgment 2019-05-01', {}, ['ended']],
    ['OR settlement paid 2024-02-01', {}, ['settlement', 'ended']],
    ['RI settlement paid 2024-02-01', {}, ['ended', 'settlement-kept']],
    ['UT settlement paid 2024-02-01', {}, ['settlement']],
    ['VA dismissed no-judgment 2026-04-01', { dates: byMonths }, ['nonsuit']],
  ] as const)('%s %j waits for %j', (text, given, facts) => {
    expect(resultOf(text, given).found.decidedBy).toEqual(facts);
  });

  it.each([
    // P.L. 2021, c. 189: rent that came due in the COVID-19 time.
    [
      'NJ lost not-paid 2020-09-01',
      { dates: { ended: '2020-12-15' } },
      'It may be hidden already. One thing decides.',
    ],
    ['OR lost not-paid 2019-09-01', { dates: { ended: '2019-10-15' } }, 'Not while the judgment is unpaid.'],
    [
      'MN lost not-paid 2025-01-10',
      { dates: { ended: '2025-03-10' } },
      'Later the court should hide it, free. Maybe sooner if you both sign or a judge agrees.',
    ],
    [
      'DC lost not-paid 2025-01-10',
      { dates: { ended: '2025-03-10' } },
      'Later the court should hide it, free. Maybe sooner if a judge agrees.',
    ],
    [
      'UT dismissed no-judgment 2025-01-10',
      {},
      'Later the court should hide it, free. Maybe sooner if you both sign.',
    ],
    [
      'ID dismissed no-judgment 2025-01-10',
      {},
      'Later the court should hide it, free. Maybe sooner if you both sign.',
    ],
    ['VA dismissed no-judgment 2024-06-01', { dates: { ended: '2026-08-01' } }, 'It may be, if you ask.'],
    ['IN dismissed no-judgment 2019-05-01', {}, 'It may be, in one of two ways.'],
    // RSA 540:2, VIII counts for cases since July 1, 2026.
    ['NH lost not-paid 2018-05-01', { reason: 'No cause/No fault' }, 'Not that we know of.'],
    ['NH lost not-paid 2026-08-01', { reason: 'No cause/No fault' }, 'No, but a law limits its use.'],
    [
      'ME settlement not-paid 2022-05-01',
      { settledAs: 'judgment' },
      'No, but it can leave the court’s website. Another way: you both sign.',
    ],
    ['CA lost not-paid 2022-05-01', {}, 'It may be, in one of two ways.'],
  ] as const)('%s %j: %s', (text, given, can) => {
    const { words, price } = resultOf(text, given);
    expect(words.can).toBe(can);
    expect(price).toBe(false);
  });

  it('Virginia: an older dismissal asks if the landlord dropped the case', () => {
    const { found } = resultOf('VA dismissed no-judgment 2024-06-01', { dates: { ended: '2026-08-01' } });
    expect(found.decidedBy).toEqual(['nonsuit']);
  });

  it('Colorado: a landlord may not look back more than seven years, from the filing', () => {
    const of = (filed: string) => resultOf(`CO lost not-paid ${filed}`).when('co-landlord-use-limit').kind;
    expect(of('2019-11-24')).toBe('open-now');
    expect(of('2019-11-26')).toBe('opens-on');
  });

  it('Washington DC: a date that counts an appeal nobody read is no bound', () => {
    const { words } = resultOf('DC lost not-paid 2025-01-10', { dates: { ended: '2025-03-10' } });
    expect(words.when).toMatch(/^About April 9, 2028\. We have not read how long an appeal can take\./u);
    expect(Object.values(words).join(' ')).not.toContain('No earlier than');
  });

  it('Ohio: Cleveland’s own five years are in the verdict', () => {
    const { words } = resultOf('OH lost not-paid 2018-05-01', { county: 'Cuyahoga' });
    expect(words.when).toMatch(/^It may be possible now \(Cleveland: landlord won, 5 years\)\./u);
  });

  it('the day after a dismissal mentions an appeal, where the court acts by itself', () => {
    for (const state of ['AZ', 'IN', 'MN', 'NJ', 'NV']) {
      const { words } = resultOf(`${state} dismissed no-judgment 2026-10-01`, {
        dates: { ended: '2026-11-24' },
      });
      expect(words.sentence, state).toContain('If the landlord appeals, that can change.');
    }
  });
});

/**
 * How laws that were read count a settlement: the remedies that accept one ending in a dismissal, and those that accept
 * one ending in a judgment.
 */
const SETTLED: Readonly<Partial<Record<JurisdictionCode, readonly [dismissed: string, judgment: string]>>> = {
  // Rule 20(a)(1) and (3).
  AZ: ['az-dismissed', 'az-stipulation'],
  // CCP § 1161.2: closed unless a judgment is entered; the parties may agree to bar access.
  CA: [
    'ca-masked-unless-landlord-wins ca-report-limit ca-stipulation',
    'ca-late-judgment-without-trial ca-report-limit ca-stipulation',
  ],
  // C.R.S. § 13-40-110.5: an agreed possession order opens the file unless they also agree to keep it closed.
  CO: ['co-suppressed-unless-possession-order', 'co-agreement-to-keep-suppressed'],
  // § 47a-26j(a): a stipulated judgment for the landlord is not covered.
  CT: ['ct-website-removal', ''],
  // § 42-3505.09: an agreed possession judgment counts as lost.
  DC: ['dc-no-possession-30-days', 'dc-possession-3-years'],
  // § 6-303A: the entire case must be dismissed.
  ID: ['id-dismissed-3-years id-stipulation', ''],
  // IC 32-31-11-3: an agreed judgment counts as lost.
  IN: ['in-dismissed-won-overturned', 'in-money-judgment-paid in-no-money-judgment-7-years'],
  // § 8-503(b): a consent judgment of possession counts as lost.
  MD: ['md-no-possession-60-days md-no-possession-older', 'md-good-cause md-redeemed-12-months'],
  // SP-TC0106: the paid remedy covers "judgment/agreement"; a case that the agreement had dismissed is "dismissed".
  MA: [
    'ma-dismissed',
    'ma-139-19-7-years ma-fault-7-years ma-no-fault ma-nonpayment-hardship-4-years ma-nonpayment-paid',
  ],
  // Rule 1:38-3(f)(11): consent to a judgment for possession counts as lost.
  NJ: ['nj-no-judgment-for-possession', 'nj-judgment-7-years'],
  // ORS 105.163(1)(b) and (c), 105.164(1)(b)(B).
  OR: ['or-automatic-dismissed-12-months or-dismissed-won-motion', 'or-settlement-motion'],
  // § 34-18-60(b): the settlement has its own remedy, however it was closed.
  RI: ['ri-settlement-kept', 'ri-settlement-kept'],
  // § 8.01-130.01: dismissed or nonsuited, without an order of possession.
  VA: [
    'va-dismissed-30-days-automatic va-nonsuit-6-months-automatic va-older-dismissed-petition va-older-nonsuit-petition',
    '',
  ],
};

/** Rare kinds of cases, which depend on their own facts. */
const RARE = /foreclosure|covid|early-motion|landlord-use|general-rule|survivor|not-against/u;

/** The remedies of a state that take a settlement, each tried with a case that fits it otherwise. */
function taking(state: JurisdictionCode, settledAs: PlanCase['settledAs']): string {
  return SEALING_LAWS[state].remedies
    .map(shownRemedy)
    .filter((remedy) => {
      const mine = caseFor(remedy);
      // Longer after the filing than any law here counts.
      const dates = { ended: onDay(addDays(mine.filingDate, 90)) };
      const isAsked = remedy.appliesTo.judgmentAfterDays !== undefined;
      const settled: PlanCase = { ...mine, outcome: 'settlement', settledAs, ...(isAsked && { dates }) };
      return !RARE.test(remedy.id) && remedyFit(remedy, settled).fits === 'yes';
    })
    .map(({ id }) => id)
    .sort()
    .join(' ');
}

describe('a settlement', () => {
  it.each(Object.entries(SETTLED))('in %s counts as what it became', (code, [dismissed, judgment]) => {
    if (!isJurisdictionCode(code)) expect.fail(code);
    expect(taking(code, 'dismissed')).toBe(dismissed);
    expect(taking(code, 'judgment')).toBe(judgment);
  });
});

describe('narrow or closed rules', () => {
  it.each([
    ['TX', 'We found no law in Texas for a case like yours. A COVID program hid'],
    ['NH', 'We found no law in New Hampshire for a case like yours. A rule from July 2026'],
  ] as const)('%s: one sentence, one meaning', (state, sentence) => {
    const { said, found } = resultOf(`${state} won no-judgment 2024-02-01`);
    expect(found.kind).toBe('no-remedy');
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/could not confirm|the law we found/iu);
  });

  it('Pennsylvania: the city’s rule, outside the city', () => {
    const { said } = resultOf('PA won no-judgment 2024-02-01', { county: 'Allegheny County' });
    expect(said).toContain(
      'We found no law in Pennsylvania for a case like yours. Philadelphia limits how landlords there may use an eviction case.',
    );
    expect(said).not.toMatch(/could not confirm|the law we found/iu);
  });
});

describe('what stays in doubt', () => {
  it('Maryland: a rent case of 2019 asks the clerk, and is not called shielded', () => {
    const { found, words, price } = resultOf('MD dismissed no-judgment 2019-05-01', {
      dates: { ended: '2019-06-01' },
    });
    expect(found.kind).toBe('needs-a-fact');
    expect(words.can).not.toMatch(/should be/u);
    expect(price).toBe(false);
    expect(
      resultOf('MD dismissed no-judgment 2025-02-03', { dates: { ended: '2025-03-03' } }).when(
        'md-no-possession-60-days',
      ),
    ).toEqual({ kind: 'open-now', since: '2025-05-02' });
  });

  it('Maryland: paying after the eviction is no redemption', () => {
    const given = { dates: { ended: '2025-01-10', paid: '2025-06-01' } } as const;
    const id = 'md-redeemed-12-months';
    expect(resultOf('MD lost paid 2024-12-01', given).when(id)).toMatchObject({ fact: 'redeemed' });
    const answered = (redeemed: boolean) =>
      resultOf('MD lost paid 2024-12-01', { ...given, answers: { redeemed } });
    expect(answered(false).when(id)).toMatchObject({ why: 'answer' });
    expect(answered(false).found.basis?.remedy.id).toBe('md-good-cause');
    expect(answered(true).when(id)).toEqual({ kind: 'open-now', since: '2026-06-01' });
  });

  it('Rhode Island: a case that you won is not refused, and has no date and no price', () => {
    const { found, price } = resultOf('RI won no-judgment 2025-03-01', { dates: { ended: '2025-05-05' } });
    expect(found).toMatchObject({ kind: 'not-confirmed', isForOthers: true });
    expect(price).toBe(false);
  });

  it('Wisconsin: 20 years with a money judgment, 10 without', () => {
    const lost = (payment: string) =>
      resultOf(`WI lost ${payment} 2013-03-01`, { dates: { ended: '2013-05-06' } }).found.basis?.when;
    expect(lost('paid')).toEqual({ kind: 'opens-on', date: '2033-05-06' });
    expect(lost('not-paid')).toEqual({ kind: 'opens-on', date: '2033-05-06' });
    expect(lost('no-judgment')).toEqual({ kind: 'open-now', since: '2025-07-01' });
  });

  it('Utah: a dismissed case still waits three years from its filing', () => {
    expect(resultOf('UT dismissed no-judgment 2024-01-15').when('ut-dismissed-3-years')).toEqual({
      kind: 'opens-on',
      date: '2027-01-15',
    });
  });

  it('Georgia: a judge may limit who sees the file, and no law in force seals it', () => {
    expect(resultOf('GA dismissed no-judgment 2025-02-01').when('ga-general-rule')).toEqual({
      kind: 'not-computable',
      why: 'not-confirmed',
    });
  });

  it('DC: a possession judgment of 2022 counts its appeal time too', () => {
    expect(
      resultOf('DC lost not-paid 2022-03-01', { dates: { ended: '2022-06-01' } }).when(
        'dc-possession-3-years',
      ),
    ).toEqual({ kind: 'open-now', since: '2025-07-01' });
  });

  it.each([
    'AR',
    'FL',
    'GA',
    'HI',
    'IA',
    'KY',
    'LA',
    'MI',
    'MO',
    'MT',
    'NM',
    'VT',
    'TX',
    'NH',
    'PA',
  ] as const)('%s: no checklist of a law that was not found', (state) => {
    expect(SEALING_LAWS[state].requirements).toEqual([]);
    expect(SEALING_LAWS[state].processSteps).toEqual([]);
  });
});

describe('facts that contradict each other', () => {
  it.each([
    ['an end before the filing', { ended: '2024-01-31' }, 'ended', 'before-filing'],
    ['a payment before the judgment', { ended: '2024-05-01', paid: '2024-04-30' }, 'paid', 'before-the-end'],
  ] as const)('%s gives no date', (_, dates, fact, conflict) => {
    const { plan } = resultOf('MD lost paid 2024-02-01', { dates, answers: { redeemed: true } });
    const withPeriod = plan.remedies.find(({ remedy }) => remedy.id === 'md-redeemed-12-months');
    if (fact === 'paid') expect(withPeriod?.when).toMatchObject({ fact, conflict });
    const { when } = resultOf('CA lost not-paid 2024-02-01', { dates });
    if (fact === 'ended')
      expect(when('ca-late-judgment-without-trial')).toMatchObject({ fact: 'end', conflict });
  });

  it('the terms of a settlement in a case that was dismissed', () => {
    const facts = caseOf('RI dismissed no-judgment 2024-02-01', {
      dates: { 'settlement-kept': '2024-06-01' },
    });
    expect(dateConflict(facts, 'settlement-kept', READ_ON)).toBe('not-settled');
    expect(dateConflict({ ...facts, outcome: 'settlement' }, 'settlement-kept', READ_ON)).toBeNull();
  });

  it('a payment in full of a judgment that is not paid', () => {
    const { when } = resultOf('OR lost not-paid 2015-02-01', {
      dates: { ended: '2015-03-10', paid: '2016-01-01' },
      answers: { extended: false },
    });
    expect(when('or-automatic-5-years')).toMatchObject({ fact: 'paid', conflict: 'not-paid' });
  });

  it('a judgment that is said to have expired and is too young', () => {
    const { when } = resultOf('OR lost not-paid 2019-04-01', {
      dates: { ended: '2019-06-01' },
      debt: 'expired',
    });
    expect(when('or-automatic-5-years')).toMatchObject({ fact: 'debt', conflict: 'too-young-to-expire' });
  });

  it('a county that the local rule does not cover', () => {
    const { when } = resultOf('OH dismissed no-judgment 2024-02-01', { county: 'Franklin County' });
    expect(when('oh-cleveland-dismissed-won')).toEqual({ kind: 'does-not-apply', why: 'another-court' });
  });

  it('a filing before the law’s first day', () => {
    expect(
      resultOf('CO dismissed no-judgment 2020-11-30').when('co-suppressed-unless-possession-order'),
    ).toEqual({
      kind: 'does-not-apply',
      why: 'filed',
    });
  });

  it('an end on 29 February', () => {
    const given = { dates: { ended: '2024-02-29' } };
    expect(resultOf('IN lost no-judgment 2024-01-10', given).when('in-no-money-judgment-7-years')).toEqual({
      kind: 'opens-on',
      date: '2031-03-01',
    });
  });
});

describe('what the law asks and the form does not', () => {
  const BOSTON = 'MA lost paid 2024-04-01';
  const paid = { dates: { ended: '2024-05-20', paid: '2024-06-10' } } as const;

  it('Massachusetts: a payment opens nothing until the court’s file shows it', () => {
    const { found, words, steps, price } = resultOf(BOSTON, paid);
    expect(found.basis?.when).toMatchObject({ kind: 'needs-a-fact', fact: 'satisfaction', confirms: true });
    expect([words.tone, price]).toEqual(['review', false]);
    expect(steps.slice(0, 2)).toEqual(['find-out', 'petition']);
    const filed = (satisfaction: boolean) =>
      resultOf(BOSTON, { ...paid, answers: { satisfaction, 'also-fault': false } });
    expect(filed(true).when('ma-nonpayment-paid').kind).toBe('open-now');
    expect(filed(true).words.tone).toBe('good');
    expect(filed(false).when('ma-nonpayment-paid')).toEqual({ kind: 'does-not-apply', why: 'answer' });
  });

  it('Utah: a satisfaction of judgment has to be filed', () => {
    const utah = (answers: PlanCase['answers']) =>
      resultOf('UT lost paid 2024-04-01', { ...paid, answers }).when('ut-petition-paid');
    expect(utah({})).toMatchObject({ fact: 'satisfaction', confirms: true });
    expect(utah({ satisfaction: true, 'also-fault': false }).kind).toBe('open-now');
    expect(utah({ satisfaction: false })).toMatchObject({ why: 'answer' });
  });

  it('Massachusetts: four years help those whom hardship kept from paying', () => {
    const unpaid = (answers: PlanCase['answers']) =>
      resultOf('MA lost not-paid 2021-04-01', { dates: { ended: '2021-05-10' }, answers }).when(
        'ma-nonpayment-hardship-4-years',
      );
    expect(unpaid({})).toMatchObject({ kind: 'needs-a-fact', fact: 'hardship' });
    expect(unpaid({ hardship: true })).toMatchObject({ fact: 'also-fault' });
    expect(unpaid({ hardship: true, 'also-fault': false })).toMatchObject({ fact: 'other-case' });
    expect(unpaid({ hardship: true, 'also-fault': false, 'other-case': false })).toEqual({
      kind: 'open-now',
      since: '2025-05-20',
    });
    expect(unpaid({ hardship: false })).toMatchObject({ why: 'answer' });
  });

  it('Colorado: a survivor needs one of the listed papers', () => {
    const survivor = (answers: PlanCase['answers']) =>
      resultOf('CO lost not-paid 2025-10-01', { answers: { survivor: true, ...answers } });
    expect(survivor({}).when('co-victim-survivor')).toMatchObject({ fact: 'survivor-paper', confirms: true });
    expect(survivor({}).words.tone).toBe('review');
    expect(survivor({ 'survivor-paper': false }).when('co-victim-survivor')).toMatchObject({ why: 'answer' });
  });

  it('Rhode Island: a dismissal counts on a motion, or after five years without a step', () => {
    const dismissed = (answers: PlanCase['answers']) =>
      resultOf('RI dismissed no-judgment 2025-12-01', { dates: { ended: '2026-01-12' }, answers });
    expect(dismissed({}).when('ri-dismissed')).toMatchObject({ fact: 'on-motion', confirms: true });
    expect(dismissed({ 'on-motion': true }).when('ri-dismissed').kind).toBe('open-now');
    expect(dismissed({ 'on-motion': false }).when('ri-dismissed')).toMatchObject({ why: 'answer' });
    expect(dismissed({ 'no-prosecution': false }).when('ri-no-prosecution-5-years')).toMatchObject({
      why: 'answer',
    });
  });

  it('a day to come is told before what is asked on it', () => {
    const { found } = resultOf('MA lost not-paid 2024-04-01', { dates: { ended: '2024-05-20' } });
    expect(found.basis?.when).toEqual({ kind: 'opens-on', date: '2028-05-30' });
    expect(found.decidedBy).toEqual(['hardship', 'also-fault', 'other-case']);
  });
});

describe('several grounds in one case', () => {
  it('Massachusetts: rent and a broken rule wait the seven years', () => {
    const both = resultOf('MA lost paid 2021-04-01', {
      dates: { ended: '2021-05-10', paid: '2021-09-01' },
      answers: { 'also-fault': true, satisfaction: true },
    });
    expect(both.when('ma-nonpayment-paid')).toMatchObject({ why: 'answer' });
    expect(both.when('ma-fault-7-years')).toEqual({ kind: 'opens-on', date: '2028-05-20' });
    expect(both.found.basis?.remedy.id).toBe('ma-fault-7-years');
  });

  it('Massachusetts: a case for no fault and for rent asks for the payment', () => {
    const moved = (answers: PlanCase['answers']) =>
      resultOf('MA lost paid 2024-04-01', {
        reason: 'Owner move-in',
        dates: { ended: '2024-05-20', paid: '2024-06-10' },
        answers,
      });
    expect(moved({}).when('ma-no-fault')).toMatchObject({ fact: 'also-rent', confirms: true });
    expect(moved({ 'also-rent': false, 'also-fault': false }).when('ma-no-fault').kind).toBe('open-now');
    const rent = moved({ 'also-rent': true });
    expect(rent.when('ma-no-fault')).toMatchObject({ why: 'answer' });
    expect(rent.found.basis?.remedy.id).toBe('ma-nonpayment-paid');
  });

  it('Utah: a broken rule in the same case closes the petition', () => {
    const utah = resultOf('UT lost paid 2024-04-01', { answers: { satisfaction: true, 'also-fault': true } });
    expect(utah.when('ut-petition-paid')).toMatchObject({ why: 'answer' });
  });

  it('is never taken for the milder ground while nobody knows', () => {
    const { found, words } = resultOf('MA lost paid 2024-04-01', {
      dates: { ended: '2024-05-20', paid: '2024-06-10' },
      answers: { satisfaction: true },
    });
    expect(found.decidedBy).toEqual(['also-fault']);
    expect(words.tone).toBe('review');
  });
});

describe('other cases of the same person', () => {
  it.each([
    ['KS lost paid 2023-01-05', 'ks-hb2357', {}, 'other-judgment', '2023-02-01', '2025-03-10', '2028-03-10'],
    [
      'OH lost not-paid 2020-03-02',
      'oh-cleveland-lost-5-years',
      { county: 'Cuyahoga County' },
      'other-judgment',
      '2020-03-20',
      '2023-06-15',
      '2028-06-15',
    ],
    [
      'OH lost not-paid 2024-03-02',
      'oh-dayton-lost-6-months',
      { county: 'Montgomery County' },
      'other-judgment',
      '2024-03-20',
      '2025-09-01',
      '2028-09-01',
    ],
    [
      'DE lost paid 2019-01-10',
      'de-judgment-5-years',
      {},
      'other-judgment',
      '2019-02-01',
      '2024-05-05',
      '2029-05-05',
    ],
    [
      'MA lost not-paid 2019-11-20',
      'ma-nonpayment-hardship-4-years',
      {},
      'other-case',
      '2020-01-06',
      '2024-02-01',
      '2028-02-01',
    ],
    [
      'MA lost not-paid 2017-11-20',
      'ma-fault-7-years',
      { reason: 'Lease violation' },
      'other-case',
      '2018-01-08',
      '2024-02-01',
      '2031-02-01',
    ],
  ] as const)('%s: the latest moves %s', (text, id, given, question, ended, latest, opens) => {
    const when = (answers: PlanCase['answers'], others: Given['dates'] = {}) =>
      resultOf(text, {
        ...given,
        dates: { ended, ...others },
        answers: { hardship: true, ...(id.includes('fault-7') ? {} : { 'also-fault': false }), ...answers },
      }).when(id);
    expect(when({})).toMatchObject({ kind: 'needs-a-fact', fact: question, confirms: true });
    expect(when({ [question]: false }).kind).toBe('open-now');
    expect(when({ [question]: true })).toMatchObject({ kind: 'needs-a-fact', fact: 'latest-case' });
    expect(when({ [question]: true }, { 'latest-case': latest })).toEqual({ kind: 'opens-on', date: opens });
    // One from long ago changes nothing.
    expect(when({ [question]: true }, { 'latest-case': '2012-05-01' }).kind).toBe('open-now');
  });

  it('North Dakota: seven years without another eviction, and a question before', () => {
    const paid = { dates: { ended: '2017-05-01', paid: '2017-06-01' } } as const;
    const with_ = (latest?: string) =>
      resultOf('ND lost paid 2017-03-01', {
        dates: { ...paid.dates, ...(latest !== undefined && { 'latest-case': latest }) },
        answers: { 'other-case': latest !== undefined },
      }).when('nd-paid-7-years');
    expect(resultOf('ND lost paid 2017-03-01', paid).when('nd-paid-7-years')).toMatchObject({
      fact: 'other-case',
    });
    expect(with_().kind).toBe('open-now');
    expect(with_('2021-04-04')).toEqual({ kind: 'opens-on', date: '2028-04-04' });
  });
});

describe('a rule for few cases', () => {
  it('Illinois: a dismissed case leads with what anybody can ask, and tells of a child who was named', () => {
    const { found, said } = resultOf('IL dismissed no-judgment 2026-02-10');
    expect(found.basis?.remedy.id).toBe('il-no-basis-motion');
    expect(ifs(found, 'learn').map(({ fact }) => fact)).toEqual(['minor-named']);
    expect(said).toContain('whether it was dismissed because it named a child');
  });

  it('Illinois: where a child was named, the case is sealed, the landlord may owe and file again', () => {
    const { found, words } = resultOf('IL dismissed no-judgment 2026-02-10', {
      dates: { ended: '2026-03-20' },
      answers: { 'minor-named': true },
    });
    expect(found.basis?.remedy.id).toBe('il-minor-named');
    expect(words.can).toBe('It should be hidden already. The court does that free.');
    const told = found.basis?.remedy.appliesTo.other.join(' ') ?? '';
    expect(told).toContain('$1,000');
    expect(told).toContain('file again');
  });

  it('California: a dismissed case is closed since 2017, and before that a foreclosure alone may help', () => {
    expect(resultOf('CA dismissed no-judgment 2016-12-31').found).toMatchObject({
      kind: 'no-remedy',
      closedBy: 'filed',
      whatIf: [],
    });
    const { found, words } = resultOf('CA dismissed no-judgment 2016-12-31', { reason: 'No cause/No fault' });
    expect(found).toMatchObject({
      kind: 'no-remedy',
      closedBy: 'filed',
      whatIf: [{ kind: 'learn', fact: 'foreclosure' }],
    });
    expect(words.sentence).toContain('a case filed when yours was');
    expect(words.sentence).not.toContain('One thing decides');
    expect(resultOf('CA dismissed no-judgment 2017-01-01').found.kind).toBe('court-acts');
  });

  it.each(['ND lost not-paid 2022-06-15', 'ND lost paid 2022-06-15', 'ND lost no-judgment 2022-06-15'])(
    '%s: the way of survivors stands in the verdict',
    (text) => {
      const { found, words } = resultOf(text);
      expect(ifs(found, 'learn').map(({ fact }) => fact)).toEqual(['survivor']);
      expect(words.sentence).toContain('whether you survived violence or stalking');
    },
  );

  it('North Dakota: a broken rule has no way but that one', () => {
    const given = { reason: 'Lease violation' } as const;
    expect(resultOf('ND lost paid 2022-06-15', given).found).toMatchObject({
      kind: 'no-remedy',
      closedBy: 'grounds',
      whatIf: [{ kind: 'learn', fact: 'survivor' }],
    });
    const not = resultOf('ND lost paid 2022-06-15', { ...given, answers: { survivor: false } });
    expect(not.found).toMatchObject({ kind: 'no-remedy', whatIf: [] });
  });
});

describe('the court’s own rule before the state’s', () => {
  it.each([
    ['OH dismissed no-judgment 2024-03-02', 'Lucas County', 'oh-toledo-dismissed', 'Toledo'],
    ['OH dismissed no-judgment 2024-03-02', 'Montgomery County', 'oh-dayton-dismissed-won-60-days', 'Dayton'],
    ['OH settlement not-paid 2024-03-02', 'Cuyahoga County', 'oh-cleveland-agreed', 'Cleveland'],
  ])('%s, %s: %s', (text, county, id, city) => {
    const { found, words, plan } = resultOf(text, { county, dates: { ended: '2024-05-20' } });
    expect(found.local?.remedy.id).toBe(id);
    expect(words.when).toContain(city);
    expect(words.when).not.toContain('No set date');
    expect(plan.remedies[0]?.remedy.id).toBe(id);
    expect(plan.nextSteps[0]?.remedy?.id).toBe(id);
    const deed = deedOf(found, stateFile('OH', 'en', READ_ON), caseOf(text, { county }));
    expect(deed).toMatchObject({ kind: 'fill-in', remedy: { id } });
  });

  it('a court whose wait is not over does not come first', () => {
    const { plan } = resultOf('OH lost not-paid 2024-03-02', {
      county: 'Cuyahoga County',
      dates: { ended: '2024-03-20' },
    });
    expect(plan.remedies[0]?.remedy.id).toBe('oh-statewide-rule-45e');
  });
});

describe('the same act on a later day, whatever the answer', () => {
  it.each([
    ['VA dismissed no-judgment 2026-10-01', '2026-11-20'],
    ['DC settlement no-judgment 2026-10-01', '2026-11-20'],
  ])('%s: is not called done', (text, ended) => {
    const { words } = resultOf(text, { dates: { ended } });
    expect(words.can).toMatch(/^Later[. ]/u);
    expect(words.can).not.toContain('if .');
    expect(Object.values(words).join(' ')).not.toMatch(/may be done|may have done/u);
  });
});
