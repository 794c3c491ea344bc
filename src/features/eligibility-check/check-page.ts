import { type PhoneLine, SEALING_PARTNER_PHONE, SUPPORT_HOURS } from '#config/site.ts';
import { type Claim, CLAIMS, SEALING_SERVICE } from '#config/offer.ts';
import { sealingLaw } from '#data/laws.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import type { CasePlace } from '#domain/places/place-address.ts';

/**
 * Settings that the check displays. Passed in by the page, because importing the settings modules would put every price
 * and claim of the site into the checker's bundle.
 */
export interface CheckOffer {
  readonly partnerPhone: PhoneLine;
  readonly partnerHours: typeof SUPPORT_HOURS;
  /** The partner's flat fee, formatted: `$995.00`. */
  readonly sealingFee: string;
  /** What local attorneys charge, formatted. */
  readonly attorneys: { readonly from: string; readonly to: string };
  /** Success rate in eligible cases, formatted: `98%`. */
  readonly successRate: Claim;
}

/** Props of the check, computed at build time so that the browser loads neither settings nor laws. */
export interface CheckProps {
  readonly statesWithoutLaw: readonly JurisdictionCode[];
  readonly offer: CheckOffer;
  /** Place of the page; if absent, the place in the URL is used. */
  readonly place?: CasePlace | undefined;
}

/** Props that are the same on every page. */
export const CHECK_PROPS: CheckProps = {
  statesWithoutLaw: JURISDICTION_CODES.filter((code) => !sealingLaw(code).eligible),
  offer: {
    partnerPhone: SEALING_PARTNER_PHONE,
    partnerHours: SUPPORT_HOURS,
    sealingFee: SEALING_SERVICE.exact,
    attorneys: SEALING_SERVICE.attorneys,
    successRate: CLAIMS.successRate,
  },
};
