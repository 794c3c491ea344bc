import type * as EN from '../en/delivery.ts';
import type { Translation } from '../translation.ts';

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
