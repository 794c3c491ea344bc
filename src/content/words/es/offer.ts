import { CLAIMS as FIGURES, START_FEE } from '~/config/offer.ts';

import type * as EN from '../en/offer.ts';
import type { Translation } from '../translation.ts';

/** Who the start fee covers. */
export const ADULTS = 'dos adultos';

/** The fee that is charged only after an approval. */
export const SUCCESS_FEE =
  'una tarifa según el resultado, que se cobra solo después de que aprueben su solicitud';

/** What the partner's record sealing service does not include. */
export const COURT_COSTS = 'Los costos del tribunal son aparte y se pagan al tribunal.';

/** Advertised price of local attorneys for sealing a record. */
export const ATTORNEYS_FEE = '$1,500 a $3,000';

/** Advertised price of competitors before any approval. */
export const COMPETITOR_FEE = { shown: '$500 a $2,000' } as const;

/** How long things take. The spoken forms follow a preposition: `de 7 a 21 días`. */
export const TIMING = {
  approval: '7–21 días',
  approvalSpoken: '7 a 21 días',
  moveIn: '7–14 días',
  moveInSpoken: '7 a 14 días',
  emailReply: '24 horas',
} as const satisfies Translation<typeof EN.TIMING>;

/** The one refund wording (design D6). */
export const REFUND = {
  badge: 'garantía de devolución del 100%',
  short: `Si no logramos que aprueben su solicitud, le devolvemos sus ${START_FEE.shown}.`,
  full:
    `La tarifa inicial de ${START_FEE.shown} no se devuelve una vez que empezamos a trabajar en su caso. Hay una ` +
    `excepción, nuestra garantía de devolución: si terminamos nuestro trabajo y no logramos que ningún propietario ` +
    `apruebe su solicitud, le devolvemos el 100%. Si cambia de idea antes de que empecemos, también se la devolvemos.`,
} as const satisfies Translation<typeof EN.REFUND>;

/** The trust figures of specification §1, each with the label below it. */
export const CLAIMS = {
  families: { ...FIGURES.families, label: 'familias que recibieron ayuda' },
  cities: { ...FIGURES.cities, label: 'ciudades y pueblos' },
  successRate: {
    ...FIGURES.successRate,
    label: 'de éxito: cifra de nuestro socio para los casos que acepta',
  },
  years: { ...FIGURES.years, figure: '{years} años', label: 'de trabajo, desde 2017' },
  approvalsThisWeek: { ...FIGURES.approvalsThisWeek, label: 'aprobaciones esta semana' },
  support: { ...FIGURES.support, label: 'atención para aprobaciones urgentes' },
  rating: { ...FIGURES.rating, label: 'calificación de BBB' },
  lowestScore: {
    ...FIGURES.lowestScore,
    figure: '400 y tantos',
    label: 'puntajes de crédito con los que trabajamos',
  },
  coverage: { ...FIGURES.coverage, label: 'estados que atendemos' },
  encryption: { ...FIGURES.encryption, figure: '256 bits', label: 'cifrado SSL' },
  cardSecurity: { ...FIGURES.cardSecurity, label: 'pagos que cumplen la norma' },
  dataRights: { ...FIGURES.dataRights, label: 'manejo de datos que cumple la norma' },
} as const satisfies Translation<typeof EN.CLAIMS>;
