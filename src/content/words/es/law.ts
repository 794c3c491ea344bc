import { ACT_SOURCE_WORDS, ACT_START_WORDS, NO_LAW_VERDICTS, NO_LAW_WORDS } from './findings.ts';
import type { CriteriaWords } from '#domain/plan/criteria.ts';
import type { FindingWords } from '#domain/plan/finding-text.ts';

import type * as EN from '#content/words/en/law.ts';
import type { Translation } from '#content/words/translation.ts';

/** The words around a state's law, court and services. Separate from the form's, because they are loaded later. */
export const LAW_DETAILS_COPY = {
  /** Link to the state's plan as a page. */
  everyRemedy: 'Todo lo que ofrece la ley en {state}, en una página para leer o imprimir',
  facts: { waitingPeriod: 'Período de espera', status: 'Estado de la ley' },
  notes: 'Más sobre esta ley',
  criteria: {
    met: { yes: 'Sí', no: 'No', unknown: 'Hay que saberlo' },
    legend: 'Según sus respuestas',
    nearest: 'La regla más cercana, según sus respuestas',
    more: 'Todo lo que pide la ley',
  },
  fee: {
    free: 'Donde el tribunal actúa por su cuenta, usted no paga nada. Estas tarifas son para los papeles que usted presente.',
    path: 'Para esta ley: {fee}',
  },
  legalHelp: {
    /** Product §2. */
    headings: {
      eligible: 'Abogados locales (otras opciones)',
      maybe: 'Abogados locales (otras opciones)',
      'not-eligible': 'Abogados que podrían ayudar con su caso',
    },
    introduction: 'Servicios independientes. Ninguno trabaja para nosotros ni paga por estar en la lista.',
  },
} as const satisfies Translation<typeof EN.LAW_DETAILS_COPY>;

/** How far a state's law could be confirmed (departure D12). */
export const EVIDENCE_WORDS = {
  locale: 'es-US',
  compared: {
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
      heading: 'La ley dice otra cosa que este período de espera',
      explanation:
        '{state} tiene una ley o una regla de los tribunales, pero lo que dice no es igual al período de espera que se muestra aquí.',
    },
    unlisted: {
      heading: 'Hay una ley que podría ayudar a algunos inquilinos',
      explanation:
        'Otros sitios ponen a {state} como un estado sin ley para sellar. Hay una ley limitada. Pregunte a la ayuda legal si su caso entra.',
    },
  },
  without: NO_LAW_WORDS,
  acts: ACT_SOURCE_WORDS,
  warning:
    'Nadie ha revisado esto desde hace más de un año, y puede que la ley haya cambiado. Pregunte al secretario del tribunal o a la ayuda legal antes de confiar en esto.',
  checked: {
    recently: 'Revisado en {month}',
    longAgo: 'Última revisión en {month}, hace más de un año',
  },
  looked: {
    on: 'leyes nuevas buscadas por última vez el {date}',
    never: 'sin constancia de otra búsqueda de leyes nuevas',
  },
  caution: 'Solo el tribunal decide. Esto es información, no consejo legal.',
} as const satisfies Translation<typeof EN.EVIDENCE_WORDS>;

/** The panel of a state's law; its headings are those of product §2. */
export const LAW_PANEL_WORDS = {
  title: 'Sellar un expediente de desalojo en {state}',
  sealing: 'Sellado de expedientes disponible',
  noLaw: 'Sin una ley conocida para sellar - Hay otras soluciones',
  statusNotes: {
    narrow: NO_LAW_WORDS.narrow.status,
    'new-law': NO_LAW_WORDS['new-law'].status,
    bill: NO_LAW_WORDS.bill.status,
    none: NO_LAW_WORDS.none.status,
    'not-sealed': 'según otros sitios; la ley misma no sella el expediente',
    'some-cases': 'según otros sitios; hay una ley para algunos casos',
    outdated: 'nadie ha revisado esto desde hace más de un año',
  },
  requirements: 'Requisitos para sellar el expediente',
  steps: 'Cómo sellar su expediente de desalojo',
  asking: {
    heading: 'Si aun así quiere pedírselo a un juez',
    items: [
      'No conocemos ninguna ley que lo prometa.',
      'Pregunte al secretario del tribunal si el tribunal limita quién puede ver un caso.',
      'Pida antes ayuda legal gratis.',
    ],
  },
  filing: 'Presentar la solicitud',
  alternatives: 'Otras soluciones',
  act: ACT_START_WORDS,
  evidence: EVIDENCE_WORDS,
} as const satisfies Translation<typeof EN.LAW_PANEL_WORDS>;

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

