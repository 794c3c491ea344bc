import type { PhoneLine } from '~/config/site.ts';

/**
 * What of the settings a check shows. It is handed in by the page: the settings' modules hold every price and claim of
 * the site, and the checker would carry them all.
 */
export interface CheckOffer {
  readonly partnerPhone: PhoneLine;
  /** The partner's flat fee, as shown: `$995.00`. */
  readonly sealingFee: string;
  /** What local attorneys are said to charge, as shown. */
  readonly attorneysFee: string;
  /** Success with eligible cases, as shown: `98%`. */
  readonly successRate: string;
}
