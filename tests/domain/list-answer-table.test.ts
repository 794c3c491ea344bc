import { describe, expect, it } from 'vitest';

import { sealingLaw } from '#data/laws.ts';
import { ELIGIBILITY_MESSAGES } from '#content/words/en/check.ts';
import { assess } from '#domain/check/list-answer.ts';

/**
 * The rule of product §4 over §9's states, typed by hand from the specification. It must not use the code's own
 * tables, so that two independent readings of the same text have to agree.
 */

/**
 * Product §9, "Sealing waiting periods by state": those not eligible, then the rest in the order of §9: abbreviation,
 * name in sentences, waiting period.
 */
const STATES = [
  ['AL', 'Alabama', 'Not eligible (no sealing law)'],
  ['AK', 'Alaska', 'Not eligible (no sealing law)'],
  ['MS', 'Mississippi', 'Not eligible (no sealing law)'],
  ['NE', 'Nebraska', 'Not eligible (no sealing law)'],
  ['NC', 'North Carolina', 'Not eligible (no sealing law)'],
  ['ND', 'North Dakota', 'Not eligible (no sealing law)'],
  ['OK', 'Oklahoma', 'Not eligible (no sealing law)'],
  ['SC', 'South Carolina', 'Not eligible (no sealing law)'],
  ['SD', 'South Dakota', 'Not eligible (no sealing law)'],
  ['TN', 'Tennessee', 'Not eligible (no sealing law)'],
  ['WV', 'West Virginia', 'Not eligible (no sealing law)'],
  ['WY', 'Wyoming', 'Not eligible (no sealing law)'],
  ['AZ', 'Arizona', 'Immediate if the case was dismissed, dropped or won'],
  ['AR', 'Arkansas', '5 years'],
  ['CA', 'California', 'Immediate unless the landlord wins'],
  ['CO', 'Colorado', 'Immediate unless the landlord wins'],
  ['CT', 'Connecticut', '3 years'],
  ['DE', 'Delaware', '3 years'],
  ['FL', 'Florida', 'Varies by county'],
  ['GA', 'Georgia', '7 years (dismissed only)'],
  ['HI', 'Hawaii', '1 year'],
  ['ID', 'Idaho', '3 years'],
  ['IL', 'Illinois', '3 years'],
  ['IN', 'Indiana', '1-3 years'],
  ['IA', 'Iowa', '3 years'],
  ['KS', 'Kansas', '3 years'],
  ['KY', 'Kentucky', '60 days to 1 year'],
  ['LA', 'Louisiana', '5 years'],
  ['ME', 'Maine', '7 years'],
  ['MD', 'Maryland', '60 days to 12 months'],
  ['MA', 'Massachusetts', '0-4 years'],
  ['MI', 'Michigan', '1 year'],
  ['MN', 'Minnesota', 'Immediate to 3 years'],
  ['MO', 'Missouri', '3 years'],
  ['MT', 'Montana', '3 years'],
  ['NV', 'Nevada', '1-3 years'],
  ['NH', 'New Hampshire', '3 years'],
  ['NJ', 'New Jersey', '30 days to 3 years'],
  ['NM', 'New Mexico', '1 year'],
  ['NY', 'New York', '1 year'],
  ['OH', 'Ohio', '3 years, some courts only'],
  ['OR', 'Oregon', '5 years'],
  ['PA', 'Pennsylvania', '3 years'],
  ['RI', 'Rhode Island', '1 year'],
  ['TX', 'Texas', 'Varies by county, justice court only'],
  ['UT', 'Utah', '7 years automatic, earlier if dismissed'],
  ['VT', 'Vermont', '1 year'],
  ['VA', 'Virginia', '6 months to 3 years'],
  ['WA', 'Washington', 'Immediate to 3 years'],
  ['DC', 'Washington DC', '30 days to 3 years'],
  ['WI', 'Wisconsin', '2 years'],
] as const;

/** Product §9: the only states without a sealing law. */
const WITHOUT_LAW = STATES.flatMap(([, name, wait]) =>
  wait.startsWith('Not eligible') ? [name as string] : [],
);

/** Product §4 in a state with a law: how the case ended, what was paid, the result. */
const TRUTH_TABLE = [
  ['dismissed', 'paid', 'eligible'],
  ['dismissed', 'partial', 'eligible'],
  ['dismissed', 'not-paid', 'eligible'],
  ['dismissed', 'no-judgment', 'eligible'],
  ['won', 'paid', 'eligible'],
  ['won', 'partial', 'eligible'],
  ['won', 'not-paid', 'eligible'],
  ['won', 'no-judgment', 'eligible'],
  ['lost', 'paid', 'maybe'],
  ['lost', 'partial', 'not-eligible'],
  ['lost', 'not-paid', 'not-eligible'],
  ['lost', 'no-judgment', 'not-eligible'],
  ['settlement', 'paid', 'maybe'],
  ['settlement', 'partial', 'maybe'],
  ['settlement', 'not-paid', 'maybe'],
  ['settlement', 'no-judgment', 'maybe'],
] as const;

/** Product §8, "Result messages", with {state} filled in. */
const MESSAGES = {
  eligible: (state: string) =>
    `Great news! Based on your answers and ${state}'s laws, you appear to be eligible for eviction record sealing.`,
  maybe: (state: string) =>
    `You may be eligible under ${state}'s laws! Your case requires further review to determine eligibility for record sealing.`,
  'not-eligible': (state: string) =>
    `Based on ${state}'s requirements, you may face challenges for record sealing.`,
  'no-law': (state: string) =>
    `${state} does not currently have eviction record sealing laws. However, the provider can help with alternative solutions.`,
};

describe('the list’s answer to every case in every state', () => {
  it('covers 51 states × 4 endings × 4 payments', () => {
    expect(STATES.length * TRUTH_TABLE.length).toBe(816);
    expect(new Set(STATES.map(([code]) => code)).size).toBe(51);
    expect(new Set(TRUTH_TABLE.map(([outcome, payment]) => `${outcome} ${payment}`)).size).toBe(16);
  });

  describe.each(STATES)('%s', (code, name) => {
    const hasLaw = !WITHOUT_LAW.includes(name);

    it.each(TRUTH_TABLE)('%s, %s', (outcome, paymentStatus, withLaw) => {
      const expected = hasLaw
        ? { listAnswer: withLaw, message: MESSAGES[withLaw](name) }
        : { listAnswer: 'not-eligible', message: MESSAGES['no-law'](name) };

      expect(
        assess(sealingLaw(code), sealingLaw(code).state, { outcome, paymentStatus }, ELIGIBILITY_MESSAGES),
      ).toEqual(expected);
    });
  });
});

describe('the waiting period of every state', () => {
  it.each(STATES)('%s shows the words of §9', (code, _name, waitingPeriod) => {
    expect(sealingLaw(code).waitingPeriod).toBe(waitingPeriod);
  });

  it("is 'Not eligible' for the twelve states of §9 and no other", () => {
    const notEligible = STATES.filter(([code]) => !sealingLaw(code).eligible).map(([, name]) => name);
    expect(notEligible).toEqual(WITHOUT_LAW);
  });
});
