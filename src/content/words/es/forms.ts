import type { CaseOutcome, EvictionReason, PaymentStatus } from '#domain/check/case-facts.ts';
import type { Circumstance } from '#domain/check/circumstances.ts';
import type { CHECK_FORM } from '#domain/check/form.ts';
import type { FormWords } from '#domain/forms/form.ts';

import type * as EN from '#content/words/en/forms.ts';
import type { Translation } from '#content/words/translation.ts';
import { CONTACT_CONSENT, email, fullName, NOT_TEXT, phone, REQUEST } from './every-form.ts';

/*
 * The words of the forms: labels, hints, options, and an error message for each reason to reject an answer. Messages
 * say what to do, not what went wrong.
 */

/** The eligibility check. */
export const CHECK_WORDS = {
  ...REQUEST,
  fields: {
    fullName,
    email,
    phone,
    state: {
      label: 'Estado donde se presentó el caso',
      placeholder: 'Elija un estado',
      hint: '¿Puerto Rico, Guam o tribunal tribal? Pregunte a la ayuda legal de ahí.',
      errors: { missing: 'Elija el estado donde se presentó el caso' },
    },
    county: {
      label: 'Condado',
      hint: 'Elíjalo de la lista o escríbalo. Nos ayuda a encontrar su tribunal.',
      errors: {
        'not-text': NOT_TEXT,
        long: 'Use {limit} caracteres o menos para el condado',
      },
    },
    filingDate: {
      label: 'Fecha de presentación del caso',
      hint: 'Está en la primera página de los papeles del tribunal. Basta el mes y el año, o solo el año: 5\u00A0de marzo de 2021, marzo de 2021 o 2021.',
      errors: {
        missing: 'Escriba la fecha en que se presentó el caso. Si no la sabe, escriba una aproximada',
        invalid: 'Escriba una fecha real, con el mes en letras: 5 de marzo de 2021, marzo de 2021 o 2021',
        early: 'Escriba una fecha de presentación después de 1900',
        future: 'Escriba una fecha de presentación de hoy o de antes',
      },
    },
    filingPrecision: {
      label: 'Con qué exactitud se sabe la fecha',
      errors: { missing: 'Elija el día, el mes o el año' },
    },
    outcome: { label: '¿Cómo terminó el caso?', errors: { missing: 'Elija cómo terminó el caso' } },
    paymentStatus: {
      label: '¿Se pagó el fallo?',
      hint: 'Un fallo monetario (money judgment) es la cantidad que el tribunal dijo que usted debe. Si el caso fue desestimado o usted ganó, elegimos “Sin fallo monetario” por usted. Puede cambiarlo.',
      errors: { missing: 'Elija si se pagó el fallo' },
    },
    reason: {
      label: 'Motivo del desalojo',
      placeholder: 'Elija un motivo',
      errors: { missing: 'Elija el motivo que dio el propietario' },
    },
    circumstances: {
      label: '¿Algo de esto?',
      errors: { unknown: 'Use solo: never-served, not-mine, no-court, bankruptcy, foreclosure' },
    },
    details: {
      label: '¿Algo más que debamos saber?',
      hint: 'Por ejemplo, una apelación o un acuerdo con el propietario.',
      errors: {
        'not-text': NOT_TEXT,
        long: 'Use {limit} caracteres o menos para los detalles',
      },
    },
    contactConsent: {
      label: CONTACT_CONSENT.text,
      errors: { invalid: 'Marque la casilla o déjela vacía' },
    },
    isHelper: {
      label: 'Estoy ayudando a alguien. El nombre, el correo y el teléfono son míos.',
      errors: { invalid: 'Marque la casilla o déjela vacía' },
    },
  },
} satisfies FormWords<typeof CHECK_FORM> & Translation<typeof EN.CHECK_WORDS>;

/** The version of the consent that the check asks for. */
export const CONSENT_VERSION: string = CONTACT_CONSENT.version;

/** Labels of the stored keys (product §3). */
export const CHECK_OPTIONS: {
  readonly outcome: Readonly<Record<CaseOutcome, string>>;
  readonly paymentStatus: Readonly<Record<PaymentStatus, string>>;
  readonly reason: Readonly<Record<EvictionReason, string>>;
} = {
  outcome: {
    dismissed: 'El caso fue desestimado (“dismissed”)',
    won: 'Gané el caso',
    lost: 'El propietario ganó el caso',
    settlement: 'Llegamos a un acuerdo',
  },
  paymentStatus: {
    paid: 'Sí, todo pagado',
    partial: 'Pagado en parte',
    'not-paid': 'No pagado',
    'no-judgment': 'Sin fallo monetario',
  },
  reason: {
    'Non-payment of rent': 'Falta de pago del alquiler',
    'Lease violation': 'Incumplir el contrato de alquiler',
    'Property damage': 'Daños a la propiedad',
    'Illegal activity': 'Actividad ilegal',
    'No cause/No fault': 'Sin causa/Sin culpa',
    'Owner move-in': 'El propietario se muda ahí',
    'Renovation/Demolition': 'Remodelación/Demolición',
    Other: 'Otro',
  },
};

export const CIRCUMSTANCE_LABELS: Readonly<Record<Circumstance, string>> = {
  'never-served': 'No recibí papeles',
  'not-mine': 'No es mi caso',
  'no-court': 'Sin tribunal',
  bankruptcy: 'Bancarrota',
  foreclosure: 'El banco tomó la casa',
};
