import type { LetterKind, LetterTemplate } from '#domain/plan/letters.ts';

import type * as EN from '#content/words/en/plan.ts';
import type { Translation } from '#content/words/translation.ts';

/** The words of a renter's plan: headings, buttons and error messages. */
export const RENTERS_PLAN_COPY = {
  heading: 'Su plan',
  oneCase: '¿Tiene más de un caso? Haga un plan para cada uno.',
  cautions: 'Cuándo hablar antes con un abogado',
  when: {
    heading: 'Cuándo, y qué más puede ayudar',
    none: 'Hoy nada en la ley de {state} sirve para este caso.',
    bills:
      'Un proyecto de ley podría cambiar esta ley: {bills}. No vimos en qué quedó. Pregunte al secretario del tribunal o a la ayuda legal.',
    court: 'En el tribunal',
    papers: 'Llenar los papeles de “{path}”',
    more: {
      one: 'Otra manera en que la ley puede ayudar',
      other: 'Otras {count} maneras en que la ley puede ayudar',
    },
    closed: {
      one: '1 forma no le sirve: vea por qué',
      other: '{count} formas no le sirven: vea por qué',
    },
    unread: 'Escriba una fecha como 14 de mayo de 2021, o el año',
    update: 'Actualizar',
    updatePlan: 'Actualizar mi plan',
    updated: 'Respuesta actualizada.',
  },
  now: {
    /** If the law's file names no form. */
    noForm: 'pregunte al secretario del tribunal cuál es. Si no hay, pregunte cómo presentar una moción',
    ourPaper: 'un papel que llenamos con usted',
    fillIn: '{form} (llénelo gratis en {site})',
    papers: 'Lleve',
    clerk: 'Pregunte al secretario',
    court: 'Tribunal y costo',
    fee: 'Pregunte cuánto cuesta, y cómo pedir una exención de tarifas si no puede pagar.',
    disclosure: 'Si le preguntan “¿Ha tenido un desalojo?”',
    /** Also used if there is a rule whose check is outdated. */
    noDisclosure:
      'No podemos nombrar ninguna regla de {state} sobre lo que usted puede responder. Pregunte a la ayuda legal antes de decir “no”.',
    visit: 'Qué llevar y qué preguntar al secretario',
  },
  rent: 'Alquile con esto en su historial: los pasos, y una carpeta para llevar',
  letters: {
    heading: 'Cartas y una llamada',
    introduction: 'Cambie las cartas aquí. No mandamos ni guardamos nada.',
    choose: '¿Cuál?',
    text: 'Su texto',
    brackets: 'Llene lo que está entre [corchetes].',
    print: 'Imprimir la carta',
    copy: 'Copiar la carta',
    reset: 'Empezar esta de nuevo',
    /** The Spanish text below translates the current letter, which no longer matches the edited one above it. */
    outOfDate:
      'Su plan cambió después de que usted editó este texto. Revise lo que dice, o empiécelo de nuevo. Lo que está debajo en español ya es lo nuevo.',
  },
  carry: {
    print: 'Imprimir mi plan',
    copy: 'Copiar mi plan',
    copied: 'Copiado.',
    copyFailed: 'No se pudo copiar. Por favor, cópielo a mano.',
    title: 'Mi plan',
    again: 'Vuelva a mirar esto el {dates}, con la revisión gratis de {site}.',
    made: 'Hecho el {date} con {site}. Es información, no consejo legal.',
    answer: 'Respuesta',
    when: 'Cuándo',
    answered: '{place}, fecha de presentación: {filed}. {answer}',
    list: 'Otros sitios pueden decir “{answer}”. {why}',
    help: 'Llame y pida ayuda',
    caseNumber: 'Número de caso: ____________________',
  },
} as const satisfies Translation<typeof EN.RENTERS_PLAN_COPY>;

