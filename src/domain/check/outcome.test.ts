import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ELIGIBILITY_MESSAGES, RESULT_BANNERS } from '#content/words/en/check.ts';

import { CASE_OUTCOMES, PAYMENT_STATUSES } from './case-facts.ts';
import {
  assess,
  casePlace,
  eligibilityOutcome,
  type EligibilityOutcome,
  messageKey,
  resultBanner,
  type ResultBannerInput,
  type SealingRule,
} from './outcome.ts';
import { format } from '#domain/shared/format.ts';

const sealing = { eligible: true };

const eligibilityMessage = (outcome: EligibilityOutcome, state: string, rule: SealingRule | undefined) =>
  format(ELIGIBILITY_MESSAGES[messageKey(outcome, rule)], { state });

describe('the outcome rule of §4', () => {
  it('answers not eligible for every case in a state without a sealing law', () => {
    for (const outcome of CASE_OUTCOMES) {
      for (const paymentStatus of PAYMENT_STATUSES) {
        expect(eligibilityOutcome({ eligible: false }, { outcome, paymentStatus })).toBe('not-eligible');
        expect(eligibilityOutcome(undefined, { outcome, paymentStatus })).toBe('not-eligible');
      }
    }
  });

  it.each([
    ['dismissed', 'paid', 'eligible'],
    ['dismissed', 'partial', 'eligible'],
    ['dismissed', 'not-paid', 'eligible'],
    ['dismissed', 'no-judgment', 'eligible'],
    ['won', 'paid', 'eligible'],
    ['won', 'partial', 'eligible'],
    ['won', 'not-paid', 'eligible'],
    ['won', 'no-judgment', 'eligible'],
    ['settlement', 'paid', 'maybe'],
    ['settlement', 'partial', 'maybe'],
    ['settlement', 'not-paid', 'maybe'],
    ['settlement', 'no-judgment', 'maybe'],
    ['lost', 'paid', 'maybe'],
    ['lost', 'partial', 'not-eligible'],
    ['lost', 'not-paid', 'not-eligible'],
    ['lost', 'no-judgment', 'not-eligible'],
  ] as const)(
    'answers a %s case that is %s with %s in a state that seals',
    (outcome, paymentStatus, expected) => {
      expect(eligibilityOutcome(sealing, { outcome, paymentStatus })).toBe(expected);
    },
  );

  it('never gets worse when a judgment is paid', () => {
    const rank = { 'not-eligible': 0, maybe: 1, eligible: 2 };
    fc.assert(
      fc.property(
        fc.constantFrom(...CASE_OUTCOMES),
        fc.constantFrom(...PAYMENT_STATUSES),
        (outcome, paymentStatus) => {
          const before = eligibilityOutcome(sealing, { outcome, paymentStatus });
          const after = eligibilityOutcome(sealing, { outcome, paymentStatus: 'paid' });
          expect(rank[after]).toBeGreaterThanOrEqual(rank[before]);
        },
      ),
    );
  });
});

describe('the result messages of §8, word for word', () => {
  it('greets an eligible renter', () => {
    expect(eligibilityMessage('eligible', 'Arizona', { eligible: true })).toBe(
      "Great news! Based on your answers and Arizona's laws, you appear to be eligible for eviction record sealing.",
    );
  });

  it('asks for a review where it may work', () => {
    expect(eligibilityMessage('maybe', 'California', { eligible: true })).toBe(
      "You may be eligible under California's laws! Your case requires further review to determine eligibility for record sealing.",
    );
  });

  it('says that the state has no law and that there is other help', () => {
    expect(eligibilityMessage('not-eligible', 'Alabama', { eligible: false })).toBe(
      'Alabama does not currently have eviction record sealing laws. However, the provider can help with alternative solutions.',
    );
    expect(eligibilityMessage('not-eligible', 'Alabama', undefined)).toContain('does not currently have');
  });

  it('speaks of challenges when the case does not fit the state’s law', () => {
    expect(eligibilityMessage('not-eligible', 'Texas', { eligible: true })).toBe(
      "Based on Texas's requirements, you may face challenges for record sealing.",
    );
  });

  it('depends only on the outcome when that is not a refusal', () => {
    expect(messageKey('maybe', { eligible: false })).toBe('maybe');
    expect(messageKey('eligible', undefined)).toBe('eligible');
    expect(messageKey('not-eligible', { eligible: true })).toBe('not-eligible');
    expect(messageKey('not-eligible', { eligible: false })).toBe('no-law');
    expect(messageKey('not-eligible', undefined)).toBe('no-law');
  });

  it('come together with the outcome', () => {
    expect(
      assess(
        { eligible: true },
        'Washington DC',
        { outcome: 'won', paymentStatus: 'no-judgment' },
        ELIGIBILITY_MESSAGES,
      ),
    ).toEqual({
      outcome: 'eligible',
      message:
        "Great news! Based on your answers and Washington DC's laws, you appear to be eligible for eviction record sealing.",
    });
  });
});

const arizona: ResultBannerInput = {
  outcome: 'eligible',
  message: 'Great news!',
  stateName: 'Arizona',
  county: 'Maricopa County',
  rule: { eligible: true },
  eligibilityDetails: 'The court must seal your case if it was dismissed.',
};

describe('the banner over a result', () => {
  it('names county and state to an eligible renter', () => {
    expect(resultBanner(arizona, RESULT_BANNERS)).toEqual({
      heading: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!',
      body: 'Great news! Your case was in Maricopa County, Arizona.',
      prompt: null,
    });
  });

  it('asks for a review and offers a free phone consultation', () => {
    const banner = resultBanner({ ...arizona, outcome: 'maybe' }, RESULT_BANNERS);
    expect(banner.heading).toBe('ELIGIBILITY REVIEW NEEDED');
    expect(banner.prompt?.call).toContain('free phone consultation');
  });

  it("explains a refusal with the state's own details", () => {
    const banner = resultBanner({ ...arizona, outcome: 'not-eligible' }, RESULT_BANNERS);
    expect(banner.heading).toBe('YOU MAY NOT CURRENTLY QUALIFY');
    expect(banner.body).toBe('The court must seal your case if it was dismissed.');
    expect(banner.prompt?.call).toBe('Call the specialist');
  });

  it('has a body even when the details could not be loaded', () => {
    const banner = resultBanner(
      { ...arizona, outcome: 'not-eligible', eligibilityDetails: null },
      RESULT_BANNERS,
    );
    expect(banner.body).toContain("does not meet the state's requirements");
  });

  it.each([
    ['Alabama', 'ALABAMA HAS NO RECORD SEALING LAW'],
    ['North Carolina', 'NORTH CAROLINA HAS NO RECORD SEALING LAW'],
  ])('has a heading in capitals for %s, which has no law', (stateName, heading) => {
    const noLaw = { ...arizona, stateName, outcome: 'not-eligible', rule: { eligible: false } } as const;
    expect(resultBanner(noLaw, RESULT_BANNERS).heading).toBe(heading);
    expect(resultBanner({ ...noLaw, rule: undefined }, RESULT_BANNERS).heading).toBe(heading);
  });
});

describe('the place of a case', () => {
  it.each([
    ['Maricopa County', 'Arizona', 'Maricopa County, Arizona'],
    ['Alexandria city', 'Virginia', 'Alexandria city, Virginia'],
    ['', 'Texas', 'Texas'],
  ])('in county %j of %s is %j', (county, state, place) => {
    expect(casePlace(county, state)).toBe(place);
  });
});