/** The age of a remedy's check. `{days}` are at least 90. */
export const REMEDY_CHECK_COPY = {
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
} as const satisfies Translation<typeof EN.REMEDY_CHECK_COPY>;

/** How long a law waits. */
const WAIT_UNITS = {
  days: '{amount} días',
  'court-days': '{amount} días hábiles del tribunal',
  months: '{amount} meses',
  years: '{amount} años',
} as const;

/**
 * The finding's sentences. `{month}` is the month in which the law was checked. Each fact must fit after "depende de",
 * and each case after "no cubre".
 */
export const FINDING_WORDS = {
  locale: 'es-US',
  list: {
    agrees: '',
    'agrees-free': 'La ley agrega que usted no tiene que pedirlo ni pagarlo.',
    'same-way': 'La ley pide más que la forma en que terminó el caso.',
    later: 'Por qué: solo miran cómo terminó el caso. La ley también pone un plazo de espera.',
    'more-conditions': 'Por qué: solo miran cómo terminó el caso. La ley pide más.',
    'not-sealed': 'Por qué: cuentan cualquier ley sobre desalojos. La ley de {state} no sella el expediente.',
    'no-law-behind': NO_LAW_WORDS.none.reason,
    'only-a-bill': NO_LAW_WORDS.bill.reason,
    'only-narrow': NO_LAW_WORDS.narrow.reason,
    'not-confirmed': 'Por qué: dan una sola regla para {state}. No pudimos confirmar la ley.',
    'new-law': NO_LAW_WORDS['new-law'].reason,
    'old-check': 'Por qué: no tienen fechas. Puede que la ley de {state} haya cambiado.',
    'other-questions':
      'Por qué: dicen que no a casi todo caso que ganó el propietario. La ley de {state} pregunta otras cosas.',
    'unlisted-law': 'Por qué: no tienen una ley para {state}. Hay una para algunos casos.',
    'unlisted-for-others':
      'Por qué: no tienen una ley para {state}. Hay una, pero no para un caso como el suyo.',
  },
  body: {
    'court-until':
      'Según la ley de {state}, el tribunal sella el caso por su cuenta, gratis. Tiene hasta el {date}.',
    'website-until':
      'En {state} el caso sale del sitio web del tribunal a más tardar el {date}. En el tribunal sigue siendo público.',
    court: 'Según la ley de {state}, el tribunal sella el caso por su cuenta, gratis.',
    'court-lately':
      'Según la ley de {state}, el tribunal sella el caso por su cuenta, gratis. Si el propietario apela, eso puede cambiar.',
    'court-on':
      'Según la ley de {state}, el tribunal sella el caso por su cuenta, gratis. La fecha que calculamos es el {date}.',
    'court-not-before':
      'Según la ley de {state}, el tribunal sella el caso por su cuenta, gratis, pero no antes del {date}.',
    'court-waits':
      'Según la ley de {state}, el tribunal sella el caso por su cuenta, gratis. La fecha depende de {fact}.',
    'court-yearly':
      'Según la ley de {state}, el tribunal sella el caso por su cuenta, gratis. Los tribunales lo hacen una vez al año.',
    form: 'La ley de {state} dice que el tribunal debe concederlo sin audiencia. Usted presenta un formulario.',
    appeal:
      'Según la ley de {state}, tal vez pueda pedirlo desde el {date}. Hasta entonces puede haber tiempo para apelar.',
    'ask-likely': 'Según la ley de {state}, tal vez se lo pueda pedir al tribunal por un caso tan viejo.',
    described: 'Puede que ya lo pueda pedir, gratis: el tribunal lo describe en su propia página.',
    ask: 'Según la ley de {state}, tal vez ya se lo pueda pedir al tribunal.',
    'ask-on': 'Según la ley de {state}, tal vez se lo pueda pedir al tribunal el {date}.',
    'ask-not-before':
      'Según la ley de {state}, tal vez se lo pueda pedir al tribunal, pero no antes del {date}.',
    'ask-waits':
      'Según la ley de {state}, tal vez se lo pueda pedir al tribunal. La fecha depende de {fact}.',
    judge: 'Según la ley de {state}, tal vez ya se lo pueda pedir al tribunal.',
    agree: 'Puede que la ley de {state} ya le ayude. Tienen que firmar los dos: usted y el propietario.',
    'agree-later': 'Puede que la ley de {state} le ayude, si firman los dos: usted y el propietario.',
    ways: 'Puede que la ley de {state} ya le ayude, si {ways}.',
    website:
      'En {state} el caso puede salir del sitio web del tribunal. En el tribunal sigue siendo público.',
    'website-on':
      'En {state} el caso puede salir del sitio web del tribunal el {date}. En el tribunal sigue siendo público.',
    'website-not-before':
      'En {state} el caso puede salir del sitio web del tribunal, pero no antes del {date}. En el tribunal sigue siendo público.',
    use: 'El expediente sigue siendo público. Pero una ley de {state} lo ayuda: {rule} ({citation}).',
    'use-asked':
      'Una ley de {state} permite que un juez limite cómo se puede usar el caso. Usted tiene que pedirlo. El expediente sigue siendo público.',
    'use-fact':
      'Puede que una ley de {state} limite cómo se puede usar el caso. Eso depende de {fact}. {branches} El expediente sigue siendo público.',
    fact: 'Puede que la ley de {state} le ayude. {things}: {fact}. {branches}',
    either:
      'Puede que la ley de {state} le ayude de una de dos formas. Cuál de las dos depende de {fact}. {branches}',
    'fact-when': 'Puede que la ley de {state} le ayude: {lead}. La fecha depende de {fact}.',
    'fact-days': 'Puede que la ley de {state} le ayude: {lead}. La fecha depende de {fact}: {days}.',
    depends: 'Puede que la ley de {state} le ayude. Eso depende de {fact}. {branches}',
    'narrow-fact': NO_LAW_VERDICTS['narrow-fact'],
    'no-remedy': 'La ley de {state} no cubre {case}.',
    'narrow-rule': NO_LAW_VERDICTS.narrow,
    unpaid: 'La ley de {state} le ayuda cuando el fallo ya está pagado.',
    'unpaid-counts':
      'La ley de {state} le ayuda {wait} después de que usted pague. Pagar no oculta nada antes de eso.',
    'unpaid-later':
      'La ley de {state} le ayuda cuando el fallo ya está pagado y se ha cumplido el plazo de espera.',
    'unpaid-fact': 'La ley de {state} no le ayuda antes de pagar. Después depende de {fact}.',
    'debt-ended':
      'La ley de {state} pregunta si el fallo se pagó. No sabemos si uno que se canceló, se arregló de otra manera o ya venció cuenta como pagado.',
    'unpaid-expires':
      'La ley de {state} le ayuda cuando el fallo ya está pagado o ya venció. Puede vencer el {date} como muy pronto.',
    'may-have-expired':
      'La ley de {state} le ayuda cuando el fallo ya está pagado. Pero puede que haya vencido: aquí un fallo dura {years} años ({statute}). {sure}',
    'ask-how-long':
      'La ley de {state} le ayuda cuando el fallo ya está pagado. Pregunte cuánto dura aquí un fallo ({statute}). {sure}',
    'no-law-bill': NO_LAW_VERDICTS.bill,
    'no-law': NO_LAW_VERDICTS.none,
    'new-law': NO_LAW_VERDICTS['new-law'],
    'new-law-coming': NO_LAW_VERDICTS['new-law-coming'],
    'old-check': 'Revisamos la ley de {state} por última vez el {date}. Puede que haya cambiado.',
    'not-confirmed': 'No pudimos confirmar la ley de {state} ({month}). Puede que haya cambiado.',
    'case-not-confirmed': 'No pudimos confirmar si la ley de {state} cubre {case} ({month}).',
  },
  advice: {
    'clerk-first': 'Pregunte al secretario antes de pagarle a nadie.',
    'legal-aid-first': 'No pague por sellarlo antes de que lo vea la ayuda legal.',
    'find-out-first': 'Averígüelo antes de pagarle a nadie.',
    'not-to-seal': 'No le pague a nadie por sellarlo.',
    'court-decides': 'Solo el tribunal decide.',
    'no-payment': 'Pregunte al secretario o a la ayuda legal antes de pagar o prometer algo.',
    'debt-first': 'No pague antes de que la ayuda legal lo haya revisado.',
    'act-first': '{known} Pregunte por ella antes de presentar o pagar algo.',
  },
  can: {
    court: 'Debería estar oculto ya. El tribunal lo hace gratis.',
    'court-later': 'Más adelante. El tribunal lo hace gratis.',
    'court-later-or-sooner': 'Más adelante el tribunal debería ocultarlo, gratis. Tal vez antes si {ways}.',
    'done-if': 'Tal vez ya esté oculto. {things}.',
    either: 'Es posible, de una de dos formas.',
    'may-be-done': 'Tal vez ya esté oculto. El tribunal lo hace gratis.',
    ask: 'Es posible, si usted lo pide.',
    judge: 'Es posible. Un juez decide.',
    agree: 'Es posible, si firman los dos.',
    website: 'No, pero puede salir del sitio web del tribunal.',
    use: 'No, pero una ley limita su uso.',
    'use-asked': 'No, pero un juez puede limitar su uso.',
    'use-fact': 'No, pero puede que una ley limite su uso.',
    fact: 'Es posible. {things}.',
    form: 'Es posible, con un formulario.',
    'no-remedy': 'Que sepamos, no.',
    unpaid: 'No mientras el fallo esté sin pagar.',
    'unpaid-later': 'No antes del {paidOn}, aunque pague hoy.',
    'debt-ended': 'Todavía no lo sabemos.',
    'may-have-expired': 'Todavía no lo sabemos.',
    'new-law': 'Todavía no lo sabemos.',
    'new-law-coming': 'Que sepamos, ahora no.',
    'old-check': 'Ahora mismo no lo sabemos.',
    'not-confirmed': 'No lo sabemos.',
  },
  when: {
    now: 'Tal vez ya pueda pedirlo.',
    'court-now': 'Puede que ya esté oculto.',
    'court-until': 'El tribunal tiene hasta el {date}.',
    'court-until-at-least': 'El tribunal tiene por lo menos hasta el {date}.',
    on: 'La primera fecha que podemos calcular: {date}.',
    'not-before': 'No antes del {date}.',
    about: 'Hacia el {date}. No hemos leído cuánto puede tardar una apelación.',
    latest:
      'El plazo que podemos contar termina a más tardar el {date}. Agregue el día para tener la fecha exacta.',
    between: 'Entre el {first} y el {date}. Agregue el día para tener la fecha exacta.',
    yearly: 'Entre el {first} y el {date}. Los tribunales lo hacen una vez al año.',
    'yearly-latest': 'A más tardar el {date}. Los tribunales lo hacen una vez al año.',
    appeal: 'Tal vez desde el {date}, cuando termine el tiempo para apelar.',
    likely: 'Puede que el plazo ya se haya cumplido. La fecha exacta está en el último papel del tribunal.',
    agreement: 'Cuando el propietario acepte y firme.',
    judge: 'Sin fecha fija. Pregunte al secretario si ya puede presentar su solicitud.',
    'nothing-to-count': 'Sin fecha fija. Pregunte al secretario.',
    use: 'Ya, cuando solicite una vivienda. La ayuda legal le dice si lo cubre.',
    'until-known': 'Se lo podemos decir cuando tenga ese dato.',
    days: '{days}.',
    'day-at-best': 'En el mejor caso: {day}.',
    'days-by-fact': '{days}. Depende de {fact}.',
    'day-at-best-by-fact': 'En el mejor caso: {day}. Depende de {fact}.',
    fact: 'Todavía no se sabe. Depende de {fact}.',
    unpaid: '{unpaid}',
    'debt-ended': 'No lo podemos decir. La ayuda legal sí.',
    'may-have-expired': 'Pregunte primero si el fallo todavía cuenta.',
    'no-date': 'Sin fecha. Las leyes cambian: revise otra vez en unos meses.',
    'new-law': 'No damos una fecha para una ley que no hemos leído.',
    'old-check': 'No damos una fecha hasta que revisemos otra vez la ley.',
    'not-confirmed': 'No damos una fecha para una ley que no pudimos confirmar.',
  },
  facts: {
    filing: 'qué día se presentó el caso (está en el primer papel del tribunal)',
    ended: 'qué día terminó el caso',
    paid: 'qué día terminó usted de pagar',
    'settlement-kept': 'qué día hizo usted lo último que acordó',
    'answer-filed': 'qué día presentó usted una respuesta',
    settlement: 'cómo terminó el acuerdo',
    'settlement-covered': 'si cuenta un caso que terminó en acuerdo (lo puede decir la ayuda legal)',
    court: 'qué tribunal tuvo su caso (sus papeles lo nombran)',
    grounds: 'por qué presentó el caso el propietario (lo dicen sus papeles)',
    foreclosure: 'si la vivienda estaba en ejecución hipotecaria (“foreclosure”)',
    'money-judgment': 'si el expediente muestra un fallo monetario (lo puede decir el secretario)',
    claim: 'cuándo se tenía que pagar el alquiler',
    end: 'qué día terminó el caso',
    'last-request': 'cuándo pidió usted por última vez sellar otro caso',
    debt: 'qué pasó con el fallo',
    trial: 'si hubo un juicio',
    'all-defendants': 'si el propietario ganó contra todas las personas del caso',
    nonsuit: 'si el propietario retiró el caso',
    redeemed: 'si usted pagó antes del desalojo y se quedó',
    extended: 'si el propietario extendió el fallo',
    survivor: 'si usted sobrevivió a violencia o acoso',
    satisfaction: 'si el expediente del tribunal muestra que el fallo está pagado',
    hardship: 'si usted no pudo pagar por falta de dinero',
    'survivor-paper': 'si usted tiene uno de los papeles que enumera la ley',
    'other-case': 'si hay otro caso de desalojo contra usted',
    'other-judgment': 'si hay otro fallo de desalojo contra usted',
    'latest-case': 'cuándo fue su otro caso más reciente',
    'also-rent': 'si el caso fue también por alquiler sin pagar',
    'also-fault': 'si el caso fue también por no cumplir una regla',
    'on-motion': 'si alguien le pidió al juez que lo desestimara',
    'no-prosecution': 'si se desestimó porque nadie lo movió',
    'minor-named': 'si se desestimó porque nombraba a un menor',
  },
  cases: {
    outcome: 'un caso que terminó como el suyo',
    filed: 'un caso presentado cuando se presentó el suyo',
    grounds: 'un caso con el motivo que dio su propietario',
    other: 'un caso como el suyo',
  },
  acts: ACT_SOURCE_WORDS,
  sure: {
    high: 'Estamos bastante seguros de eso.',
    medium: 'No estamos del todo seguros de eso.',
    low: 'No estamos seguros de eso.',
  },
  things: ['Un dato lo decide', 'Dos datos lo deciden', 'Tres datos lo deciden', 'Varios datos lo deciden'],
  leads: {
    court: 'el tribunal lo hace gratis',
    'court-later': 'el tribunal lo hace gratis más adelante',
    'court-later-or-sooner': 'el tribunal lo hace gratis más adelante',
    'may-be-done': 'tal vez el tribunal ya lo hizo gratis',
    'done-if': 'tal vez el tribunal ya lo hizo gratis',
    either: 'hay una forma',
    ask: 'usted se lo puede pedir al tribunal',
    judge: 'usted lo puede pedir y un juez decide',
    agree: 'tienen que firmar usted y el propietario',
    website: 'puede salir del sitio web del tribunal',
    use: 'una ley limita su uso',
    'use-asked': 'un juez puede limitar su uso',
    'use-fact': 'puede que una ley limite su uso',
    fact: 'hay que saber más',
    form: 'usted presenta un formulario',
    'no-remedy': 'que sepamos, no hay forma',
    unpaid: 'no mientras el fallo esté sin pagar',
    'unpaid-later': 'no mientras el fallo esté sin pagar',
    'debt-ended': 'no lo sabemos',
    'may-have-expired': 'no mientras el fallo esté sin pagar',
    'new-law': 'puede que una ley nueva ayude',
    'new-law-coming': 'que sepamos, no hay forma',
    'old-check': 'no lo sabemos',
    'not-confirmed': 'no lo sabemos',
  },
  branches: {
    yes: 'Si la respuesta es sí: {lead}.',
    no: 'Si la respuesta es no: {lead}.',
    dismissed: 'Si se desestimó: {lead}.',
    judgment: 'Si terminó en un fallo: {lead}.',
    fits: 'Si cumple: {lead}.',
    best: 'En el mejor caso: {lead}.',
    not: 'Si no: {lead}.',
    oneOf: 'Es una de estas formas: {lead}.',
    always: 'De una forma u otra: {lead}.',
  },
  onDay: '{lead} ({day})',
  days: {
    now: 'ya',
    on: 'el {day}',
    about: 'hacia el {day}',
    by: 'a más tardar el {day}',
    agreement: 'cuando firmen los dos',
    judge: 'cuando un juez lo acepte',
  },
  knownBy: '{fact} (lo puede decir el secretario o la ayuda legal)',
  forFew: 'Esta regla es para pocos casos.',
  byWays: 'Es posible, si {ways}.',
  orWays: '{can} Otra forma: {ways}.',
  laterWays: '{can} Antes si {ways}.',
  unpaid: {
    now: 'Cuando el fallo esté pagado.',
    later: 'Cuando el fallo esté pagado, pero no antes del {date}.',
    counts: 'No antes del {date}: {wait} después de que usted pague.',
    fact: 'Todavía no se puede decir. Depende de {fact}.',
    expiry: 'Si sigue sin pagar: cuando haya vencido, el {date} como muy pronto.',
  },
  units: WAIT_UNITS,
  sooner: 'Antes si {ways}. Su plan dice cómo.',
  ways: {
    ask: 'usted se lo pide al tribunal',
    judge: 'un juez está de acuerdo',
    agreement: 'firman los dos',
  },
  mayOpen: 'Puede que ya haya otra forma. Eso depende de {also}.',
  local: {
    now: 'Puede que ya sea posible ({rule}).',
    on: 'Puede que sea posible desde el {date} ({rule}).',
    fact: 'Depende de {fact} ({rule}).',
    elsewhere: 'Si su caso fue en otro tribunal, pregunte a su secretario.',
  },
  closedDay: 'O el siguiente día hábil.',
} as const satisfies FindingWords & Translation<typeof EN.FINDING_WORDS>;

