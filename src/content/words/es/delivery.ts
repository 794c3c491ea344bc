import { START_FEE } from '~/config/offer.ts';
import { ANSWER_NOTICE } from './consent.ts';

import type * as EN from '../en/delivery.ts';
import type { Translation } from '../translation.ts';
import { REFUND, SUCCESS_FEE, TIMING } from './offer.ts';

/** Words around forms that are delivered to us: the lead box and the contact form. */
export const DELIVERY_COPY = {
  sending: 'Enviando…',
  undelivered: {
    heading: 'Esto no nos llegó',
    body: 'Lo que escribió sigue aquí. Revise su conexión y envíelo otra vez, o llámenos:',
    /** Where the server has said what is the matter. */
    told: '{detail} También puede llamarnos:',
  },
  lead: {
    submit: 'Contáctenme',
    use: ANSWER_NOTICE.lead.text,
    success: `¡Listo! Le contactaremos en ${TIMING.emailReply} o menos.`,
  },
  message: {
    submit: 'Enviar mensaje',
    use: ANSWER_NOTICE.message.text,
    success: { title: '¡Mensaje enviado!', description: `Le responderemos en ${TIMING.emailReply} o menos.` },
  },
  /** The pages that answer a form sent without scripts. */
  answers: {
    back: 'Volver al formulario',
    home: 'Ir a la página de inicio',
    unsent: {
      heading: 'Esto no nos llegó',
      body: 'El botón Atrás de su navegador regresa al formulario con lo que usted escribió. Llene todos los campos y envíelo otra vez, o llámenos.',
    },
  },
} as const satisfies Translation<typeof EN.DELIVERY_COPY>;

/** Words of the box that people never see and that programs fill in. */
export const HONEYPOT_COPY = {
  label: 'Deje vacía esta casilla',
  filledIn: {
    heading: 'Por favor, envíelo otra vez',
    body: 'Su navegador llenó una casilla oculta que solo llenan los programas, y por eso no seguimos. La casilla está vacía otra vez, y lo que escribió sigue aquí.',
  },
} as const satisfies Translation<typeof EN.HONEYPOT_COPY>;

/** Words around what the server said of a call that it did not carry out. */
export const SERVER_NOTE_COPY = {
  /** Under a result that could not be saved: the server's message is in between. */
  unsaved: 'Sus respuestas todavía no están guardadas. {detail} Lo que ve aquí sigue siendo correcto.',
  /** By this number the call is found in the log. */
  reference: 'Referencia: {reference}',
} as const satisfies Translation<typeof EN.SERVER_NOTE_COPY>;

/** The lead box. */
export const LEAD_BOX_COPY = {
  heading: 'Empiece su segunda oportunidad',
  lede: `Deje su correo y su teléfono, y una persona se comunica con usted en ${TIMING.emailReply} o menos. O empiece ahora mismo: son ${START_FEE.shown}, y luego ${SUCCESS_FEE}.`,
  start: 'Empiece por {fee}',
  guarantee: REFUND.short,
} as const satisfies Translation<typeof EN.LEAD_BOX_COPY>;
