import { START_FEE } from '~/config/offer.ts';
import { SITE } from '~/config/site.ts';

import type { TrustBadge } from '../en/trust-badges.ts';
import { ADULTS, CLAIMS, REFUND } from './offer.ts';

/** The four badges that are always shown. */
export const TRUST_BADGES: readonly TrustBadge[] = [
  {
    icon: 'shield',
    highlight: `BBB ${CLAIMS.rating.figure}`,
    text: 'nuestra calificación',
    note: 'El Better Business Bureau (BBB) califica cómo trata una empresa a quienes le pagan.',
  },
  { icon: 'refresh', highlight: '100%', text: 'garantía de devolución', note: REFUND.short },
  { icon: 'calendar', highlight: CLAIMS.years.figure, text: `de servicio, desde ${SITE.foundedYear}` },
  { icon: 'people', highlight: CLAIMS.families.figure, text: CLAIMS.families.label },
];

/** Four more for where there is room (specification §2, "Trust badge strip"). */
export const MORE_TRUST_BADGES: readonly TrustBadge[] = [
  {
    icon: 'lock',
    highlight: CLAIMS.encryption.figure,
    text: CLAIMS.encryption.label,
    note: 'Lo que usted envía va en clave, para que nadie lo pueda leer en el camino.',
  },
  { icon: 'clock', highlight: CLAIMS.support.figure, text: CLAIMS.support.label },
  { icon: 'star', highlight: CLAIMS.approvalsThisWeek.figure, text: CLAIMS.approvalsThisWeek.label },
  { icon: 'wallet', highlight: START_FEE.shown, text: `cubre a ${ADULTS}` },
];
