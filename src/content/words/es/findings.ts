import type { Translation } from '#content/words/translation.ts';
import type * as EN from '#content/words/en/findings.ts';

/** The map's legend, and the filter of the table. */
export const LAW_GROUP_WORDS = {
  automatic: {
    legend: 'Algunos casos se sellan o se ocultan sin que nadie lo pida',
    filter: 'En parte automático',
  },
  'on-request': {
    legend: 'Hay una ley o una regla del tribunal, pero alguien tiene que pedirlo',
    filter: 'Hay que pedirlo',
  },
  unconfirmed: {
    legend: 'Solo hay una regla limitada, o una ley nueva',
    filter: 'Limitada o nueva',
  },
  none: {
    legend: 'Buscamos una ley vigente y no encontramos ninguna',
    filter: 'No encontramos ley',
  },
} as const satisfies Translation<typeof EN.LAW_GROUP_WORDS>;

/** A state on the map and in the table, and the answer on its page and those of its places. */
export const LAW_FINDING_WORDS = {
  automatic: { table: 'En parte automático', answer: 'Algunos casos, y el tribunal actúa' },
  'on-request': { table: 'Hay que pedirlo', answer: 'Algunos casos, si usted lo pide' },
  narrow: { table: 'Solo una regla limitada', answer: 'Solo por una regla limitada' },
  'new-law': { table: 'Una ley nueva', answer: 'Hay una ley nueva: pregunte al secretario del tribunal' },
  bill: {
    table: 'Sin ley vigente; había un proyecto de ley',
    answer: 'No conocemos ninguna ley vigente; había un proyecto de ley pendiente',
  },
  none: { table: 'No encontramos ley', answer: 'No encontramos una ley para eso' },
} as const satisfies Translation<typeof EN.LAW_FINDING_WORDS>;

/** A state without a law that an editor has read, in every place that says more. */
export const NO_LAW_WORDS = {
  narrow: {
    head: 'Allí solo hay una regla limitada; vea qué más ayuda.',
    heading: 'Solo encontramos una regla limitada',
    explanation: 'En {state} solo encontramos una regla limitada. {rule}',
    status: 'según otros sitios; solo encontramos una regla limitada',
    reason: 'Por qué: dan un plazo para {state}. Nosotros solo encontramos una regla limitada.',
  },
  'new-law': {
    head: 'Allí hay una ley nueva; vea qué preguntarle al secretario.',
    heading: 'Hay una ley nueva',
    explanation: 'Pregunte al secretario del tribunal o a la ayuda legal por {act}. {known}',
    status: 'según otros sitios; hay una ley nueva',
    reason: 'Por qué: no cuentan la ley nueva de {state}.',
    plan: {
      opening: 'Aquí hay una ley nueva.',
      contents: 'Qué preguntar sobre la ley nueva y qué ayuda: pasos, papeles, cartas y a quién llamar.',
    },
  },
  bill: {
    head: 'No conocemos allí ninguna ley vigente; había un proyecto de ley pendiente.',
    heading: 'No conocemos ninguna ley vigente',
    explanation:
      'No conocemos en {state} ninguna ley vigente que selle los expedientes de desalojo. Había un proyecto de ley pendiente: {bills}. Pregunte al secretario del tribunal o a la ayuda legal qué pasó con él.',
    status: 'según otros sitios; no conocemos ninguna ley vigente, y había un proyecto de ley pendiente',
    reason:
      'Por qué: dan un plazo para {state}. No conocemos ninguna ley vigente que lo diga; había un proyecto de ley pendiente.',
    plan: {
      opening:
        'No importa cómo terminó su caso: no conocemos aquí ninguna ley vigente que lo selle; había un proyecto de ley pendiente.',
      contents:
        'Qué puede hacer si ninguna ley sella el expediente: pasos, papeles, cartas y a quién llamar.',
    },
  },
  none: {
    head: 'No encontramos allí una ley para sellar; vea qué más ayuda.',
    heading: 'No encontramos una ley para sellar',
    explanation:
      'Buscamos en {state} una ley que selle los expedientes de desalojo y no encontramos ninguna. Las leyes cambian. Por eso, pregunte al secretario del tribunal o a la ayuda legal.',
    status: 'según otros sitios; no encontramos ninguna ley para sellar',
    reason: 'Por qué: dan un plazo para {state}. Buscamos la ley y no encontramos ninguna.',
    plan: {
      opening: 'No importa cómo terminó su caso: no encontramos aquí ninguna ley que lo selle.',
      contents:
        'Qué puede hacer si ninguna ley sella el expediente: pasos, papeles, cartas y a quién llamar.',
    },
  },
} as const satisfies Translation<typeof EN.NO_LAW_WORDS>;

/** From when an act is in force that no editor has read. */
export const ACT_START_WORDS = {
  coming: 'Una ley nueva en {state} empieza el {date}.',
  since: 'Hay una ley nueva en {state} desde el {date}.',
} as const satisfies Translation<typeof EN.ACT_START_WORDS>;

/** The same in a verdict, for a case. */
export const NO_LAW_VERDICTS = {
  narrow: 'No encontramos en {state} una ley para un caso como el suyo. {rule}',
  'narrow-fact':
    'En {state} solo encontramos una regla limitada. Que cubra su caso depende de {fact}. {branches}',
  'new-law': `${ACT_START_WORDS.since} {known}`,
  'new-law-coming': `${ACT_START_WORDS.coming} {known}`,
  bill: 'No conocemos ninguna ley vigente en {state} que selle los desalojos ({month}). Había un proyecto de ley pendiente: {bills}.',
  none: 'Buscamos en {state} una ley que selle los desalojos y no encontramos ninguna ({month}).',
} as const satisfies Translation<typeof EN.NO_LAW_VERDICTS>;

/** How an act is known whose own words no editor has read. */
export const ACT_SOURCE_WORDS = {
  nothing: 'No hemos leído su texto.',
  'official-summary': 'La conocemos por el resumen del poder legislativo.',
  'reader-summary': 'No hemos leído su texto, solo un resumen publicado.',
} as const satisfies Translation<typeof EN.ACT_SOURCE_WORDS>;
