import { describe, expect, it } from 'vitest';

import { ELIGIBILITY_MESSAGES, RESULT_BANNERS } from '#content/words/en/check.ts';

import { assess, casePlace, resultBanner, type ResultBannerInput } from './list-answer.ts';

// The rule and its messages are tested for every state and case in tests/domain/list-answer-table.test.ts.
it('a state without a rule is answered like one without a sealing law', () => {
  const won = { outcome: 'won', paymentStatus: 'no-judgment' } as const;
  expect(assess(undefined, 'Alabama', won, ELIGIBILITY_MESSAGES)).toEqual(
    assess({ eligible: false }, 'Alabama', won, ELIGIBILITY_MESSAGES),
  );
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
