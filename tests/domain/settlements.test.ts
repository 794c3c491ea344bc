import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import { SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import {
  isJurisdictionCode,
  JURISDICTION_CODES,
  type JurisdictionCode,
} from '#domain/places/jurisdiction.ts';
import { type PlanCase, remedyFit } from '#domain/plan/remedy-fit.ts';
import { onDay } from '#domain/shared/known-date.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { caseFor } from '../support/plan-cases.ts';

/**
 * How laws that were read count a settlement: the remedies that accept one ending in a dismissal, and those that accept
 * one ending in a judgment. Typed from the text of the laws, not from the data files.
 */
const READ: Readonly<Partial<Record<JurisdictionCode, readonly [dismissed: string, judgment: string]>>> = {
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
  // SP-TC0106: the paid remedy covers "judgment/agreement".
  MA: [
    'ma-dismissed ma-nonpayment-paid',
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
function taking(
  state: JurisdictionCode,
  settledAs: PlanCase['settledAs'],
  fits: 'yes' | 'perhaps',
): string[] {
  return SEALING_LAWS[state].remedies
    .map(shownRemedy)
    .filter(({ id }) => !RARE.test(id))
    .filter((remedy) => {
      const mine = caseFor(remedy);
      // Longer after the filing than any law here counts.
      const dates = { ended: onDay(addDays(mine.filingDate, 90)) };
      const isAsked = remedy.appliesTo.judgmentAfterDays !== undefined;
      const settled: PlanCase = {
        ...mine,
        outcome: 'settlement',
        settledAs,
        ...(isAsked && { dates }),
      };
      return remedyFit(remedy, settled).fits === fits;
    })
    .map(({ id }) => id)
    .sort();
}

describe('a settlement', () => {
  it.each(Object.entries(READ))('in %s counts as what it became', (code, [dismissed, judgment]) => {
    if (!isJurisdictionCode(code)) expect.fail(code);
    expect(taking(code, 'dismissed', 'yes').join(' ')).toBe(dismissed);
    expect(taking(code, 'judgment', 'yes').join(' ')).toBe(
      judgment === '' ? '' : judgment.split(' ').sort().join(' '),
    );
  });

  it('leaves a remedy undecided until its ending is known, if that matters', () => {
    for (const code of JURISDICTION_CODES)
      for (const remedy of SEALING_LAWS[code].remedies.map(shownRemedy)) {
        const fit = (settledAs: PlanCase['settledAs']) =>
          remedyFit(remedy, { ...caseFor(remedy), outcome: 'settlement', settledAs });
        const { settledAs } = remedy.appliesTo;
        if (settledAs === undefined || settledAs.length === 0) continue;
        expect(fit(undefined), remedy.id).toEqual({ fits: 'perhaps', open: 'settlement' });
        for (const ending of SETTLEMENT_ENDINGS)
          if (!settledAs.includes(ending)) expect(fit(ending), remedy.id).toMatchObject({ fits: 'no' });
      }
  });

  it('has to be asked about if the law was not found to say how it counts', () => {
    const paid = SEALING_LAWS.ND.remedies.find(({ id }) => id === 'nd-paid-7-years') ?? expect.fail();
    const remedy = shownRemedy(paid);
    const facts: PlanCase = { ...caseFor(remedy), outcome: 'settlement' };
    expect(remedyFit(remedy, { ...facts, settledAs: 'judgment' })).toEqual({
      fits: 'perhaps',
      open: 'settlement-covered',
    });
    expect(remedyFit(remedy, facts)).toEqual({ fits: 'no', why: 'outcome' });
  });

  it('does not affect a case that ended otherwise', () => {
    for (const code of JURISDICTION_CODES)
      for (const remedy of SEALING_LAWS[code].remedies.map(shownRemedy)) {
        const lost: PlanCase = { ...caseFor(remedy), outcome: 'lost', filingDate: '2025-08-01' as PlainDate };
        for (const settledAs of SETTLEMENT_ENDINGS)
          expect(remedyFit(remedy, { ...lost, settledAs })).toEqual(
            remedyFit(remedy, { ...lost, settledAs: undefined }),
          );
      }
  });
});
