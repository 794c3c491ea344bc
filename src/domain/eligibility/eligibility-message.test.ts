import { describe, expect, it } from 'vitest';

import { assess, eligibilityMessage } from './eligibility-message.ts';

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

  it('says that a state has no law, and that there is other help', () => {
    expect(eligibilityMessage('not-eligible', 'Alabama', { eligible: false })).toBe(
      'Alabama does not currently have eviction record sealing laws. However, the provider can help with alternative solutions.',
    );
    expect(eligibilityMessage('not-eligible', 'Alabama', undefined)).toContain('does not currently have');
  });

  it('speaks of challenges where there is a law that the case does not fit', () => {
    expect(eligibilityMessage('not-eligible', 'Texas', { eligible: true })).toBe(
      "Based on Texas's requirements, you may face challenges for record sealing.",
    );
  });

  it('gives outcome and message together', () => {
    expect(
      assess({ eligible: true }, 'Washington DC', { outcome: 'won', paymentStatus: 'no-judgment' }),
    ).toEqual({
      outcome: 'eligible',
      message:
        "Great news! Based on your answers and Washington DC's laws, you appear to be eligible for eviction record sealing.",
    });
  });
});