/** The words of the dates, the two periods and the cautions. */
export const PLAN_WHEN_COPY = {
  openNow: {
    now: 'Tal vez ya pueda usarlo.',
    done: 'El tribunal tenía hasta el {date}. Ya debería estar hecho.',
    since: 'Tal vez pueda usarlo desde el {date}.',
    lowerBound: 'Tal vez ya pueda usarlo. Antes del {date} no se podía.',
  },
  onlyIf: 'Solo si:',
  onlyTheCourt:
    'Solo el tribunal decide. Calculamos estas fechas según entendemos la ley. No son una promesa.',
  /** Precedes what is wrong with that answer. */
  check: 'Revise su respuesta a “{question}”.',
  conflict: {
    'in-the-future': 'Esta fecha todavía no llega.',
    'before-filing': 'Esta fecha es anterior a la presentación del caso. Revise las dos.',
    'after-filing': 'Esta fecha es posterior a la presentación del caso. Revise las dos.',
    'before-the-end': 'Esta fecha es anterior al final del caso. Revise las dos.',
    'not-paid': 'Usted también dijo que no está pagado por completo. Revise las dos respuestas.',
    'not-settled': 'Usted también dijo que no hubo acuerdo. Revise las dos respuestas.',
    'too-young-to-expire': 'Según las fechas que dio, el fallo es demasiado reciente para haber vencido.',
  },
  closed: {
    outcome: 'Es para casos que terminaron de otra manera.',
    'another-court': 'Es para un tribunal de {county}, y su caso fue en otro condado.',
    filed: 'Es para casos que se presentaron en otras fechas.',
    claim: 'Es para alquiler que se tenía que pagar en otras fechas.',
    ended: 'Es para casos que terminaron en otras fechas.',
    grounds: 'Es para casos con otro motivo.',
    'only-without-money-judgment': 'Es para casos sin fallo monetario.',
    'only-with-money-judgment': 'Es para casos con un fallo monetario.',
    unpaid: 'Se abre una vez que el fallo está pagado.',
    'debt-ended':
      'No sabemos si cubre un fallo que se canceló, se arregló de otra manera o ya venció. Pregunte a la ayuda legal antes de pagar.',
    paid: 'Es para casos que no se pagaron.',
    'judgment-too-soon': 'El fallo llegó demasiado pronto después de la presentación del caso.',
    answer: 'Es para casos con otra respuesta en este plan.',
  },
  /** Instead of `closed.filed`, where the law names the first day of filing, or the day before which a case was filed. */
  filed: {
    before: 'Es para casos presentados desde el {date}, y el suyo se presentó antes.',
    after: 'Es para casos presentados antes del {date}, y el suyo se presentó después.',
  },
  /** Follows on a remedy that opens once a judgment is paid, where it can expire. */
  expires: 'También se abre cuando el fallo haya vencido, el {date} como muy pronto.',
  questions: {
    ended: '¿Cuándo terminó el caso?',
    paid: '¿Cuándo terminó de pagar?',
    'settlement-kept': '¿Cuándo cumplió lo último que acordó?',
    claim: '¿Cuándo se tenía que pagar el alquiler que se debía?',
    'answer-filed': '¿Cuándo presentó su respuesta (la declaración jurada de inquilino)?',
    'last-request': '¿Cuándo pidió por última vez sellar otro caso con esta ley?',
    'latest-case': '¿Cuándo fue su otro caso de desalojo más reciente?',
  },
  /** Where the day stands, below its question. */
  where: {
    ended: 'El día está en el último papel del tribunal. Bastan el mes y el año: mayo de 2019.',
    paid: 'El día está en su recibo o en el banco. Bastan el mes y el año: mayo de 2019.',
    'settlement-kept': 'Su acuerdo dice qué era lo último. Bastan el mes y el año: mayo de 2019.',
    claim: 'Lo dice la queja formal del propietario (“complaint”). Bastan el mes y el año: mayo de 2019.',
    'answer-filed': 'El día está en el sello de su copia, como 14 de mayo de 2021.',
    'last-request': 'El día está en su copia de esa solicitud. Bastan el mes y el año: mayo de 2019.',
    'latest-case': 'El día del fallo, o de la presentación si no hubo fallo. Bastan el mes y el año.',
  },
  /** Questions with the answers yes, no and "I don’t know". */
  asks: {
    more: { one: 'Una pregunta más', other: '{count} preguntas más' },
    hint: 'Lo dicen sus papeles o el secretario.',
    options: { yes: 'Sí', no: 'No', unknown: 'No sé' },
    questions: {
      trial: '¿Hubo un juicio?',
      'all-defendants': '¿Ganó el propietario contra todas las personas nombradas en el caso?',
      nonsuit: '¿Retiró el caso el propietario (“nonsuit”)?',
      redeemed: '¿Pagó usted antes del desalojo y se quedó?',
      extended: '¿Extendió el propietario el fallo (“certificate of extension”)?',
      survivor: '¿Sobrevivió usted a violencia en casa, acoso o abuso sexual?',
      foreclosure: '¿Estaba la vivienda en ejecución hipotecaria (“foreclosure”)?',
      satisfaction: '¿Muestra el expediente del tribunal que el fallo está pagado?',
      hardship: '¿No pudo pagar por falta de dinero?',
      'survivor-paper':
        '¿Tiene uno de estos: un informe policial, una orden de protección, su declaración jurada o la carta de quien le ayuda?',
      'other-case': '¿Hubo otro caso de desalojo contra usted en este estado?',
      'other-judgment': '¿Hubo otro caso de desalojo contra usted que ganó el propietario?',
      'also-rent': '¿Demandó el propietario también por alquiler sin pagar?',
      'also-fault': '¿Demandó el propietario también por no cumplir una regla, por daños o por un delito?',
      'on-motion': '¿Se desestimó el caso porque alguien se lo pidió al juez?',
      'no-prosecution': '¿Se desestimó el caso porque nadie lo movió en cinco años?',
      'minor-named': '¿Se desestimó el caso porque nombraba a un menor?',
    },
    debt: {
      question: '¿Se terminó de otra manera?',
      options: {
        paid: 'Ya pagué',
        discharged: 'Bancarrota',
        agreed: 'Otro acuerdo',
        expired: 'Ya venció',
        none: 'No',
      },
    },
  },
  settlement: {
    question: '¿Cómo terminó el acuerdo en el tribunal?',
    hint: 'Lo dice el último papel del tribunal.',
    options: {
      dismissed: 'Se desestimó o se retiró',
      judgment: 'Se registró un fallo',
      unknown: 'No sé',
    },
  },
  cautions: {
    'open-or-appealed':
      'Su caso sigue abierto, o una de las partes apeló. Una apelación puede abrir otra vez un caso sellado.',
    'money-owed': 'El fallo no está pagado del todo. Pregunte antes de pagar o prometer un pago.',
    'others-named': 'En el caso se nombra a otras personas.',
    immigration: 'Usted no tiene la ciudadanía de Estados Unidos. Un papel del tribunal podría afectarle.',
  },
  papers: {
    identity: 'Su identificación con foto',
    'case-papers': 'Sus papeles del tribunal, o el número de caso',
    'proof-of-payment': 'Prueba de lo que pagó',
    agreement: 'Su acuerdo, y prueba de que lo cumplió',
    denial: 'Cartas de propietarios que le dijeron que no',
  },
  clerk: [
    '¿Mi caso está abierto al público o está sellado?',
    '¿Qué día se presentó, y qué día terminó?',
    '¿El expediente muestra un fallo monetario? ¿Está marcado como pagado (paid)?',
    '¿Qué formulario necesito, y cuánto cuesta?',
    '¿Cómo pido una exención de tarifas?',
  ],
} as const satisfies Translation<typeof EN.PLAN_WHEN_COPY>;

