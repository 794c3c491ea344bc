import { SITE } from '~/config/site.ts';
import type { EarlierWordings } from '~/domain/records/consent.ts';

/**
 * The consent next to the phone field. It is optional and never pre-ticked; calls and texts by machine need
 * it in writing, and it may not be a condition of anything (47 U.S.C. § 227; 47 CFR § 64.1200). Version and text are
 * stored with every record, and the version says to the function which text a page showed: a text that changes gets a new
 * version, and stays below under its old one (docs/tasks/change-the-consent-wording.md).
 */
export const CONTACT_CONSENT = {
  version: '2026-11-21',
  text: `${SITE.name} may call or text me at this number about my case and its services, also with automated technology. I do not have to agree to use the check or to buy anything. Message and data rates may apply; reply STOP to end.`,
} as const;

/**
 * What the lead box and the contact form say under their buttons. They ask for no consent to automated calls, and promise
 * that there are none. Stored in the same way; the same rule for the version.
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
 * Wordings of before, newest first and word for word, for pages that were opened before a deployment. No page loads them.
 */
export const EARLIER_WORDINGS: EarlierWordings = { check: [], lead: [], message: [] };
