import type { Translation } from '#content/words/translation.ts';
import type * as EN from '#content/words/en/findings.ts';

/** What the editors found in the law of a state, in every place that says it. */
export const LAW_FINDING_WORDS = {
  automatic: {
    legend: 'Algunos casos se sellan o se ocultan sin que nadie lo pida',
    table: 'En parte automático',
    answer: 'Algunos casos, y el tribunal actúa',
  },
  'on-request': {
    legend: 'Hay una ley o una regla del tribunal, pero alguien tiene que pedirlo',
    table: 'Hay que pedirlo',
    answer: 'Algunos casos, si usted lo pide',
  },
  unconfirmed: {
    legend: 'Solo hay una regla limitada, o una ley nueva',
    table: 'Limitada o nueva',
    answer: 'Solo una regla limitada, o una ley nueva',
  },
  none: {
    legend: 'Buscamos una ley y no encontramos ninguna',
    table: 'No encontramos ley',
    answer: 'No encontramos una ley para eso',
  },
} as const satisfies Translation<typeof EN.LAW_FINDING_WORDS>;

/** How an act is known whose own words no editor has read. */
export const ACT_SOURCE_WORDS = {
  nothing: 'No hemos leído su texto.',
  'official-summary': 'La conocemos por el resumen del poder legislativo.',
  'reader-summary': 'La conocemos por el resumen de un lector.',
} as const satisfies Translation<typeof EN.ACT_SOURCE_WORDS>;
