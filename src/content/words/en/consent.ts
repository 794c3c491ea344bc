import { SITE } from '~/config/site.ts';
import type { EarlierWordings } from '~/domain/records/consent.ts';

/**
 * The consent next to the phone field. It is optional and never preselected: automated calls and texts need written
 * consent, which must not be a condition of anything (47 U.S.C. § 227; 47 CFR § 64.1200). Version and text are stored
 * with every record, and from the version the function knows which text a page showed. So a changed text gets a new
 * version, and the old text stays below under its old version (docs/tasks/change-the-consent-wording.md).
 */
export const CONTACT_CONSENT = {
  version: '2026-11-21',
  text: `${SITE.name} may call or text me at this number about my case and its services, also with automated technology. I do not have to agree to use the check or to buy anything. Message and data rates may apply; reply STOP to end.`,
} as const;

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
export const EARLIER_WORDINGS: EarlierWordings = { check: [], lead: [], message: [] };
