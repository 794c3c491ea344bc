import type * as EN from '#content/words/en/delivery.ts';
import type { Translation } from '#content/words/translation.ts';

/** The words of the honeypot. */
export const HONEYPOT_COPY = {
  label: 'Deje vacía esta casilla',
  filledIn: {
    heading: 'Por favor, envíelo otra vez',
    body: 'Su navegador llenó una casilla oculta que solo llenan los programas, y por eso no seguimos. La casilla está vacía otra vez, y lo que escribió sigue aquí.',
  },
} as const satisfies Translation<typeof EN.HONEYPOT_COPY>;

/** Questions about an answer that is probably not what was meant. */
export const DOUBT_COPY = {
  meant: '¿Quiso decir {value}?',
  take: 'Sí, usar ese',
  sure: '¿Es correcto este número? Si lo es, siga adelante.',
  readings: '¿Qué día quiere decir?',
  county: {
    town: '{town} está en {county}. ¿Es lo que dicen sus papeles?',
    towns: '{town} está en {counties}. ¿Cuál aparece en sus papeles?',
    namesake: '{town} está en {county}, y también existe {other}. ¿Cuál aparece en sus papeles?',
    'two-courts':
      'Una ciudad y un condado tienen este nombre, cada uno con su tribunal. ¿Cuál aparece en sus papeles?',
    former: 'Los tribunales usan otro nombre. ¿Cuál aparece en sus papeles?',
  },
} as const satisfies Translation<typeof EN.DOUBT_COPY>;

/** Texts around the server's error message. */
export const SERVER_NOTE_COPY = {
  /** Shown under a result that could not be saved; `{detail}` is the server's message. */
  unsaved: 'Sus respuestas todavía no están guardadas. {detail}',
  /** Request id, by which support finds the request in the log. */
  reference: 'Referencia: {reference}',
} as const satisfies Translation<typeof EN.SERVER_NOTE_COPY>;

/** Texts of the error boundary (product §2, the fallback error page). */
export const ISLAND_FALLBACK_COPY = {
  heading: '¡Error inesperado de la aplicación!',
  body: 'Algo falló de nuestro lado. Recargue la página para intentarlo otra vez, o llámenos:',
  reload: 'Recargar la página',
} as const satisfies Translation<typeof EN.ISLAND_FALLBACK_COPY>;

/** What a renter sends to himself, to a helper or to a lawyer: no name, no case number. */
export const SEND_COPY = {
  /** Labels of the buttons, each with what is sent. */
  plan: 'Enviar mi plan',
  page: 'Enviar esta página',
  subject: 'Mi plan',
  lines: {
    verdict: '{value}',
    when: '¿Cuándo? {value}',
    next: '¿Qué sigue? {value}',
    call: 'A quién llamar: {value}',
    plan: 'El plan del estado: {value}',
    paper: 'Llene el papel: {value}',
  },
  made: 'De {site}. Es información, no consejo legal.',
  sent: {
    copied:
      'Se abre su programa de correo con el texto. ¿No tiene correo? El texto también está copiado: péguelo donde quiera.',
    'not-copied': 'Se abre su programa de correo con el texto.',
  },
} as const satisfies Translation<typeof EN.SEND_COPY>;
