import type { EligibilityMessages, ResultBannerWords } from '~/domain/check/outcome.ts';

/** Verbatim from specification §8. Stored with each record and parsed later, so never reword them. */
export const ELIGIBILITY_MESSAGES = {
  eligible:
    "Great news! Based on your answers and {state}'s laws, you appear to be eligible for eviction record sealing.",
  maybe:
    "You may be eligible under {state}'s laws! Your case requires further review to determine eligibility for record sealing.",
  'not-eligible': "Based on {state}'s requirements, you may face challenges for record sealing.",
  'no-law':
    '{state} does not currently have eviction record sealing laws. However, the provider can help with alternative solutions.',
} as const satisfies EligibilityMessages;

const CALL_THE_SPECIALIST = {
  call: 'Call the specialist',
  more: 'It is the line of our partner company. There may be another way to clear your path to a home.',
};

/** The banners above a result (specification §2, "Eligibility form and results"). */
export const RESULT_BANNERS = {
  banners: {
    eligible: {
      heading: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!',
      body: '{message} Your case was in {place}.',
      prompt: null,
    },
    maybe: {
      heading: 'ELIGIBILITY REVIEW NEEDED',
      body: '{message}',
      prompt: {
        call: 'Call for a free phone consultation',
        more: 'A specialist of our partner company goes through your case with you.',
      },
    },
    'not-eligible': {
      heading: 'YOU MAY NOT CURRENTLY QUALIFY',
      body: '{details}',
      prompt: CALL_THE_SPECIALIST,
    },
    'no-law': {
      heading: '{state} HAS NO RECORD SEALING LAW',
      body: '{details}',
      prompt: CALL_THE_SPECIALIST,
    },
  },
  noDetails: "Based on your answers, your case does not meet the state's requirements for sealing.",
} as const satisfies ResultBannerWords;
