import { describe, expect, it } from 'vitest';

import { ELIGIBILITY_MESSAGES, RESULT_BANNERS } from '#content/words/en/check.ts';

import { assess, casePlace, resultBanner, type ResultBannerInput, type SealingRule } from './list-answer.ts';

/** Product §4 in a state with a law, typed from the specification: how the case ended, what was paid, the result. */
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

describe('the list’s answer', () => {
  it.each(TRUTH_TABLE)('%s, %s: %s, or no law', (outcome, paymentStatus, withLaw) => {
    const answer = (rule: SealingRule | undefined, state: string) =>
      assess(rule, state, { outcome, paymentStatus }, ELIGIBILITY_MESSAGES);
    expect(answer({ eligible: true }, 'Georgia')).toEqual({
      listAnswer: withLaw,
      message: MESSAGES[withLaw]('Georgia'),
    });
    // A state without a rule is answered like one without a sealing law.
    for (const rule of [{ eligible: false }, undefined])
      expect(answer(rule, 'Alabama')).toEqual({
        listAnswer: 'not-eligible',
        message: MESSAGES['no-law']('Alabama'),
      });
  });
});

const arizona: ResultBannerInput = {
  listAnswer: 'eligible',
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
    const banner = resultBanner({ ...arizona, listAnswer: 'maybe' }, RESULT_BANNERS);
    expect(banner.heading).toBe('ELIGIBILITY REVIEW NEEDED');
    expect(banner.prompt?.call).toContain('free phone consultation');
  });

  it("explains a refusal with the state's own details", () => {
    const banner = resultBanner({ ...arizona, listAnswer: 'not-eligible' }, RESULT_BANNERS);
    expect(banner.heading).toBe('YOU MAY NOT CURRENTLY QUALIFY');
    expect(banner.body).toBe('The court must seal your case if it was dismissed.');
    expect(banner.prompt?.call).toBe('Call the specialist');
  });

  it('has a body even when the details could not be loaded', () => {
    const banner = resultBanner(
      { ...arizona, listAnswer: 'not-eligible', eligibilityDetails: null },
      RESULT_BANNERS,
    );
    expect(banner.body).toContain("does not meet the state's requirements");
  });

  it.each([
    ['Alabama', 'ALABAMA HAS NO RECORD SEALING LAW'],
    ['North Carolina', 'NORTH CAROLINA HAS NO RECORD SEALING LAW'],
  ])('has a heading in capitals for %s, which has no law', (stateName, heading) => {
    const noLaw = { ...arizona, stateName, listAnswer: 'not-eligible', rule: { eligible: false } } as const;
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