/** The reporting limit of screening companies (15 U.S.C. § 1681c), and what it does and does not mean. */
export const REPORTING_COPY = {
  heading: 'En los informes de inquilino',
  checkFiling: 'Revise la fecha de presentación.',
  from: {
    filing: 'Siete años desde la presentación del caso.',
    judgment: 'Siete años desde el fallo.',
    either: 'Siete años desde la presentación del caso, o desde el fallo si su acuerdo se convirtió en uno.',
  },
  settlement: 'Si su acuerdo se convirtió en un fallo del tribunal, el tiempo se cuenta desde ese día.',
  until: {
    ends: 'Los informes lo pueden mostrar al menos hasta {month}.',
    ended: 'Debió salir de sus informes en {month}. ¿Sigue ahí? Dispútelo.',
    mayEnd:
      'Los informes lo pueden mostrar al menos hasta {month}, y más tiempo si el acuerdo se convirtió en fallo.',
    mayHaveEnded: 'Debió salir de sus informes en {month}, salvo que el acuerdo se convirtiera en fallo.',
    judgment: 'En general, los informes pueden mostrar un fallo siete años desde su fecha.',
    judgmentFrom: 'Los informes lo pueden mostrar siete años desde el fallo: al menos hasta {month}.',
    /** An unpaid judgment. */
    openEnds:
      'Los informes lo pueden mostrar al menos hasta {month}, y más tiempo mientras el fallo se pueda cobrar.',
    openEnded: 'Normalmente salió de los informes en {month}, pero no mientras el fallo se pueda cobrar.',
    openJudgment: 'Normalmente siete años desde el fallo; más tiempo mientras se pueda cobrar.',
    hidden: '¿El tribunal lo ocultó? Entonces pida que lo quiten ya.',
    checkFiling: 'Los informes lo pueden mostrar siete años desde la presentación. Revise esa fecha.',
  },
  means: [
    'Puede que sea más tiempo en algunos estados.',
    'Esto no borra el expediente del tribunal. Un propietario todavía puede buscar ahí.',
  ],
  citation: '15 U.S.C. §\u00A01681c(a)',
  /** If the state has limits of its own. */
  state: {
    limit: '{state} tiene su propio límite: {title}.',
    preemption:
      'En octubre de 2025, una agencia federal dijo que la ley federal está por encima de muchas leyes estatales sobre informes. Por eso, puede que una empresa de verificación de inquilinos no siga un límite del estado. Deciden los tribunales. Hay menos duda sobre los límites para los propietarios.',
    citation: '90 Fed. Reg.\u00A048710',
  },
} as const satisfies Translation<typeof EN.REPORTING_COPY>;

