import { CLAIMS, SEALING_SERVICE } from '~/config/offer.ts';
import { SEALING_PARTNER_PHONE } from '~/config/site.ts';
import { sealingRule } from '~/content/sealing-rules.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';

import type { CheckOffer } from './check-offer.ts';

/** What a page hands to the check: read at build time, so that the browser loads neither settings nor laws. */
export interface CheckProps {
  /**
   * The codes of the states without a sealing law, blanks between them: all that the outcome rule must know, and one
   * text because Astro writes every entry of a list into the page on its own.
   */
  readonly statesWithoutLaw: string;
  readonly offer: CheckOffer;
}

/** The same for every page. */
export const CHECK_PROPS: CheckProps = {
  statesWithoutLaw: JURISDICTION_CODES.filter((code) => sealingRule(code)?.eligible !== true).join(' '),
  offer: {
    partnerPhone: SEALING_PARTNER_PHONE,
    sealingFee: SEALING_SERVICE.exact,
    attorneysFee: SEALING_SERVICE.attorneysShown,
    successRate: CLAIMS.successRate.figure,
  },
};
