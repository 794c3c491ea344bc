import { SITE } from '~/config/site.ts';
import type { EarlierWordings } from '~/domain/records/consent.ts';

/** The consent next to the phone field, with a version of its own: the same rule as in English (en/consent.ts). */
export const CONTACT_CONSENT = {
  version: '2026-11-23-es',
  text: `${SITE.name} puede llamarme o enviarme mensajes de texto a este número sobre mi caso y sus servicios, también con tecnología automática. No tengo que aceptar esto para usar la revisión ni para comprar nada. Es posible que se apliquen tarifas de mensajes y datos; responda STOP para terminar.`,
} as const;

/** Notice under the buttons of the lead box and the contact form. */
export const ANSWER_NOTICE = {
  lead: {
    version: '2026-11-23-es',
    text: 'Usamos estos datos solo para darle una respuesta. No hay llamadas ni mensajes de texto automáticos.',
  },
  message: {
    version: '2026-11-23-es',
    text: 'Usamos esto solo para darle una respuesta. No hay llamadas ni mensajes de texto automáticos.',
  },
} as const;

/** Verbatim earlier wordings, newest first. */
export const EARLIER_WORDINGS: EarlierWordings = { check: [], lead: [], message: [] };
