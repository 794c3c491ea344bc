import { CREDIT_REPORT_TRIAL, DEPOSIT_LOAN } from '~/config/offer.ts';

import type * as EN from '../en/lending.ts';
import type { Translation } from '../translation.ts';

/** The words of the deposit loan and the credit report. */
export const LENDING_COPY = {
  heading: 'Ayuda con el dinero',
  lede: 'Lo que frena la mayoría de las mudanzas es el depósito o una sorpresa en el informe de crédito. Las dos cosas se pueden revisar antes de hacer una solicitud.',
  loan: {
    title: 'Préstamo para el depósito',
    text: `Pida prestado de ${DEPOSIT_LOAN.minimumShown} a ${DEPOSIT_LOAN.maximumShown} para su depósito por medio de una red de prestamistas, y páguelo poco a poco.`,
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
