import { type PhoneLine, SEALING_PARTNER_PHONE, SUPPORT_HOURS } from '~/config/site.ts';
import { CLAIMS, SEALING_SERVICE } from '~/config/offer.ts';
import { sealingRule } from '~/data/law-rules.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';
import type { CasePlace } from '~/domain/places/place-address.ts';

/**
 * What of the settings a check shows. It is handed in by the page: the settings' modules hold every price and claim of
 * the site, and the checker would carry them all.
 */
export interface CheckOffer {
  readonly partnerPhone: PhoneLine;
  readonly partnerHours: typeof SUPPORT_HOURS;
  /** The partner's flat fee, as shown: `$995.00`. */
  readonly sealingFee: string;
  /** What local attorneys are said to charge, as shown. */
  readonly attorneysFee: string;
  /** Success with eligible cases, as shown: `98%`. */
  readonly successRate: string;
}

/** What a page hands to the check: read at build time, so that the browser loads neither settings nor laws. */
export interface CheckProps {
  /**
   * The codes of the states without a sealing law, blanks between them: all that the outcome rule must know, and one
   * text because Astro writes every entry of a list into the page on its own.
   */
  readonly statesWithoutLaw: string;
  readonly offer: CheckOffer;
  /** What a page about a place fills in; without one, what the address asks for. */
  readonly place?: CasePlace | undefined;
}

/** The same for every page. */
export const CHECK_PROPS: CheckProps = {
  statesWithoutLaw: JURISDICTION_CODES.filter((code) => sealingRule(code)?.eligible !== true).join(' '),
  offer: {
    partnerPhone: SEALING_PARTNER_PHONE,
    partnerHours: SUPPORT_HOURS,
    sealingFee: SEALING_SERVICE.exact,
    attorneysFee: SEALING_SERVICE.attorneysShown,
    successRate: CLAIMS.successRate.figure,
  },
};