/** The conditions of a remedy, compared with the renter's answers. Each ground must fit after "por". */
export const CRITERIA_WORDS = {
  locale: 'es-US',
  place: 'El caso fue en {place}.',
  ending: 'Terminó así: {endings}.',
  endings: {
    dismissed: 'desestimado',
    won: 'usted ganó',
    lost: 'ganó el propietario',
    settlement: 'con un acuerdo',
  },
  settledAs: {
    dismissed: 'con un acuerdo que terminó en desestimación',
    judgment: 'con un acuerdo que terminó en un fallo',
  },
  period: {
    from: '{event} el {from} o después.',
    before: '{event} antes del {before}.',
    between: '{event} desde el {from} y antes del {before}.',
  },
  events: {
    filing: 'Se presentó',
    claim: 'El alquiler u otra deuda se tenía que pagar',
    end: 'Terminó',
  },
  reason: 'El propietario presentó el caso por {grounds}.',
  grounds: {
    nonpayment: 'alquiler sin pagar',
    fault: 'una regla que no se cumplió',
    'no-fault': 'algo que no es culpa de usted',
    foreclosure: 'una ejecución hipotecaria',
    'property-damage': 'daños a la vivienda',
  },
  money: {
    paid: 'Lo que usted debía está pagado.',
    over: 'Lo que usted debía está pagado, se borró en una bancarrota o venció.',
    only: 'No hubo un fallo monetario.',
    excluded: 'Hubo un fallo monetario.',
    unpaid: 'El fallo no se pagó por completo.',
  },
  kept: 'Usted cumplió todo lo que acordó.',
  dependsOn: 'Depende de {what} (lo puede decir el secretario o la ayuda legal).',
  once: 'No ha usado esta ley para otro caso en los últimos {years} años.',
  speed: 'El fallo llegó más de {days} días después de presentado el caso.',
  wait: 'Ya pasó la espera: {wait} desde {event}.',
  otherCase: 'No hay otro caso de desalojo contra usted de los últimos {years} años.',
  units: WAIT_UNITS,
  starts: {
    filing: 'que se presentó el caso',
    ended: 'que terminó el caso',
    paid: 'el día en que usted pagó',
    'settlement-kept': 'lo último que usted acordó',
    claim: 'el día en que se tenía que pagar el alquiler',
    'answer-filed': 'su respuesta',
    'last-request': 'su última solicitud',
    'latest-case': 'su otro caso más reciente',
  },
  appeal: 'Ya pasó el tiempo para apelar.',
  answer: '{question} Tiene que ser “{answer}”.',
  yesOrNo: { yes: 'sí', no: 'no' },
  signature: 'El propietario acepta y firma.',
  judge: 'Un juez considera sus razones y dice que sí.',
  said: 'Usted dijo: {answer}.',
  payments: {
    paid: 'pagado por completo',
    partial: 'pagado en parte',
    'not-paid': 'sin pagar',
    'no-judgment': 'sin fallo monetario',
  },
  debts: { discharged: 'se borró en una bancarrota', agreed: 'se acordó otra cosa', expired: 'venció' },
} as const satisfies CriteriaWords & Translation<typeof EN.CRITERIA_WORDS>;

