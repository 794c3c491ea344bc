import {
  CLAIMS as FIGURES,
  COMPETITOR_FEE as COMPETITOR,
  CREDIT_REPORT_TRIAL,
  DEPOSIT_LOAN,
  START_FEE,
} from '#config/offer.ts';
import { dollars } from '#domain/shared/amounts.ts';

import type * as EN from '#content/words/en/offer.ts';
import type { Translation } from '#content/words/translation.ts';

/** Who the start fee covers. */
export const ADULTS = 'dos adultos';

/** The fee that is charged only after an approval. */
export const SUCCESS_FEE =
  'una tarifa según el resultado, que se cobra solo después de que aprueben su solicitud';

/** What the partner's record sealing service does not include. */
export const COURT_COSTS = 'Los costos del tribunal son aparte y se pagan al tribunal.';

/** Advertised price of competitors before any approval. */
export const COMPETITOR_FEE = { shown: '$500 a $2,000', sample: COMPETITOR.sample } as const;

/** How long things take. The spoken forms follow a preposition: `de 7 a 21 días`. */
export const TIMING = {
  approval: '7–21 días',
  approvalSpoken: '7 a 21 días',
  moveIn: '7–14 días',
  moveInSpoken: '7 a 14 días',
  emailReply: '24 horas',
} as const satisfies Translation<typeof EN.TIMING>;

/** The one refund wording (departure D6). */
export const REFUND = {
  short: `Si no logramos que aprueben su solicitud, le devolvemos sus ${START_FEE.shown}.`,
  full:
    `La tarifa inicial de ${START_FEE.shown} no se devuelve una vez que empezamos a trabajar en su caso. Hay una ` +
    `excepción, nuestra garantía de devolución: si terminamos nuestro trabajo y no logramos que ningún propietario ` +
    `apruebe su solicitud, le devolvemos el 100%. Si cambia de idea antes de que empecemos, también se la devolvemos.`,
} as const satisfies Translation<typeof EN.REFUND>;

/** The trust figures of product §1, each with the label below it. */
export const CLAIMS = {
  families: { ...FIGURES.families, label: 'familias que recibieron ayuda' },
  cities: { ...FIGURES.cities, label: 'ciudades y pueblos' },
  successRate: {
    ...FIGURES.successRate,
    label: 'de éxito',
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
  encryption: { ...FIGURES.encryption, figure: '256 bits', label: 'cifrado SSL' },
  cardSecurity: { ...FIGURES.cardSecurity, label: 'pagos que cumplen la norma' },
  dataRights: { ...FIGURES.dataRights, label: 'manejo de datos que cumple la norma' },
} as const satisfies Translation<typeof EN.CLAIMS>;

/** The words of the deposit loan and the credit report. */
export const LENDING_COPY = {
  heading: 'Ayuda con el dinero',
  lede: 'Lo que frena la mayoría de las mudanzas es el depósito o una sorpresa en el informe de crédito. Las dos cosas se pueden revisar antes de hacer una solicitud.',
  loan: {
    title: 'Préstamo para el depósito',
    text: `Pida prestado de ${dollars(DEPOSIT_LOAN.minimum)} a ${dollars(DEPOSIT_LOAN.maximum)} para su depósito por medio de una red de prestamistas, y páguelo poco a poco.`,
    action: 'Solicitar un préstamo',
    note: 'Solo hacemos el contacto: el prestamista decide y fija la tasa de interés. Nosotros no prestamos dinero, y puede que nos paguen por el contacto.',
  },
  report: {
    title: `Vea su informe de crédito por ${CREDIT_REPORT_TRIAL.shown}`,
    text: 'Sepa qué va a ver el propietario y dispute lo que esté mal antes de hacer una solicitud.',
    action: `Ver mi informe por ${CREDIT_REPORT_TRIAL.shown}`,
    note: `Es una oferta de prueba de una empresa socia: ${CREDIT_REPORT_TRIAL.exact} para empezar. Antes de que usted pague, la empresa le muestra lo que sigue. También puede leer sus informes gratis en annualcreditreport.com.`,
  },
} as const satisfies Translation<typeof EN.LENDING_COPY>;

/** The words of the deposit loan dialog. */
export const LOAN_DIALOG_COPY = {
  heading: '¿Cuánto necesita?',
  lede: 'Elija una cantidad. El prestamista socio le pide lo demás y le dice la tasa antes de que usted acepte nada.',
  amount: 'Monto del préstamo',
  proceed: 'Ir al prestamista',
  close: 'Cerrar',
  note: 'Es un préstamo con intereses, no dinero regalado. Pida solo lo que hace falta para el depósito.',
} as const satisfies Translation<typeof EN.LOAN_DIALOG_COPY>;
