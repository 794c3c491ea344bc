import type { CaseOutcome, EvictionReason, PaymentStatus } from '#domain/check/case-facts.ts';
import type { Circumstance } from '#domain/check/circumstances.ts';
import type { CHECK_FORM } from '#domain/check/form.ts';
import type { FormWords } from '#domain/forms/form.ts';

import { CONTACT_CONSENT, email, fullName, NOT_TEXT, phone, REQUEST } from './every-form.ts';

/*
 * The words of the forms: labels, hints, options, and an error message for each reason to reject an answer. Messages
 * say what to do, not what went wrong. Shown by the browser and returned by the API.
 */

/** The eligibility check. */
export const CHECK_WORDS = {
  ...REQUEST,
  fields: {
    fullName,
    email,
    phone,
    state: {
      label: 'State where the case was filed',
      placeholder: 'Choose a state',
      hint: 'Puerto Rico, Guam or a tribal court? Ask legal aid there.',
      errors: { missing: 'Choose the state where the case was filed' },
    },
    county: {
      label: 'County',
      hint: 'Pick it from the list or type it. It helps us find your court.',
      errors: {
        'not-text': NOT_TEXT,
        long: 'Use {limit} characters or fewer for the county',
      },
    },
    filingDate: {
      label: 'Date the case was filed',
      hint: 'It is on the first page of the court papers. The month and year, or the year alone, will do: 3/5/2021, March 2021 or 2021.',
      errors: {
        missing: 'Enter the date the case was filed. If you are not sure, enter your best guess',
        invalid: 'Enter a real date, like 3/5/2021, March 2021 or 2021',
        early: 'Enter a filing date after 1900',
        future: 'Enter a filing date that is today or in the past',
      },
    },
    filingPrecision: {
      label: 'How exactly the date is known',
      errors: { missing: 'Choose the day, the month or the year' },
    },
    outcome: { label: 'How did the case end?', errors: { missing: 'Choose how the case ended' } },
    paymentStatus: {
      label: 'Was the judgment paid?',
      hint: 'A money judgment is the amount the court said you owe. If the case was dismissed or you won, we choose “No money judgment” for you. You can change it.',
      errors: { missing: 'Choose whether the judgment was paid' },
    },
    reason: {
      label: 'Reason for the eviction',
      placeholder: 'Choose a reason',
      errors: { missing: 'Choose the reason the landlord gave' },
    },
    circumstances: {
      label: 'Does any of this apply?',
      errors: { unknown: 'Use only: never-served, not-mine, no-court, bankruptcy, foreclosure' },
    },
    details: {
      label: 'Anything else we should know?',
      hint: 'For example an appeal, or an agreement with the landlord.',
      errors: {
        'not-text': NOT_TEXT,
        long: 'Use {limit} characters or fewer for the details',
      },
    },
    contactConsent: {
      label: CONTACT_CONSENT.text,
      errors: { invalid: 'Tick the box, or leave it empty' },
    },
    isHelper: {
      label: 'I am helping somebody. The name, email and phone are mine.',
      errors: { invalid: 'Tick the box, or leave it empty' },
    },
  },
} satisfies FormWords<typeof CHECK_FORM>;

/** The version of the consent that the check asks for. */
export const CONSENT_VERSION: string = CONTACT_CONSENT.version;

/** Labels of the stored keys (product §3). */
export const CHECK_OPTIONS: {
  readonly outcome: Readonly<Record<CaseOutcome, string>>;
  readonly paymentStatus: Readonly<Record<PaymentStatus, string>>;
  readonly reason: Readonly<Record<EvictionReason, string>>;
} = {
  outcome: {
    dismissed: 'Case was dismissed',
    won: 'I won the case',
    lost: 'Landlord won the case',
    settlement: 'We reached a settlement',
  },
  paymentStatus: {
    paid: 'Yes, paid in full',
    partial: 'Partially paid',
    'not-paid': 'Not paid',
    'no-judgment': 'No money judgment',
  },
  reason: {
    'Non-payment of rent': 'Non-payment of rent',
    'Lease violation': 'Lease violation',
    'Property damage': 'Property damage',
    'Illegal activity': 'Illegal activity',
    'No cause/No fault': 'No cause/No fault',
    'Owner move-in': 'Owner move-in',
    'Renovation/Demolition': 'Renovation/Demolition',
    Other: 'Other',
  },
};

/** Labels of what else may be true (domain/check/circumstances.ts). */
export const CIRCUMSTANCE_LABELS: Readonly<Record<Circumstance, string>> = {
  'never-served': 'I never got papers',
  'not-mine': 'Not my case',
  'no-court': 'No court at all',
  bankruptcy: 'Bankruptcy',
  foreclosure: 'The bank took the house',
};
