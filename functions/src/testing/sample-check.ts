/** The current time in tests. */
export const NOW = new Date('2026-11-21T18:30:00.000Z');

export const SAMPLE_FILL_MS = 48_200;

/** Answers of a renter: dismissed in Maricopa County, Arizona, so eligible. */
export const SAMPLE_ANSWERS = {
  fullName: 'Rosa Delgado',
  email: 'rosa@example.com',
  phone: '(602) 555-0134',
  state: 'AZ',
  county: 'Maricopa',
  filingDate: '2021-03-04',
  outcome: 'dismissed',
  paymentStatus: 'no-judgment',
  reason: 'Non-payment of rent',
  details: '',
} as const;

/** The request body of a check. */
export const SAMPLE_CHECK = {
  id: '0b7e9a52-6f0a-4a57-9a3b-8f3f5d1c2e4a',
  fillMs: SAMPLE_FILL_MS,
  ...SAMPLE_ANSWERS,
  contactConsent: false,
  isHelper: false,
} as const;
