import { START_FEE } from '~/config/offer.ts';
import { SITE } from '~/config/site.ts';

import { ADULTS, CLAIMS, REFUND } from './offer.ts';

/** A short reason to trust the company (specification §3, "Trust badge"). */
export interface TrustBadge {
  readonly icon: 'shield' | 'refresh' | 'calendar' | 'people' | 'lock' | 'clock' | 'star' | 'wallet';
  readonly highlight: string;
  readonly text: string;
  /** Explanation, shown as a tooltip. */
  readonly note?: string;
}

/** The four badges that are always shown. */
export const TRUST_BADGES: readonly TrustBadge[] = [
  {
    icon: 'shield',
    highlight: `BBB ${CLAIMS.rating.figure}`,
    text: 'rated business',
    note: 'The Better Business Bureau rates how a company treats the people who pay it.',
  },
  { icon: 'refresh', highlight: '100%', text: 'money-back guarantee', note: REFUND.short },
  { icon: 'calendar', highlight: CLAIMS.years.figure, text: `of service, since ${SITE.foundedYear}` },
  { icon: 'people', highlight: CLAIMS.families.figure, text: CLAIMS.families.label },
];

/** Four more for where there is room (specification §2, "Trust badge strip"). */
export const MORE_TRUST_BADGES: readonly TrustBadge[] = [
  {
    icon: 'lock',
    highlight: CLAIMS.encryption.figure,
    text: CLAIMS.encryption.label,
    note: 'What you send is scrambled on its way, so that nobody in between can read it.',
  },
  { icon: 'clock', highlight: CLAIMS.support.figure, text: CLAIMS.support.label },
  { icon: 'star', highlight: CLAIMS.approvalsThisWeek.figure, text: CLAIMS.approvalsThisWeek.label },
  { icon: 'wallet', highlight: START_FEE.shown, text: `covers ${ADULTS}` },
];
