import { START_FEE } from '#config/offer.ts';
import type { FormWords } from '#domain/forms/form.ts';
import type { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';

import type * as EN from '#content/words/en/reply.ts';
import type { Translation } from '#content/words/translation.ts';
import { ANSWER_NOTICE, email, fullName, phone, REQUEST } from './every-form.ts';
import { REFUND, SUCCESS_FEE, TIMING } from './offer.ts';

/** The words of the lead box and the contact form after submission. */
export const DELIVERY_COPY = {
  sending: 'Enviando…',
  undelivered: {
    heading: 'Esto no nos llegó',
    offline: 'Lo que escribió sigue aquí. Este aparato no tiene conexión. Envíelo cuando vuelva, o llámenos:',
    blocked:
      'Lo que escribió sigue aquí. Nuestro servidor no respondió: puede estar ocupado, o esta red o este navegador lo bloquea. Envíelo otra vez, o llámenos:',
    ours: 'Lo que escribió sigue aquí. El problema es nuestro. Envíelo otra vez en unos minutos, o llámenos:',
    /** If the server sent an error message. */
    told: '{detail} También puede llamarnos:',
  },
  lead: {
    submit: 'Contáctenme',
    use: ANSWER_NOTICE.lead,
    success: `¡Listo! Le contactaremos en ${TIMING.emailReply} o menos.`,
  },
  message: {
    submit: 'Enviar mensaje',
    use: ANSWER_NOTICE.message,
    success: { title: '¡Mensaje enviado!', description: `Le responderemos en ${TIMING.emailReply} o menos.` },
  },
  /** Response pages for forms submitted without scripts. */
  answers: {
    back: 'Volver al formulario',
    home: 'Ir a la página de inicio',
    check: {
      heading: 'Tenemos sus respuestas',
      body: 'Sin JavaScript no podemos mostrar aquí el resultado. El plan de su estado muestra lo que dice la ley, y no lo necesita.',
      plans: 'Busque el plan de su estado',
    },
    unsent: {
      heading: 'Esto no nos llegó',
      body: 'El botón Atrás de su navegador regresa al formulario con lo que usted escribió. Llene todos los campos y envíelo otra vez, o llámenos.',
    },
  },
} as const satisfies Translation<typeof EN.DELIVERY_COPY>;

/** The lead box. */
export const LEAD_BOX_COPY = {
  heading: 'Empiece su segunda oportunidad',
  lede: `Deje su correo y su teléfono, y una persona se comunica con usted en ${TIMING.emailReply} o menos. O empiece ahora mismo: son ${START_FEE.shown}, y luego ${SUCCESS_FEE}.`,
  start: 'Empiece por {fee}',
  guarantee: REFUND.short,
} as const satisfies Translation<typeof EN.LEAD_BOX_COPY>;

/** The lead box. */
export const LEAD_WORDS = { ...REQUEST, fields: { email, phone } } satisfies FormWords<typeof LEAD_FORM> &
  Translation<typeof EN.LEAD_WORDS>;

/** The contact form. */
export const MESSAGE_WORDS = {
  ...REQUEST,
  fields: {
    name: fullName,
    email,
    phone,
    message: {
      label: 'Su mensaje',
      hint: 'Bastan unas pocas palabras. Por favor, no ponga números de tarjeta ni de Seguro Social.',
      errors: {
        missing: 'Escriba su mensaje',
        long: 'Use {limit} caracteres o menos para su mensaje',
      },
    },
  },
} satisfies FormWords<typeof MESSAGE_FORM> & Translation<typeof EN.MESSAGE_WORDS>;
