import type * as EN from '../en/law.ts';
import type { Translation } from '../translation.ts';

/** The words around a state's law, court and services. Separate from the form's, because they are loaded later. */
export const LAW_DETAILS_COPY = {
  /** Link to the state's plan as a page. */
  everyPath: 'Todos los caminos de la ley en {state}, en una página para leer o imprimir',
  /** What is inside the folded parts. */
  facts: { waitingPeriod: 'Período de espera', status: 'Estado de la ley' },
  inside: {
    evidence: 'Qué comparamos',
    steps: '{count} pasos',
    filing: 'Cómo presentarla, el tribunal, ejemplos de tarifas',
    alternatives: '{count} maneras sin una ley para sellar',
    notes: { heading: 'Más sobre esta ley', inside: 'Notas, y dónde leer la ley' },
  },
  help: {
    heading: 'Reciba ayuda con su caso',
    inside: 'Qué hace nuestro socio',
    /** Specification §2. */
    points: [
      'Guía de expertos durante todo el proceso',
      'Preparación y presentación de sus papeles',
      'Representación en el tribunal por un abogado con licencia en su estado, donde haya uno disponible',
      'Otras opciones si no se puede sellar',
    ],
    /** Only if a path is confirmed. */
    success:
      '{successRate} de éxito con casos que cumplen los requisitos: cifra de nuestro socio para los casos que acepta',
    call: 'Llame a nuestro socio:',
  },
  /** The three answers under the banner. */
  inShort: {
    heading: 'En resumen',
    can: '¿Se puede sellar?',
    when: '¿Cuándo?',
    next: '¿Qué sigue?',
    call: 'Llame primero',
    /** For a service without a telephone number. */
    ask: 'Pregunte primero',
    free: 'Gratis',
  },
  legalHelp: {
    /** Specification §2. */
    headings: {
      eligible: 'Abogados locales (otras opciones)',
      maybe: 'Abogados locales (otras opciones)',
      'not-eligible': 'Abogados que podrían ayudar con su caso',
    },
    introduction: 'Servicios independientes. Ninguno trabaja para nosotros ni paga por estar en la lista.',
    more: 'Otros que pueden ayudar ({count})',
  },
  /** While the renter's plan loads, and if loading fails. */
  plan: {
    loading: 'Preparando su plan…',
    failed: 'No pudimos cargar su plan. La respuesta de arriba sigue valiendo.',
    retry: 'Intentar otra vez',
  },
} as const satisfies Translation<typeof EN.LAW_DETAILS_COPY>;

/** The words around quotations from a law. */
export const QUOTATION_COPY = {
  says: {
    law: 'La ley dice, en inglés:',
    'court-form': 'El formulario del tribunal dice, en inglés:',
    'official-summary': 'Un resumen oficial dice, en inglés:',
  },
  /** Source of the quotation; `{version}` is the version of the text. */
  official: 'Leído en un texto oficial ({version}).',
  copy: 'Leído en una copia ({version}).',
  unread: 'No hemos leído el texto de esta ley.',
} as const satisfies Translation<typeof EN.QUOTATION_COPY>;

/** The age of a path's check. `{days}` are at least 90. */
export const PATH_CHECK_COPY = {
  read: {
    fresh: 'Revisado el {date}.',
    aging: 'Revisado hace {days} días, el {date}. Puede que la ley haya cambiado desde entonces.',
    due: 'Revisado hace {days} días, el {date}. Pregunte al secretario del tribunal si la ley todavía dice lo mismo.',
  },
  unread: {
    fresh: 'Buscamos su texto por última vez el {date}.',
    aging:
      'Buscamos su texto por última vez hace {days} días, el {date}. Puede que la ley haya cambiado desde entonces.',
    due: 'Buscamos su texto por última vez hace {days} días, el {date}. Pregunte al secretario del tribunal qué dice ahora la ley.',
  },
} as const satisfies Translation<typeof EN.PATH_CHECK_COPY>;

