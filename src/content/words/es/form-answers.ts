import type * as EN from '../en/form-answers.ts';
import type { Translation } from '../translation.ts';

/** API error messages for rejected forms: what happened, what was kept, what to do. */
export const FORM_ANSWERS = {
  conflict: 'Ya se enviaron otras respuestas con este número. Vuelva a cargar la página para enviar estas.',
  invalid: 'Hay que revisar algunas respuestas. Todavía no se guardó nada.',
  crossSite: 'Por favor, llene el formulario en nuestro propio sitio.',
  tooMany:
    'Llegaron muchos formularios desde su conexión en poco tiempo. Por favor, espere {wait} y envíelo otra vez. No se pierde nada de lo que escribió.',
  tooManyUnchecked:
    'Por ahora aceptamos menos formularios de navegadores que reCAPTCHA no pudo comprobar. Si bloquea programas de google.com, permítalos en esta página, o espere {wait}, y envíelo otra vez. No se pierde nada de lo que escribió.',
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
