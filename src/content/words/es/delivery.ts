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
export const SUGGESTION_COPY = {
  meant: '¿Quiso decir {value}?',
  take: 'Sí, usar ese',
  sure: '¿Es correcto este número? Si lo es, siga adelante.',
} as const satisfies Translation<typeof EN.SUGGESTION_COPY>;

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
