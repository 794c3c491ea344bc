import { CLAIMS, REFUND, START_FEE } from '~/config/offer.ts';
import { SITE } from '~/config/site.ts';

/** Short reasons to trust the company: a highlight and what it is about (specification §3, "Trust badge"). */
export const TRUST_BADGES = [
  { icon: 'shield', highlight: `BBB ${CLAIMS.rating.figure}`, text: 'rated business' },
  { icon: 'refresh', highlight: '100%', text: 'money-back guarantee', note: REFUND.short },
  { icon: 'calendar', highlight: CLAIMS.years.figure, text: `of service, since ${SITE.foundedYear}` },
  { icon: 'people', highlight: CLAIMS.families.figure, text: CLAIMS.families.label },
] as const;

/** Four more, where there is room for them (specification §2, "Trust badge strip"). */
export const MORE_TRUST_BADGES = [
  { icon: 'lock', highlight: CLAIMS.encryption.figure, text: CLAIMS.encryption.label },
  { icon: 'clock', highlight: CLAIMS.support.figure, text: CLAIMS.support.label },
  { icon: 'star', highlight: CLAIMS.approvalsThisWeek.figure, text: CLAIMS.approvalsThisWeek.label },
  { icon: 'wallet', highlight: START_FEE.shown, text: `covers ${START_FEE.adultsShown}` },
] as const;