/** Stand in the letters for a contact that was not given. */
export const SENDER_GAPS = {
  name: '[Su nombre]',
  phone: '[Su número de teléfono]',
  email: '[Su correo electrónico]',
} as const;

export const SENDER = ['{name}\n[Su dirección]\n{phone}\n{email}', '{today}'] as const;
const CLERK = 'Al secretario del tribunal, {court}, {place}';
const CASE = '{court}, {place}, número de caso [número], fecha de presentación: {filed}';
export const SIGNED = 'Atentamente,\n\n\n{name}';

/** Only the renter can tell whether a rule applies, because the plan summarises it in one sentence. */
const CHECK_THE_RULE = '[Pregunte a la ayuda legal si la regla sirve para su caso. Si no sirve, tache esto.]';

/** Outcome of the case, if it is in the renter's favour. */
const ENDING = [
  { when: 'dismissed', text: 'El caso se desestimó.' },
  { when: 'won', text: 'El juez decidió a mi favor.' },
  { when: 'any-ending', text: '[Cómo terminó el caso, y cuándo.]' },
  { when: 'ended', text: 'Terminó el {ended}.' },
  { when: 'paid', text: 'El fallo está pagado.' },
] as const;

/**
 * The letters and the telephone script in Spanish, for the sender to read next to the English text that is sent. None
 * admits a debt or promises to pay. Statements of law are from 15 U.S.C. §§ 1681c, 1681e(b), 1681i, 1681j and 1681m.
 */
