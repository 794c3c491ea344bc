import { describe, expect, it } from 'vitest';

import { casePlace, resultBanner, type ResultBannerInput } from './result-banner.ts';

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
    expect(resultBanner(arizona)).toEqual({
      heading: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!',
      body: 'Great news! Your case was in Maricopa County, Arizona.',
      prompt: null,
    });
  });

  it('asks for a review and offers a free phone consultation', () => {
    const banner = resultBanner({ ...arizona, outcome: 'maybe' });
    expect(banner.heading).toBe('ELIGIBILITY REVIEW NEEDED');
    expect(banner.prompt).toContain('free phone consultation');
  });

  it("explains a refusal with the state's own details", () => {
    const banner = resultBanner({ ...arizona, outcome: 'not-eligible' });
    expect(banner.heading).toBe('YOU MAY NOT CURRENTLY QUALIFY');
    expect(banner.body).toBe('The court must seal your case if it was dismissed.');
    expect(banner.prompt).toContain('Call the specialist');
  });

  it('has a body even when the details could not be loaded', () => {
    const banner = resultBanner({ ...arizona, outcome: 'not-eligible', eligibilityDetails: null });
    expect(banner.body).toContain("does not meet the state's requirements");
  });

  it.each([
    ['Alabama', 'ALABAMA HAS NO RECORD SEALING LAW'],
    ['North Carolina', 'NORTH CAROLINA HAS NO RECORD SEALING LAW'],
  ])('says in capitals that %s has no law', (stateName, heading) => {
    const noLaw = { ...arizona, stateName, outcome: 'not-eligible', rule: { eligible: false } } as const;
    expect(resultBanner(noLaw).heading).toBe(heading);
    expect(resultBanner({ ...noLaw, rule: undefined }).heading).toBe(heading);
  });
});

describe('the place of a case', () => {
  it.each([
    ['Maricopa', 'Arizona', 'Maricopa County, Arizona'],
    ['  Maricopa county ', 'Arizona', 'Maricopa county, Arizona'],
    ['Orleans Parish', 'Louisiana', 'Orleans Parish, Louisiana'],
    ['Alexandria city', 'Virginia', 'Alexandria city, Virginia'],
    ['District of Columbia', 'Washington DC', 'District of Columbia, Washington DC'],
    ['', 'Texas', 'Texas'],
    ['   ', 'Texas', 'Texas'],
  ])('reads %j in %s as %j', (county, state, place) => {
    expect(casePlace(county, state)).toBe(place);
  });
});
