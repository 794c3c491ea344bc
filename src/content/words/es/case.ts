import type * as EN from '#content/words/en/case.ts';
import type { Translation } from '#content/words/translation.ts';

/** Questions about the county and the days of a case, where an answer is probably not what was meant. */
export const CASE_QUESTION_COPY = {
  readings: '¿Qué día quiere decir?',
  years: '¿Cuál es el más cercano?',
  county: {
    town: '{town} está en {county}. ¿Es lo que dicen sus papeles?',
    towns: '{town} está en {counties}. ¿Cuál aparece en sus papeles?',
    namesake: '{town} está en {county}, y también existe {other}. ¿Cuál aparece en sus papeles?',
    /** `{other}` is the county that is taken. */
    taken: 'Lo tomamos como {other}. ¿Es el pueblo de {town}, en {county}?',
    'two-courts':
      'Una ciudad y un condado tienen este nombre, cada uno con su tribunal. ¿Cuál aparece en sus papeles?',
    former: 'Los tribunales usan otro nombre. ¿Cuál aparece en sus papeles?',
  },
} as const satisfies Translation<typeof EN.CASE_QUESTION_COPY>;

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
