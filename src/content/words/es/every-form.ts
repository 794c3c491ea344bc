import { OPERATOR, SITE, TEXT_LINE } from '#config/site.ts';
import type { EarlierWordings } from '#domain/records/consent.ts';

import type * as EN from '#content/words/en/every-form.ts';
import type { Translation } from '#content/words/translation.ts';

/* Words that the forms share: fields, the consent to calls and texts, and the API's answers. */

/** Errors of the metadata that the browser sends with the answers; read mainly by developers. */
export const REQUEST = {
  request: {
    '': { errors: { 'not-an-object': 'Envíe las respuestas como un objeto JSON' } },
    id: { errors: { invalid: 'Envíe un UUID como id de estas respuestas' } },
    fillMs: { errors: { invalid: 'Envíe cuántos milisegundos estuvo en uso el formulario' } },
    consentVersion: {
      errors: { unknown: 'Esta página ya no está al día. Vuelva a cargarla y envíe sus respuestas otra vez' },
    },
    website: { errors: { 'filled-in': 'Deje vacía esta casilla' } },
  },
  unknown: 'No es parte del formulario',
} as const;

export const fullName = {
  label: 'Nombre completo',
  errors: {
    missing: 'Escriba su nombre completo',
    long: 'Use {limit} caracteres o menos para su nombre',
  },
};

export const email = {
  label: 'Correo electrónico',
  errors: {
    missing: 'Escriba su correo electrónico',
    invalid: 'Escriba un correo electrónico con @ y un punto, como nombre@example.com',
    long: 'Use {limit} caracteres o menos para su correo',
  },
};

export const phone = {
  label: 'Teléfono',
  hint: 'Con el código de área.',
  errors: {
    missing: 'Escriba su teléfono',
    invalid: 'Escriba un teléfono con su código de área, como (602) 555-0134',
    long: 'Use {limit} caracteres o menos para su teléfono',
  },
};

export const NOT_TEXT = 'Escriba un texto aquí';

/** The consent next to the phone field, with a version of its own: the same rule as in English (en/every-form.ts). */
export const CONTACT_CONSENT = {
  version: '2026-11-29-es',
  text: consentTo(TEXT_LINE === null ? 'calls' : 'calls and texts'),
} as const;

export function consentTo(kinds: 'calls' | 'calls and texts'): string {
  const [contact, end] =
    kinds === 'calls'
      ? ['llamarme', '']
      : [
          'llamarme o enviarme mensajes de texto',
          ' Es posible que se apliquen tarifas de mensajes y datos; responda STOP para terminar, HELP para recibir ayuda.',
        ];
  return `${OPERATOR.name} (${SITE.name}) puede ${contact} a este número sobre mi caso y para ofrecerme sus servicios de pago, también con tecnología automática o una voz grabada. No tengo que aceptar esto para usar la revisión ni para comprar nada.${end}`;
}

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
export const EARLIER_WORDINGS: EarlierWordings = {
  check: [
    {
      version: '2026-11-23-es',
      text: 'SecondKey puede llamarme o enviarme mensajes de texto a este número sobre mi caso y sus servicios, también con tecnología automática. No tengo que aceptar esto para usar la revisión ni para comprar nada. Es posible que se apliquen tarifas de mensajes y datos; responda STOP para terminar.',
    },
  ],
  lead: [],
  message: [],
};

/** API error messages for rejected forms: what happened, what was kept, what to do. */
export const FORM_ANSWERS = {
  conflict: 'Ya se enviaron otras respuestas con este número. Vuelva a cargar la página para enviar estas.',
  invalid: 'Hay que revisar algunas respuestas. Todavía no se guardó nada.',
  crossSite: 'Por favor, llene el formulario en nuestro propio sitio.',
  tooMany:
    'Llegaron muchos formularios desde su conexión en poco tiempo. Por favor, espere {wait} y envíelo otra vez. No se pierde nada de lo que escribió.',
  wait: { minute: 'un minuto', minutes: '{count} minutos' },
  tooSoon:
    'Sus respuestas llegaron en menos de un segundo, como cuando un navegador llena todo el formulario de una vez. Por favor, envíelas otra vez en un momento. No se pierde nada de lo que escribió.',
  unavailable:
    'No se puede usar el servicio en este momento. No se pierde nada: por favor, inténtelo otra vez en un momento.',
  failed: 'Algo falló de nuestro lado. Por favor, inténtelo otra vez o llámenos.',
  body: {
    tooLarge:
      'Sus respuestas son demasiado largas para enviarlas juntas. Acorte la más larga y envíelas otra vez. No se guardó nada.',
    notJson: 'Lo que se envió no es JSON que se pueda leer. No se guardó nada.',
    notText: 'Lo que se envió no es texto UTF-8. No se guardó nada.',
    otherType: 'Envíe las respuestas como JSON, con el encabezado Content-Type: application/json.',
    encoded: 'Envíe las respuestas tal como son, sin Content-Encoding.',
  },
} as const satisfies Translation<typeof EN.FORM_ANSWERS>;