/** Texts for courts whose details are unknown. */
export const COURT_WORDS = {
  unknownCourt: 'El tribunal que nombra su citación',
  lookOnTheSummons:
    'La citación (“summons”) o la queja formal (“complaint”) de su caso dice el nombre del tribunal y su dirección.',
  notConfirmed:
    'No pudimos confirmar sus datos: use el tribunal que nombra su citación (“summons” o “citation”).',
  likely: 'Creemos que este es el tribunal. Sus papeles lo nombran.',
  decidedBy: {
    precinct: 'El distrito (“precinct”) donde está la vivienda decide cuál es.',
    township: 'El “township” (una parte del condado) donde está la vivienda decide cuál es.',
    town: 'El pueblo o la ciudad donde está la vivienda decide cuál es.',
    ward: 'La ciudad o el distrito (“ward”) donde está la vivienda decide cuál es.',
    'magisterial-district': 'El distrito (“magisterial district”) donde está la vivienda decide cuál es.',
    address: 'La dirección de la vivienda decide cuál es.',
  },
} as const satisfies Translation<typeof EN.COURT_WORDS>;

/** The court fees in the box "Filing Information". */
export const FEE_WORDS = {
  heading: {
    found: 'Lo que paga un propietario por presentar un desalojo aquí',
    unknown: 'Lo que cuesta',
  },
  lines: {
    filing: 'Presentación',
    summons: 'Citación',
    service: 'Entrega de los papeles',
    certified: 'Una copia certificada',
    total: 'Presentarlo y entregarlo',
  },
  note: {
    found:
      'Según {source}, {year}. Sellar puede costar menos o nada: pregunte al secretario del tribunal cuál es la tarifa de hoy y cómo pedir una exención de tarifas.',
    unknown:
      'Pregunte al secretario del tribunal cuál es la tarifa de hoy y cómo pedir una exención de tarifas. Algunas solicitudes para sellar no cuestan nada.',
  },
} as const satisfies Translation<typeof EN.FEE_WORDS>;