export const PLAN_LETTERS: Readonly<Record<LetterKind, LetterTemplate>> = {
  dispute: {
    title: 'Carta a la empresa de verificación de inquilinos',
    use: 'Para un informe que está mal, que no está completo o que es demasiado viejo. No dispute lo que está bien. Es gratis. La empresa suele tener 30 días para revisar. Guarde una copia.',
    paragraphs: [
      ...SENDER,
      'Por correo certificado, con acuse de recibo, número [número]',
      '[Nombre y dirección de la empresa de verificación de inquilinos]',
      'Asunto: Disputa del informe número [número] del [fecha del informe] (15 U.S.C. § 1681i)',
      'Mi fecha de nacimiento: [fecha]\nDónde viví antes: [direcciones]',
      `Su informe sobre mí muestra este caso: ${CASE}.`,
      [
        {
          when: 'sealed-by-law',
          text: 'Por ley, el público ya no puede ver este caso: {sealingLaw}. Por favor, quítenlo. [Pregunte primero al secretario. Tache esto si el público todavía puede ver el caso.]',
        },
      ],
      [
        {
          when: 'too-old',
          text: 'El caso tiene más de siete años. En general, un informe no puede mostrarlo (15 U.S.C. § 1681c(a)). Por favor, quítenlo.',
        },
      ],
      [
        'Lo que está mal: [el final o una fecha está mal o falta; no dice “paid” (pagado); otra cosa; o tache esto].',
        ...ENDING,
      ],
      'La ley les pide cuidar que un informe sea lo más exacto posible (15 U.S.C. § 1681e(b)).',
      'Por favor, revisen esto otra vez, sin costo. Corrijan o borren lo que está mal y lo que no puedan confirmar. Díganme cómo lo revisaron y a quién preguntaron. Luego mándenme el resultado y una copia nueva de mi informe.',
      'Incluyo: [copias de mi identificación, del informe y de papeles del tribunal que muestran lo correcto]',
      SIGNED,
    ],
  },
  denial: {
    title: 'Carta después de un rechazo',
    use: 'Para el propietario que dijo que no o pidió más dinero, o para la empresa que hizo el informe. Guarde una copia.',
    paragraphs: [
      ...SENDER,
      '[Nombre y dirección del propietario o de la empresa de verificación de inquilinos]',
      'Asunto: Mi solicitud para [dirección], rechazada el [fecha] (15 U.S.C. § 1681m)',
      '[Deje la parte que sirve para su caso, y tache la otra.]',
      'Al propietario: ¿fue un informe sobre mí parte de la razón? Si es así, por favor dígamelo por escrito. Dígame también qué empresa lo hizo (15 U.S.C. § 1681m(a)).',
      [
        {
          when: 'denial-rule',
          text: `Al propietario: esta es la ley donde está la vivienda. {denialRule} La ley: {denialLaw}. Por favor, dígame por escrito cómo la cumplió. ${CHECK_THE_RULE}`,
        },
      ],
      'A la empresa: por favor, mándenme mi informe. Es gratis, porque me rechazaron hace menos de 60 días (15 U.S.C. § 1681j(b)).',
      'Por favor, responda a más tardar el [fecha].',
      SIGNED,
    ],
  },
  clerk: {
    title: 'Carta al secretario del tribunal',
    use: 'Con ella recibe una respuesta por escrito que puede mostrar. Pregunte primero cuánto cuesta una copia.',
    paragraphs: [
      ...SENDER,
      CLERK,
      'Asunto: Número de caso [número], fecha de presentación: {filed}',
      [
        {
          when: 'court-seals',
          text: 'Por favor, confirme por escrito que el caso está sellado, eliminado o cerrado al público según {sealingLaw}. Si el público todavía puede verlo, por favor dígame cómo se corrige eso.',
        },
      ],
      [
        {
          when: 'off-website',
          text: 'Por favor, confirme por escrito que el caso ya no está en el sitio web del tribunal, según {websiteLaw}. Si sigue ahí, por favor dígame cómo se corrige eso.',
        },
      ],
      [
        {
          when: 'new-law',
          text: 'Por favor, dígame por escrito si {newLaw} cubre este caso, desde cuándo, y qué formulario hace falta.',
        },
      ],
      [
        {
          when: 'may-be-closed',
          text: 'Por favor, dígame por escrito si el caso está sellado, cerrado o fuera del sitio web del tribunal.',
        },
      ],
      'Por favor, mándeme una copia de la lista del caso (“docket”), donde está todo lo que se presentó. Necesito saber qué día se presentó, cómo terminó y qué día terminó.',
      'Por favor, dígame cuánto cuesta, y cómo pedir una exención de tarifas.',
      SIGNED,
    ],
  },
  landlord: {
    title: 'Carta a su propietario anterior',
    use: 'Pregunte a la ayuda legal antes de mandarla. Luego mándela al propietario o a su abogado. Guarde una copia.',
    paragraphs: [
      ...SENDER,
      '[Nombre y dirección del propietario]',
      `Asunto: ${CASE}`,
      [
        {
          when: 'paid',
          text: 'El fallo se pagó por completo el [fecha]. Por favor, presente en el tribunal un papel que lo diga (una constancia de pago del fallo, “satisfaction of judgment”). Mándeme una copia.',
        },
      ],
      [
        {
          when: 'unpaid',
          text: 'Por favor, mándeme el monto para liquidar el fallo (“payoff statement”), si hay uno que todavía se pueda cobrar. Con esto no admito nada ni prometo pagar.',
        },
      ],
      [
        {
          when: 'agreement',
          text: 'Por favor, firme un papel conmigo, para que el tribunal pueda sellar o limitar el expediente. La ley: {agreementLaw}. Yo llevaré el papel y lo presentaré.',
        },
      ],
      'Con este antecedente me es difícil alquilar una vivienda. Por favor, responda a más tardar el [fecha].',
      SIGNED,
    ],
  },
  satisfaction: {
    title: 'Carta al tribunal: el fallo está pagado',
    use: 'Para un expediente del tribunal que no muestra que usted pagó. Pregunte al secretario si hay un formulario para esto.',
    paragraphs: [
      ...SENDER,
      CLERK,
      'Asunto: Número de caso [número], fecha de presentación: {filed}',
      'El fallo de este caso se pagó por completo el [fecha]. Por favor, anote en el expediente que está pagado (“satisfied”).',
      'Incluyo: [copias de recibos, de papeles del banco o de una carta del propietario]',
      'Si primero debo presentar un formulario o pedírselo al juez, por favor dígame qué formulario es, o cómo se pide. Cuando esté hecho, por favor mándeme una copia que lo muestre.',
      SIGNED,
    ],
  },
  explanation: {
    title: 'Nota para un propietario nuevo',
    use: 'Entréguela solo si el caso podría aparecer. ¿Está sellado el caso? Entonces pregunte primero a la ayuda legal: puede que no la necesite.',
    paragraphs: [
      ...SENDER,
      '[Nombre del propietario]',
      'Asunto: Mi solicitud para [dirección]',
      [`Puede que una búsqueda muestre un caso de desalojo de mi pasado: ${CASE}.`, ...ENDING],
      'Qué pasó: [una o dos frases]',
      'Desde entonces: [su trabajo, su alquiler pagado a tiempo, qué ha cambiado]',
      'Puede llamar a estas personas para preguntar por mí: [un jefe, un propietario, un trabajador social]',
      'Por favor, mire todo esto y llámeme si tiene alguna pregunta.',
      SIGNED,
    ],
  },
  call: {
    title: 'Qué decir por teléfono',
    use: 'Para el secretario del tribunal o la ayuda legal. Responda lo que le pregunten, y sobre dinero no diga más que eso. Anote con quién habló y cuándo.',
    paragraphs: [
      `“Hola. Me llamo {name}. Llamo por un caso del tribunal: ${CASE}”.`,
      '“¿Se puede sellar el expediente?”',
      ...PLAN_WHEN_COPY.clerk.map((question) => `“${question}”`),
      '“¿Quién me puede ayudar gratis con los papeles?”',
      'Hablé con: [nombre]\nEl día: [fecha]\nMe dijeron:',
    ],
  },
};