/** How far a state's law could be confirmed (decision D12). */
export const EVIDENCE_WORDS = {
  locale: 'es-US',
  listed: {
    verified: {
      heading: 'Comparamos esto con la ley',
      explanation:
        'Una ley o una regla de los tribunales de {state} respalda el período de espera que se muestra aquí.',
    },
    'verified-with-limits': {
      heading: 'Comparamos esto con la ley',
      explanation:
        'Una ley o una regla de los tribunales de {state} respalda el período de espera que se muestra aquí, con límites.',
    },
    differs: {
      heading: 'La ley no coincide con este período de espera',
      explanation:
        '{state} tiene una ley o una regla de los tribunales, pero lo que dice no es igual al período de espera que se muestra aquí.',
    },
    unverified: {
      heading: 'No pudimos confirmar este período de espera',
      explanation:
        'No encontramos en {state} ninguna ley para todo el estado que lo respalde. Los requisitos y los pasos de aquí son pasos generales de los tribunales, no reglas de una ley. Pregunte al secretario del tribunal o a la ayuda legal antes de presentar su solicitud.',
    },
  },
  unlisted: {
    verified: {
      heading: 'No encontramos una ley para sellar',
      explanation:
        'Buscamos en {state} una ley que selle los expedientes de desalojo y no encontramos ninguna. Las leyes cambian. Por eso, pregunte al secretario del tribunal o a la ayuda legal.',
    },
    differs: {
      heading: 'Hay una ley que podría ayudar a algunos inquilinos',
      explanation:
        'Nuestra lista de períodos de espera pone a {state} como un estado sin ley para sellar, pero encontramos una ley limitada. Pregunte a la ayuda legal si su caso entra.',
    },
    unverified: {
      heading: 'No pudimos confirmar la ley',
      explanation:
        'No encontramos en {state} ninguna ley vigente para sellar, pero puede que un proyecto de ley lo haya cambiado. Pregunte al secretario del tribunal o a la ayuda legal.',
    },
  },
  warning:
    'Nadie ha revisado esto desde hace más de un año, y puede que la ley haya cambiado. Pregunte al secretario del tribunal o a la ayuda legal antes de confiar en esto.',
  checked: {
    recently: 'Revisado en {month}',
    longAgo: 'Última revisión en {month}, hace más de un año',
  },
  caution: 'Solo el tribunal decide. Esto es información, no consejo legal.',
} as const satisfies Translation<typeof EN.EVIDENCE_WORDS>;

/** The panel of a state's law; its headings are those of specification §2. */
export const LAW_PANEL_WORDS = {
  title: 'Sellar un expediente de desalojo en {state}',
  sealing: 'Sellado de expedientes disponible',
  noLaw: 'Sin ley para sellar - Hay otras soluciones',
  statusNotes: {
    unconfirmed: 'lo dice nuestra lista; no pudimos confirmarlo',
    'not-sealed': 'lo dice nuestra lista; la ley que encontramos no sella el expediente',
    'some-cases': 'lo dice nuestra lista; encontramos una ley para algunos casos',
    'may-have-changed': 'lo dice nuestra lista; puede que un proyecto de ley lo haya cambiado',
    outdated: 'nadie ha revisado esto desde hace más de un año',
  },
  requirements: 'Requisitos para sellar el expediente',
  steps: 'Cómo sellar su expediente de desalojo',
  generic: 'Estos son pasos generales de los tribunales. Ninguna ley que hayamos leído los pide.',
  filing: 'Presentar la solicitud',
  alternatives: 'Otras soluciones',
  evidence: EVIDENCE_WORDS,
} as const satisfies Translation<typeof EN.LAW_PANEL_WORDS>;

/** The sample fees in the box "Filing Information". */
export const FEE_WORDS = {
  heading: {
    county: 'Ejemplo de tarifas',
    country: 'Ejemplo de tarifas, no de este tribunal',
  },
  lines: {
    filing: 'Presentación',
    service: 'Entrega de los papeles',
    certified: 'Copias certificadas',
    total: 'Total',
  },
  note: {
    county:
      'Estas cantidades son un ejemplo para este condado. Algunas solicitudes para sellar no cuestan nada. Pregunte al secretario del tribunal cuál es la tarifa de hoy y cómo pedir una exención de tarifas.',
    country:
      'Estas cantidades son un ejemplo para todo el país, no para su condado. Algunas solicitudes para sellar no cuestan nada. Pregunte al secretario del tribunal cuál es la tarifa de hoy y cómo pedir una exención de tarifas.',
  },
} as const satisfies Translation<typeof EN.FEE_WORDS>;

/** Texts for courts whose details are unknown. */
export const COURT_WORDS = {
  unknownCourt: 'El tribunal que nombra su citación',
  lookOnTheSummons:
    'La citación («summons») o la queja formal («complaint») de su caso dice el nombre del tribunal y su dirección.',
  notConfirmed:
    'No pudimos confirmar sus datos: use el tribunal que nombra su citación («summons» o «citation»).',
  likely:
    'Estamos bastante seguros de este nombre. Lo que vale son sus papeles: ahí están el nombre del tribunal y su dirección.',
  decidedBy: {
    precinct: 'El distrito («precinct») donde está la vivienda decide cuál es.',
    township: 'El «township» (una parte del condado) donde está la vivienda decide cuál es.',
    town: 'El pueblo o la ciudad donde está la vivienda decide cuál es.',
    ward: 'La ciudad o el distrito («ward») donde está la vivienda decide cuál es.',
    'magisterial-district': 'El distrito («magisterial district») donde está la vivienda decide cuál es.',
    address: 'La dirección de la vivienda decide cuál es.',
  },
} as const satisfies Translation<typeof EN.COURT_WORDS>;