/** The words around the rules for the next application. */
export const PROTECTIONS_COPY = {
  step: 'Protección de inquilinos',
  heading: 'Reglas que lo protegen cuando',
  stroke: 'solicita una vivienda',
  lede: 'Algunos estados y ciudades limitan lo que un propietario puede preguntar, cobrar o tomar en cuenta en su contra. Solo ponemos lo que sabemos con seguridad.',
  topics: {
    'eviction-history': 'Desalojos anteriores',
    'screening-notice': 'Verificación de inquilinos',
    'application-fee': 'Tarifas de solicitud',
    'portable-report': 'Informes reutilizables',
    'source-of-income': 'Vales de vivienda e ingresos',
    'deposit-cap': 'Depósitos',
  },
  table: 'Todos los estados',
  unchecked: 'Sin revisar: {topics}.',
  /** Evidence for the rule, and the date of its check. */
  reading: {
    locale: 'es-US',
    text: 'Leímos el texto, tal como estaba en {date}.',
    page: 'Leímos una página sobre la ley, tal como estaba en {date}.',
  },
  missing: {
    heading: '¿“Sin revisar”?',
    text: 'Es posible que su estado tenga una regla de todos modos. No ponemos lo que no pudimos confirmar. Pregunte a la ayuda legal, y vea qué leyes de los estados sellan un expediente.',
    laws: 'Leyes que sellan un expediente',
  },
} as const satisfies Translation<typeof EN.PROTECTIONS_COPY>;

export { DEED_WORDS } from './deeds.ts';
