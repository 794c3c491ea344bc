import { CONTACT_CONSENT } from '~/config/consent.ts';
import { CLAIMS, SEALING_SERVICE } from '~/config/offer.ts';
import { SEALING_PARTNER_PHONE, SITE } from '~/config/site.ts';
import { SEALING_RULES } from '~/content/sealing-rules.ts';
import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';

import type { CheckOffer } from './check-offer.ts';

/** What a page hands to the check: read at build time, so that the browser loads neither settings nor laws. */
export interface CheckProps {
  /** The states whose law seals records: all that the outcome rule must know, and cheaper as data than as script. */
  readonly sealingStates: readonly JurisdictionCode[];
  readonly offer: CheckOffer;
}

/** The same for every page. */
export const CHECK_PROPS: CheckProps = {
  sealingStates: [...SEALING_RULES].filter(([, rule]) => rule.eligible).map(([code]) => code),
  offer: {
    consent: CONTACT_CONSENT.text(SITE.name),
    partnerPhone: SEALING_PARTNER_PHONE,
    sealingFee: SEALING_SERVICE.exact,
    attorneysFee: SEALING_SERVICE.attorneysShown,
    successRate: CLAIMS.successRate.figure,
  },
};
