import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';

import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { onDay } from '#domain/shared/known-date.ts';
import { dateConflict, type PlanCase, remedyFit } from './remedy-fit.ts';
import { EVICTION_REASONS, PAYMENT_STATUSES, SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import { shownRemedy, type ShownRemedy } from '#domain/law/sealing-law.ts';
import { caseFor } from '../../../tests/support/plan-cases.ts';

describe('the case of a plan', () => {
  const day = (text: string) => text as PlainDate;
  const TODAY = day('2026-11-21');
  const facts = (changes: Partial<PlanCase> = {}): PlanCase => ({
    state: 'IN',
    county: '',
    filingDate: day('2022-03-05'),
    reason: 'Other',
    outcome: 'lost',
    paymentStatus: 'paid',
    dates: {},
    ...changes,
  });
  const year = (text: string) => ({ first: day(`${text}-01-01`), last: day(`${text}-12-31`) });

  describe('a date of a case', () => {
    it('may be the day of the filing, or today', () => {
      const dates = { ended: onDay(day('2022-03-05')), paid: onDay(TODAY) };
      expect(dateConflict(facts({ dates }), 'ended', TODAY)).toBeNull();
      expect(dateConflict(facts({ dates }), 'paid', TODAY)).toBeNull();
      expect(dateConflict(facts({ filingDate: TODAY }), 'filing', TODAY)).toBeNull();
    });

    it('conflicts when it lies in the future', () => {
      expect(dateConflict(facts({ filingDate: day('2026-11-22') }), 'filing', TODAY)).toBe('in-the-future');
      const dates = { ended: onDay(day('2026-11-22')) };
      expect(dateConflict(facts({ dates }), 'ended', TODAY)).toBe('in-the-future');
    });

    it('conflicts when it lies before the filing', () => {
      const dates = { ended: onDay(day('2022-03-04')) };
      expect(dateConflict(facts({ dates }), 'ended', TODAY)).toBe('before-filing');
    });

    it('conflicts when the judgment was paid before there was one', () => {
      const dates = { ended: onDay(day('2022-05-01')), paid: onDay(day('2022-04-30')) };
      expect(dateConflict(facts({ dates }), 'paid', TODAY)).toBe('before-the-end');
      expect(dateConflict(facts({ dates }), 'ended', TODAY)).toBeNull();
    });

    it('known by year conflicts only if every day of that year would', () => {
      expect(dateConflict(facts({ dates: { ended: year('2022') } }), 'ended', TODAY)).toBeNull();
      expect(dateConflict(facts({ dates: { ended: year('2026') } }), 'ended', TODAY)).toBeNull();
      expect(dateConflict(facts({ dates: { ended: year('2021') } }), 'ended', TODAY)).toBe('before-filing');
      expect(dateConflict(facts({ dates: { ended: year('2027') } }), 'ended', TODAY)).toBe('in-the-future');
    });

    it('does not conflict when it is missing', () => {
      expect(dateConflict(facts(), 'answer-filed', TODAY)).toBeNull();
    });
  });
});

describe('remedy fit', () => {
  const remedies = Object.values(SEALING_LAWS).flatMap((law) => law.remedies.map(shownRemedy));
  const remedy = (id: string): ShownRemedy =>
    remedies.find((each) => each.id === id) ?? expect.fail(`no remedy ${id}`);

  const facts = (changes: Partial<PlanCase> = {}): PlanCase => ({
    state: 'MA',
    county: '',
    filingDate: '2023-03-05' as PlainDate,
    reason: 'Non-payment of rent',
    outcome: 'lost',
    paymentStatus: 'paid',
    dates: {},
    ...changes,
  });
  const YES = { fits: 'yes' };
  const no = (why: string) => ({ fits: 'no', why });
  const perhaps = (open: string) => ({ fits: 'perhaps', open });

  it('closes a remedy for other outcomes', () => {
    expect(remedyFit(remedy('ma-dismissed'), facts())).toEqual(no('outcome'));
    expect(remedyFit(remedy('ma-dismissed'), facts({ outcome: 'dismissed' }))).toEqual(YES);
  });

  describe('a settlement', () => {
    const settled = (each: ShownRemedy, settledAs: PlanCase['settledAs']) =>
      remedyFit(each, { ...caseFor(each), outcome: 'settlement', settledAs });

    it('leaves a remedy undecided until its ending is known, if that matters', () => {
      for (const each of remedies) {
        const { settledAs } = each.appliesTo;
        if (settledAs === undefined || settledAs.length === 0) continue;
        expect(settled(each, undefined), each.id).toEqual(perhaps('settlement'));
        for (const ending of SETTLEMENT_ENDINGS)
          if (!settledAs.includes(ending))
            expect(settled(each, ending), each.id).toMatchObject({ fits: 'no' });
      }
    });

    it('has to be asked about if the law was not found to say how it counts', () => {
      const paid = remedy('nd-paid-7-years');
      expect(settled(paid, 'judgment')).toEqual(perhaps('settlement-covered'));
      expect(settled(paid, undefined)).toEqual(perhaps('settlement'));
    });

    it('does not affect a case that ended otherwise', () => {
      for (const each of remedies) {
        const lost: PlanCase = { ...caseFor(each), outcome: 'lost' };
        const fits = [undefined, ...SETTLEMENT_ENDINGS].map((settledAs) =>
          remedyFit(each, { ...lost, settledAs }),
        );
        expect(new Set(fits.map((fit) => JSON.stringify(fit))).size, each.id).toBe(1);
      }
    });
  });

  describe('money', () => {
    const answers = (id: string, changes: Partial<PlanCase> = {}) =>
      PAYMENT_STATUSES.map((paymentStatus) => remedyFit(remedy(id), facts({ ...changes, paymentStatus })));

    it('that must be paid first keeps a remedy closed until it is paid', () => {
      expect(answers('ma-nonpayment-paid')).toEqual([
        YES,
        no('unpaid'),
        no('unpaid'),
        perhaps('money-judgment'),
      ]);
    });

    it('that was paid closes a remedy for unpaid judgments', () => {
      expect(answers('ma-nonpayment-hardship-4-years')).toEqual([no('paid'), YES, YES, YES]);
    });

    it('that was never awarded need not be paid if the law says "any"', () => {
      expect(answers('or-lost-5-years-motion')).toEqual([YES, no('unpaid'), no('unpaid'), YES]);
    });

    it('owed under a dismissed settlement is not a judgment to pay', () => {
      const dismissed = { outcome: 'settlement', settledAs: 'dismissed' } as const;
      // One law takes dismissals too; the other is for a judgment or an agreement that was paid.
      const rent = { ...dismissed, filingDate: '2020-06-15' as PlainDate };
      expect(answers('md-covid-rent-case', rent)).toEqual([YES, YES, YES, YES]);
      const other = no('outcome');
      expect(answers('ma-nonpayment-paid', dismissed)).toEqual([other, other, other, other]);
    });

    it('distinguishes the two motions of Indiana', () => {
      const [only, needed] = [no('only-without-money-judgment'), no('only-with-money-judgment')];
      expect(answers('in-no-money-judgment-7-years')).toEqual([only, only, only, YES]);
      expect(answers('in-money-judgment-paid')).toEqual([YES, no('unpaid'), no('unpaid'), needed]);
    });

    it('is not asked about if the renter won or the case was dropped', () => {
      const paidFirst = remedy('or-lost-5-years-motion');
      const each: ShownRemedy = {
        ...paidFirst,
        appliesTo: { ...paidFirst.appliesTo, outcomes: ['dismissed'] },
      };
      for (const paymentStatus of PAYMENT_STATUSES)
        expect(remedyFit(each, facts({ outcome: 'dismissed', paymentStatus }))).toEqual(YES);
    });
  });

  describe('grounds', () => {
    const answers = (id: string, changes: Partial<PlanCase> = {}) =>
      Object.fromEntries(
        EVICTION_REASONS.map((reason) => [reason, remedyFit(remedy(id), facts({ ...changes, reason }))]),
      );

    it('are grouped as statutes group them', () => {
      const other = no('grounds');
      expect(answers('ma-fault-7-years')).toEqual({
        'Non-payment of rent': other,
        'Lease violation': YES,
        'Property damage': YES,
        'Illegal activity': YES,
        'No cause/No fault': other,
        'Owner move-in': other,
        'Renovation/Demolition': other,
        Other: perhaps('grounds'),
      });
      expect(answers('nd-paid-7-years')).toMatchObject({
        'Non-payment of rent': YES,
        'Lease violation': other,
        'Property damage': YES,
      });
      expect(answers('ma-no-fault')).toMatchObject({ 'Owner move-in': YES, 'Renovation/Demolition': YES });
    });

    it('may be a foreclosure if the form has no better option', () => {
      expect(answers('il-foreclosure')).toMatchObject({
        'Non-payment of rent': no('grounds'),
        'No cause/No fault': perhaps('foreclosure'),
        Other: perhaps('foreclosure'),
      });
    });
  });

  describe('the day of the filing', () => {
    const on = (id: string, filingDate: string) =>
      remedyFit(
        remedy(id),
        facts({ outcome: 'dismissed', filingDate: filingDate as PlainDate, answers: { nonsuit: false } }),
      );

    it('decides in Virginia whether the court acts or the renter asks', () => {
      expect(on('va-dismissed-30-days-automatic', '2024-06-30')).toEqual(no('filed'));
      expect(on('va-dismissed-30-days-automatic', '2024-07-01')).toEqual(YES);
      expect(on('va-older-dismissed-petition', '2024-06-30')).toEqual(YES);
      expect(on('va-older-dismissed-petition', '2024-07-01')).toEqual(no('filed'));
    });

    it('limits the law of Idaho to newer cases', () => {
      expect(on('id-dismissed-3-years', '2024-12-31')).toEqual(no('filed'));
      expect(on('id-dismissed-3-years', '2025-01-01')).toEqual(YES);
    });
  });

  describe('the limits of a period', () => {
    const withPeriod = remedies.flatMap((each) =>
      each.appliesTo.period === null ? [] : [[each.id, each, each.appliesTo.period] as const],
    );
    const filedOn = (each: ShownRemedy, filingDate: string) =>
      remedyFit(each, { ...caseFor(each), filingDate: filingDate as PlainDate });
    /** A case filed inside the limits; its claim can still lie outside. */
    const inside = { filing: YES, claim: perhaps('claim'), end: perhaps('end') };
    const takenIn = ({ appliesTo }: ShownRemedy, of: keyof typeof inside) =>
      appliesTo.judgmentAfterDays === undefined ? inside[of] : perhaps('end');
    const next = (date: string, days: number) => addDays(date as PlainDate, days);

    it.each(withPeriod)('%s: takes filings from its first day on', (_id, each, { of, onOrAfter }) => {
      if (onOrAfter === null) return;
      // An end is younger than its filing: an older filing does not rule it out.
      const isYounger = of === 'end';
      expect(filedOn(each, next(onOrAfter, -1))).toEqual(isYounger ? inside[of] : no('filed'));
      // An open-ended period, or one that a judgment after some days must lie in, asks no more than that.
      const taken = of === 'end' && each.appliesTo.period?.before === null ? YES : takenIn(each, of);
      expect(filedOn(each, onOrAfter)).toEqual(taken);
      expect(filedOn(each, next(onOrAfter, 1))).toEqual(taken);
    });

    it.each(withPeriod)('%s: takes no filing after its last day', (_id, each, { of, before }) => {
      if (before === null) return;
      expect(filedOn(each, next(before, -1))).toEqual(takenIn(each, of));
      // A claim is older than its filing: a younger filing does not rule it out.
      const after = of === 'claim' ? inside[of] : no('filed');
      expect(filedOn(each, before)).toEqual(after);
      expect(filedOn(each, next(before, 1))).toEqual(after);
    });
  });

  describe('a time that does not follow from the filing', () => {
    it('of a claim rules out cases that are older than it', () => {
      const on = (filingDate: string) =>
        remedyFit(remedy('or-covid-claims-motion'), facts({ filingDate: filingDate as PlainDate }));
      expect(on('2020-03-31')).toEqual(no('filed'));
      expect(on('2020-04-01')).toEqual(perhaps('claim'));
      // Rent from that time may have been claimed later.
      expect(on('2022-03-01')).toEqual(perhaps('claim'));
    });

    it('of the end follows from the filing, from the end, or not at all', () => {
      const [newer, older] = [
        remedy('in-dismissed-won-overturned'),
        remedy('in-older-dismissed-won-overturned'),
      ];
      const fits = (filed: string, ended?: string, last?: string) => {
        const mine = facts({
          outcome: 'dismissed',
          filingDate: filed as PlainDate,
          dates:
            ended === undefined
              ? {}
              : { ended: { first: ended as PlainDate, last: (last ?? ended) as PlainDate } },
        });
        return [remedyFit(newer, mine), remedyFit(older, mine)];
      };
      expect(fits('2025-07-01')).toEqual([YES, no('filed')]);
      expect(fits('2025-06-30')).toEqual([perhaps('end'), perhaps('end')]);
      expect(fits('2025-06-01', '2025-07-01')).toEqual([YES, no('ended')]);
      expect(fits('2025-06-01', '2025-06-30')).toEqual([no('ended'), YES]);
      expect(fits('2025-06-01', '2025-06-02', '2025-12-31')).toEqual([perhaps('end'), perhaps('end')]);
    });
  });

  describe('a remedy of a single court', () => {
    const inCounty = (county: string) => remedyFit(remedy('oh-cleveland-lost-5-years'), facts({ county }));

    it('is for its county, in any spelling', () => {
      expect(inCounty('cuyahoga')).toEqual(YES);
      expect(inCounty('Franklin County')).toEqual(no('another-court'));
    });

    it('asks for the court if no county was given', () => {
      expect(inCounty('')).toEqual(perhaps('court'));
    });
  });
});
