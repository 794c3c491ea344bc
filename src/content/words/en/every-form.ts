import { OPERATOR, SITE, TEXT_LINE } from '#config/site.ts';
import type { EarlierWordings } from '#domain/records/consent.ts';

/* Words that the forms share: fields, the consent to calls and texts, and the API's answers. */

/** Errors of the metadata that the browser sends with the answers; read mainly by developers. */
export const REQUEST = {
  request: {
    '': { errors: { 'not-an-object': 'Send the answers as one JSON object' } },
    id: { errors: { invalid: 'Send a UUID as the id of these answers' } },
    fillMs: { errors: { invalid: 'Send how many milliseconds the form was in use' } },
    consentVersion: {
      errors: { unknown: 'This page is out of date. Load it again, and send your answers once more' },
    },
    website: { errors: { 'filled-in': 'Leave this box empty' } },
  },
  unknown: 'Not part of the form',
} as const;

export const fullName = {
  label: 'Full name',
  errors: {
    missing: 'Enter your full name',
    long: 'Use {limit} characters or fewer for your name',
  },
};

export const email = {
  label: 'Email address',
  errors: {
    missing: 'Enter your email address',
    invalid: 'Enter an email address with an @ and a dot, like name@example.com',
    long: 'Use {limit} characters or fewer for your email address',
  },
};

export const phone = {
  label: 'Phone number',
  hint: 'With the area code.',
  errors: {
    missing: 'Enter your phone number',
    invalid: 'Enter a phone number with its area code, like (602) 555-0134',
    long: 'Use {limit} characters or fewer for your phone number',
  },
};

export const NOT_TEXT = 'Enter text here';

/**
 * The consent next to the phone field, which names the seller and what the calls are for. It is optional and never
 * preselected: automated calls and texts need written consent, which must not be a condition of anything (47 U.S.C. § 227;
 * 47 CFR § 64.1200). Version and text are stored with every record, and from the version the function knows which text a
 * page showed. So a changed text gets a new version, and the old text stays below under its old version
 * (docs/tasks/change-the-consent-wording.md).
 */
export const CONTACT_CONSENT = {
  version: '2026-11-29',
  text: consentTo(TEXT_LINE === null ? 'calls' : 'calls and texts'),
} as const;

/** Texts are named only where somebody reads the answers: who asks for them promises to honor STOP. */
export function consentTo(kinds: 'calls' | 'calls and texts'): string {
  const [contact, end] =
    kinds === 'calls'
      ? ['call', '']
      : ['call or text', ' Message and data rates may apply; reply STOP to end, HELP for help.'];
  return `${OPERATOR.name} (${SITE.name}) may ${contact} me at this number about my case and to offer its paid services, also with automated technology or a recorded voice. I do not have to agree to use the check or to buy anything.${end}`;
}

/**
 * Notice under the buttons of the lead box and the contact form. It asks for no consent to automated calls and promises
 * that there are none. Stored with every record and versioned like the consent.
 */
export const ANSWER_NOTICE = {
  lead: {
    version: '2026-11-23',
    text: 'We use these only to answer you. No automated calls or texts.',
  },
  message: {
    version: '2026-11-23',
    text: 'We use this only to answer you. No automated calls or texts.',
  },
} as const;

/**
 * Verbatim earlier wordings, newest first, for pages that were opened before a deployment. Not part of any page's
 * bundle.
 */
export const EARLIER_WORDINGS: EarlierWordings = {
  check: [
    {
      version: '2026-11-21',
      text: 'SecondKey may call or text me at this number about my case and its services, also with automated technology. I do not have to agree to use the check or to buy anything. Message and data rates may apply; reply STOP to end.',
    },
  ],
  lead: [],
  message: [],
};

/** API error messages for rejected forms: what happened, what was kept, what to do. */
export const FORM_ANSWERS = {
  conflict: 'Other answers were already sent under this id. Reload the page to send these.',
  invalid: 'Some answers need another look. Nothing was saved yet.',
  crossSite: 'Please fill in the form on our own site.',
  tooMany:
    'Many forms came from your connection in a short time. Please wait {wait} and send it again. Nothing you typed is lost.',
  wait: { minute: 'a minute', minutes: '{count} minutes' },
  tooSoon:
    'Your answers came within a second, as they do when a browser fills in a whole form at once. Please send them again in a moment. Nothing you typed is lost.',
  unavailable: 'The service cannot be reached right now. Nothing is lost: please try again in a moment.',
  failed: 'Something went wrong on our side. Please try again, or call us.',
  /** Errors of a request body, independent of the form. */
  body: {
    tooLarge:
      'Your answers are too long to be sent together. Shorten the longest one, and send them again. Nothing was saved.',
    notJson: 'What was sent is not JSON that can be read. Nothing was saved.',
    notText: 'What was sent is not UTF-8 text. Nothing was saved.',
    otherType: 'Send the answers as JSON, with the header Content-Type: application/json.',
    encoded: 'Send the answers as they are, without a Content-Encoding.',
  },
} as const;
