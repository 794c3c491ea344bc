import { START_FEE } from '#config/offer.ts';
import { SUPPORT_PHONE } from '#config/site.ts';
import { SERVICE_RADIUS_MILES } from '#domain/places/state-places.ts';
import type { NextStepKind, NextStepWords } from '#domain/plan/next-steps.ts';

import type * as EN from '#content/words/en/states.ts';
import type { Translation } from '#content/words/translation.ts';
import { ADULTS, CLAIMS, REFUND, SUCCESS_FEE, TIMING } from './offer.ts';
import { LAW_FINDING_WORDS, NO_LAW_WORDS } from './findings.ts';
import { SENDER_GAPS } from './plan.ts';

/** The words of /locations (product §2, "Site map page"). */
export const LOCATIONS_COPY = {
  heading: 'Busque su ciudad',
  lede: 'Todos los estados, sus ciudades principales y los lugares alrededor de ellas. Cada página tiene la ley de allí, el tribunal y quién le puede ayudar.',
  totals:
    '{states} estados y Washington DC, {cities} ciudades principales, {areas} lugares alrededor de ellas',
  filter: { label: 'Buscar por nombre', hint: 'Un estado, una ciudad o un pueblo.' },
  expand: 'Abrir todo',
  collapse: 'Cerrar todo',
  loadFailed:
    'No se pudo cargar la lista de pueblos. Las ciudades y los estados todavía funcionan; pruebe otra vez en un momento.',
  noMatches: 'Nada coincide. Pruebe con menos letras.',
  matches: { one: '1 lugar coincide.', other: '{count} lugares coinciden.' },
  places: 'Estados y ciudades',
  state: 'Alquilar en {name}',
  cities: { one: '1 ciudad', other: '{count} ciudades' },
  city: '{name} y los lugares de alrededor',
  noAreas: 'Por ahora no hay lugares cercanos en la lista.',
  radius: `Atendemos todos los lugares a ${SERVICE_RADIUS_MILES} millas o menos de las ciudades principales de arriba`,
  contact: '¿No sabe si cubrimos su pueblo? Contáctenos',
  pages: 'Páginas principales',
} as const satisfies Translation<typeof EN.LOCATIONS_COPY>;

/** Metadata of a state's page. */
export const STATE_HEAD_WORDS = {
  titles: [
    '{state}: alquilar de nuevo tras un desalojo | {brand}',
    '{state}: alquilar de nuevo tras un desalojo',
  ],
  opening: 'Alquile de nuevo en {state} después de un desalojo.',
  law: {
    'not-sealed': 'Una ley de allí limita quién ve un caso; vea cuál y cuándo.',
    'some-cases': 'Una ley de allí podría ayudar a algunos inquilinos; vea a quiénes.',
    outdated: 'Nadie ha revisado la ley de allí desde hace más de un año; vea qué ayuda.',
    narrow: NO_LAW_WORDS.narrow.head,
    'new-law': NO_LAW_WORDS['new-law'].head,
    bill: NO_LAW_WORDS.bill.head,
    none: NO_LAW_WORDS.none.head,
    differs: 'Una ley de allí oculta algunos expedientes; vea cuáles y cuándo.',
    waiting: 'Período de espera para sellar: {period}.',
  },
  places: 'Tribunal, ayuda legal gratis y mapa de ciudades.',
  cities: 'Ayuda en {first}, {second} y más lugares.',
  city: 'Ayuda en {first} y sus alrededores.',
  more: ['La ley en palabras claras.', 'Revisión gratis.'],
  keywords: [
    'apartamentos de segunda oportunidad {state}',
    'sellar un expediente de desalojo {state}',
    'alquilar con un desalojo en {state}',
  ],
} as const satisfies Translation<typeof EN.STATE_HEAD_WORDS>;

/** The words of the page of a state. */
export const STATE_PAGE_COPY = {
  home: 'Volver al inicio',
  heading: 'Alquilar de nuevo en {state}',
  lede: {
    alone:
      'Un desalojo queda en su historial. En {state} no es el final de la búsqueda. Aquí están la ley, el tribunal y quién puede ayudar.',
    withPlaces:
      'Un desalojo queda en su historial. En {state} no es el final de la búsqueda. Aquí están la ley, el tribunal, quién puede ayudar y {cities} ciudades con {areas} lugares alrededor.',
  },
  map: {
    title: 'Mapa de {state}',
    description: `El contorno del estado con sus ciudades principales: {cities}. Un círculo de color de ${SERVICE_RADIUS_MILES} millas rodea cada una; la lista de ciudades de abajo dice lo mismo en palabras.`,
    caption: `En color: a menos de ${SERVICE_RADIUS_MILES} millas de una ciudad principal, en línea recta.`,
  },
  benefits: {
    heading: 'Qué recibe usted',
    items: [
      `${START_FEE.shown} abren su caso y cubren a ${ADULTS}`,
      `Nada más hasta la aprobación; entonces, ${SUCCESS_FEE}`,
      'Un socio de crédito detrás de su solicitud: no necesita fiador',
      `Aprobación por lo general en ${TIMING.approval}, mudanza en ${TIMING.moveIn}`,
      REFUND.short,
      `Desalojos, contratos rotos, bancarrotas, antecedentes, puntajes de ${CLAIMS.lowestScore.figure}`,
    ],
  },
  cities: {
    heading: 'Ciudades principales de {state}',
    lede: `Elija la ciudad donde quiere vivir, o la más cercana. Atendemos todos los lugares a menos de ${SERVICE_RADIUS_MILES} millas.`,
    around: { one: '1 lugar alrededor', other: '{count} lugares alrededor' },
    boroughs: { one: '1 distrito', other: '{count} distritos (boroughs)' },
    more: 'Más ciudades',
    noneAround: 'Sin lugares cercanos en la lista',
    capital: 'Capital del estado',
  },
  law: {
    /** The word that people search for is said once. */
    heading: 'Sellar un desalojo (también: borrarlo, “expungement”) en {state}',
    waiting: 'Período de espera',
    status: 'Estado de la ley',
    cited: 'La ley',
    plan: 'Qué hacer, paso a paso',
    all: 'Comparar todos los estados',
  },
  court: {
    heading: 'El tribunal y la ayuda legal gratis',
    court: 'Qué tribunal lleva los desalojos',
    capital: 'En {city} ({county}): {court}.',
    help: 'Quién puede ayudar',
  },
  protections: { heading: 'Al solicitar vivienda en {state}', all: 'Todos los estados' },
} as const satisfies Translation<typeof EN.STATE_PAGE_COPY>;

export const ANSWERS_COPY = {
  court: 'Los desalojos de {place} se ven en',
  stateCourt: 'Tribunal del estado para desalojos de {place}',
  courtSite: 'Sitio del tribunal',
  rent: 'Alquiler estimado por HUD para {area}, dos cuartos, año fiscal {year}',
  monthly: '{rent} al mes',
  rentNote: {
    area: '4 de cada 10 viviendas allí se alquilan por esto o menos, con servicios públicos.',
    floor: 'HUD no usa una cifra más baja en este estado. Las viviendas allí pueden costar menos.',
    counties: 'La más baja y la más alta de sus condados.',
    places: 'La más baja y la más alta de aquí.',
  },
  rents: 'Alquileres estimados por HUD en {state}, dos cuartos, año fiscal {year}',
  range: 'de {low} ({lowIn}) a {high} ({highIn})',
  alike: { counties: '{count} condados', places: '{count} lugares' },
  oldRent: 'HUD tiene cifras más nuevas.',
  area: 'la zona de {name}',
  areaAround: 'la zona donde está {where}',
  help: 'Quién ayuda gratis en {place}',
  site: 'Buscar ayuda gratis',
  law: '¿Se puede sellar (borrar) un desalojo?',
  findings: {
    automatic: LAW_FINDING_WORDS.automatic.answer,
    'on-request': LAW_FINDING_WORDS['on-request'].answer,
    narrow: LAW_FINDING_WORDS.narrow.answer,
    'new-law': LAW_FINDING_WORDS['new-law'].answer,
    bill: LAW_FINDING_WORDS.bill.answer,
    none: LAW_FINDING_WORDS.none.answer,
  },
  lawLink: 'La ley en {state}',
} as const satisfies Translation<typeof EN.ANSWERS_COPY>;

export const LAWYER_RIGHTS_COPY = {
  heading: 'Un abogado gratis en un caso de desalojo',
  asOf: 'Lo que leímos es de {date}: pregunte si sigue vigente.',
} as const satisfies Translation<typeof EN.LAWYER_RIGHTS_COPY>;

/** The operator's offer on every page about a state or place; the state's `benefits` say more. */
export const OFFER_STRIP_COPY = {
  heading: 'Busque con nosotros en {place}',
  /** After the price. */
  terms: `para empezar, para ${ADULTS}. Aprobación normalmente en ${TIMING.approval}. Sin fiador. Una tarifa solo cuando le aprueben.`,
  limits: 'No sella ningún expediente.',
} as const satisfies Translation<typeof EN.OFFER_STRIP_COPY>;

/** The two calls to action of every page about a state or place. */
export const PLACE_ACTIONS = {
  call: `Llame: ${SUPPORT_PHONE.shown}`,
  apply: `Empiece por ${START_FEE.shown}`,
} as const satisfies Translation<typeof EN.PLACE_ACTIONS>;

/** Structured data of the service in a state or place. */
export const AREA_SERVICE_WORDS = {
  service: 'Ayuda para alquilar con una segunda oportunidad',
  inArea: 'Ayuda para alquilar con una segunda oportunidad en {area}',
} as const satisfies Translation<typeof EN.AREA_SERVICE_WORDS>;

/** The words of a state's plan as a page. It has no form, so the texts must not mention answers, dates or buttons. */
export const STATE_PLAN_COPY = {
  heading: 'Su plan en {state}',
  /** If there is a law. */
  law: {
    lede: 'Elija cómo terminó su caso. Verá lo que encontramos para eso, qué hacer primero y a quién llamar.',
    contents: 'Lo que ofrece la ley según cómo terminó su caso, pasos, papeles, cartas y a quién llamar.',
    outcomes: 'Nada de esto es una promesa: un tribunal puede tener en cuenta cosas que no vemos.',
  },
  /** If no path was confirmed; `{opening}` is that of what was found. */
  noLaw: {
    lede: '{opening} Esta página dice qué preguntar, qué puede hacer de todos modos y a quién llamar. No hay preguntas que responder. Léala en cualquier teléfono, o imprímala.',
    none: NO_LAW_WORDS.none.plan,
    bill: NO_LAW_WORDS.bill.plan,
    'new-law': NO_LAW_WORDS['new-law'].plan,
  },
  back: 'Todos los estados',
  lawIn: 'La ley en {state}',
  head: {
    titles: ['Sellar un desalojo en {state}: su plan | {brand}', 'Sellar un desalojo en {state}: su plan'],
    opening: 'Qué hacer con un antecedente de desalojo en {state}.',
    keywords: [
      'sellar un desalojo en {state}',
      'antecedente de desalojo en {state}',
      'pasos para sellar un desalojo',
    ],
    sentences: ['No le pregunta nada.', 'Funciona sin JavaScript.', 'Imprímala y llévela con usted.'],
  },
  outcomes: {
    heading: '¿Cómo terminó su caso?',
    none: 'No encontramos nada en la ley para un caso que terminó así.',
    onlyIf: 'Solo si: ',
    /** How a settlement must have ended. */
    settledAs: {
      dismissed: 'después del acuerdo, el caso se desestimó o se retiró',
      judgment: 'el acuerdo se convirtió en un fallo del tribunal',
    },
    law: 'Lo que dice la ley',
    /** The remedy that an answer rests on. */
    summary: {
      fits: { one: 'Si su caso cumple:', some: 'Una de estas formas, si su caso cumple:' },
      who: 'Quién actúa',
      when: 'Cuándo',
      costs: 'Cuesta',
      wait: {
        'on-or-after': '{wait} desde {event}.',
        after: '{wait} desde {event}.',
        'no-earlier-than': 'Al menos {wait} desde {event}.',
        'no-later-than': 'Dentro de {wait} desde {event}.',
      },
      noWait: 'Enseguida, desde {event}.',
      appeal: 'Después del tiempo para apelar.',
      depends: 'Eso depende: vea “Lo que dice la ley”.',
      nothing: 'Nada.',
      askFee: 'Pregunte al secretario.',
    },
  },
  /** Below a state's pending bills. */
  bill: 'No vimos en qué quedó este proyecto de ley. Podría cambiar lo que dice esta página, o puede que ya lo haya cambiado. Pregunte al secretario del tribunal o a la ayuda legal qué pasó con él.',
  waiting: 'Período de espera: {period}',
  /** The reporting limit of screening companies (15 U.S.C. § 1681c) without dates. */
  reporting: [
    'En general, una empresa de verificación de inquilinos no puede mostrar en sus informes un caso de desalojo que tiene más de siete años.',
    'Cuente desde la presentación del caso. Si ganó el propietario, cuente desde el día del fallo.',
  ],
  print: {
    ending: 'Imprimir este final',
    all: 'Imprimir los cuatro finales',
  },
  letters:
    'Copie la que necesite, a mano o en un mensaje. Llene lo que está entre [corchetes]. Deje fuera lo que no sirva para su caso.',
  help: 'A quién llamar',
  /** Gaps in a letter, to be filled in by hand. */
  gaps: {
    ...SENDER_GAPS,
    today: '[Fecha de hoy]',
    filed: '[fecha]',
    ended: '[fecha]',
  },
} as const satisfies Translation<typeof EN.STATE_PLAN_COPY>;

/** What may come after a dismissal. */
const WITHOUT_PREJUDICE = {
  when: 'dismissed',
  text: '¿Sus papeles dicen “dismissed without prejudice”? Entonces el propietario puede demandar otra vez. Ese sería un caso nuevo.',
} as const;
const KEEP_A_COPY =
  'Guarde una copia de la orden. Las empresas de verificación de inquilinos pueden tardar, y puede que tenga que mostrarla.';
const OLD_DEBT =
  'No pague ni firme nada todavía. En algunos estados, un pago o una promesa por escrito puede revivir una deuda vieja.';
const CALL_LEGAL_AID =
  'Llame a la ayuda legal. La ayuda es gratis si sus ingresos son bajos. Pregunte si conocen otra manera.';
const OWN_NOTE =
  'Escriba una nota corta para el próximo propietario. En este plan hay una con la que puede empezar.';
const DISPUTE = 'Vea su propio informe de inquilino, gratis. ¿Hay algo mal? Entonces dispútelo.';
const ASK_FIRST =
  'Pregunte antes de pagar una tarifa: “May I read your selection criteria?” (¿puedo leer sus criterios?).';

/**
 * The instructions of each next step, in the order in which a person takes them. They promise nothing, because a court
 * decides, and mention no buttons or positions on the page, because they are printed too.
 */
export const NEXT_STEP_WORDS: Readonly<Record<NextStepKind, NextStepWords>> = {
  automatic: {
    heading: 'Revise que el tribunal haya hecho su parte',
    introduction: 'Si la ley cubre su caso, el tribunal debe actuar por su cuenta. Pero a veces hay errores.',
    steps: [
      'Tenga a mano el número de caso, o su nombre y el año. El secretario: {court}. Diga: “Spanish interpreter, please.” Espere en la línea.',
      '“It is hidden” (está oculto): listo. Anote el nombre del secretario y el día. ¿Un informe aún lo muestra? Pida que lo quiten.',
      '“It is still there” (sigue ahí): no debería. Pregunte cómo se corrige. Nombre la ley: {law}. Este plan tiene una carta que lo pide.',
      '“We find no case” (no hallan el caso): puede estar oculto, o en otro tribunal. Que una búsqueda no halle nada no prueba nada.',
      WITHOUT_PREJUDICE,
      KEEP_A_COPY,
    ],
  },
  form: {
    heading: 'Presente el formulario',
    introduction:
      'La ley dice que el tribunal debe concederlo, y sin audiencia. Puede hacerlo por su cuenta.',
    steps: [
      'El formulario: {form}.',
      'Llénelo y preséntelo en el tribunal que tuvo su caso ({court}). La ley: {law}.',
      'Espere hasta que termine el tiempo para apelar.',
      WITHOUT_PREJUDICE,
      KEEP_A_COPY,
    ],
  },
  petition: {
    heading: 'Pídaselo al tribunal',
    introduction: 'Usted presenta un papel, y un juez o el secretario decide. Puede hacerlo sin abogado.',
    steps: [
      'El formulario: {form}.',
      'Llénelo y preséntelo en el tribunal que tuvo su caso ({court}).',
      'Pregunte si debe mandar una copia al propietario, y cómo.',
      'Si hay una audiencia, vaya. Lleve sus papeles y diga en pocas palabras por qué le importa.',
      '{reminder}',
      WITHOUT_PREJUDICE,
      KEEP_A_COPY,
    ],
  },
  'find-out': {
    heading: 'Averigüe lo que falta',
    introduction: 'Muchas veces lo puede averiguar en uno o dos días.',
    steps: [
      'Mire sus papeles del tribunal. La mayoría de las fechas están en la primera o en la última página.',
      '¿No tiene papeles? Llame al secretario del tribunal ({court}). Dé su nombre y el año. Pida el número de caso y las fechas.',
      'Vuelva y agregue lo que encontró.',
    ],
  },
  wait: {
    heading: 'Espere hasta el {date} y aproveche el tiempo',
    introduction:
      'Esperar puede ser parte del plan. Puede que un caso nuevo de desalojo haga empezar el tiempo otra vez.',
    steps: [
      'Anote la fecha en su calendario.',
      {
        when: 'unpaid',
        text: 'Si hay un fallo sin pagar, pregunte a la ayuda legal antes de pagar o firmar. Guarde cada recibo.',
      },
      'Ese día, llame al secretario. Pregunte si la ley sigue igual.',
    ],
  },
  stipulation: {
    heading: 'Pida al propietario que firme',
    introduction: 'Si usted y el propietario firman un papel, el tribunal puede actuar. La ley: {law}.',
    steps: [
      'Pregunte primero a la ayuda legal, sobre todo si se habla de dinero. Un acuerdo sobre dinero necesita un papel hecho con cuidado.',
      'Mande a su propietario anterior la carta que está en este plan.',
      'Pregunte al secretario del tribunal ({court}) si hay un formulario para que firmen los dos.',
      'Presente el papel firmado en el tribunal. Pregunte cuándo lo va a mirar un juez.',
    ],
  },
  pay: {
    heading: 'Pague y pida que lo anoten en el expediente',
    introduction: 'La ley le ayuda desde el día en que el fallo está pagado y el tribunal lo sabe. {way}',
    steps: [
      'Pregunte al secretario del tribunal ({court}) cuánto se debe todavía, con costos e intereses.',
      'Antes de pagar, pida al propietario o al cobrador un acuerdo por escrito.',
      'Pague de una manera que deje prueba. El efectivo por sí solo no deja ninguna.',
      'Pida al propietario que presente un papel que diga que usted pagó (“satisfaction of judgment”).',
      'Si el propietario no lo presenta, pregunte al secretario cómo mostrarle al juez que usted pagó.',
    ],
  },
  'pay-later': {
    heading: 'Pregunte antes de pagar: la ley le ayuda el {date} como muy pronto',
    introduction: 'Ese es el día si lo paga todo hoy. {way}',
    steps: [
      'Pagar por sí solo no oculta nada antes.',
      'Pregunte al secretario del tribunal ({court}) cuánto se debe todavía, con costos e intereses.',
      'Si paga, pida antes el acuerdo por escrito, y pague de una manera que deje prueba.',
      'Luego pida al propietario que presente un papel que diga que usted pagó (“satisfaction of judgment”).',
    ],
  },
  'pay-or-wait': {
    heading: 'Pregunte qué conviene más: pagar o esperar',
    introduction:
      'La ley le ayuda cuando el fallo ya está pagado o ya venció. Puede vencer el {date} como muy pronto.',
    steps: [
      'Un pago o una promesa firmada puede mantener vivo un fallo viejo.',
      'Pregunte al secretario del tribunal ({court}) si el propietario extendió el fallo, y cuándo vence.',
      'Si paga, pida antes el acuerdo por escrito, y pague de una manera que deje prueba.',
      'Luego pida al propietario que presente un papel que diga que usted pagó (“satisfaction of judgment”).',
    ],
  },
  'ask-clerk': {
    heading: 'Pregunte por {law}',
    introduction: 'Esta ley se aprobó. El secretario le puede decir qué hace en su caso.',
    steps: [
      'Llame al secretario del tribunal ({court}) o vaya a su oficina. Tenga a mano su número de caso.',
      'Pregunte: “Does {law} cover my case, from when on, and which form does it need?” (¿cubre mi caso, desde cuándo, y con qué formulario?). En este plan hay una carta que lo pide por escrito.',
      CALL_LEGAL_AID,
      DISPUTE,
      'No le pague a nadie por sellar el caso antes de tener una respuesta.',
    ],
  },
  'may-have-expired': {
    heading: 'Pregunte si el fallo venció',
    introduction:
      'Es más viejo de lo que dura aquí un fallo si nadie lo renovó. Puede que haya vencido o que esté inactivo.',
    steps: [
      OLD_DEBT,
      'Pregunte al secretario ({court}): “Does this judgment still count, and was it renewed?” (¿todavía cuenta el fallo, y se renovó?). La ley: {law}. {sure}',
      'Si todavía cuenta, pregunte a la ayuda legal cómo resolverlo.',
      'Si no cuenta, pregunte qué debe mostrar el expediente.',
    ],
  },
  'ask-how-long': {
    heading: 'Pregunte cuánto dura el fallo',
    introduction: 'No estamos seguros de cuánto dura aquí un fallo. Averígüelo primero.',
    steps: [
      OLD_DEBT,
      'Pregunte al secretario ({court}): “How long does this judgment last, and was it renewed?” (¿cuánto dura el fallo, y se renovó?). La ley: {law}. {sure}',
      'Si todavía cuenta, pregunte a la ayuda legal cómo resolverlo.',
    ],
  },
  'old-check': {
    heading: 'Pregunte al secretario si la ley sigue igual',
    introduction:
      'No hemos revisado esta ley en mucho tiempo. Puede que le ayude, pero puede que haya cambiado.',
    steps: [
      'Llame al secretario del tribunal ({court}) o vaya a su oficina. Tenga a mano su número de caso.',
      'Pregunte: “Is this still the law, and does it fit my case?” (¿es todavía la ley, y sirve para mi caso?). La ley: {law}.',
      CALL_LEGAL_AID,
      'No le pague a nadie por sellar el caso antes de tener una respuesta.',
    ],
  },
  'paid-still-refused': {
    heading: 'Usted pagó, y todavía le dicen que no',
    introduction:
      'Pasa a menudo, y usted puede hacer algo. Muchas veces, el expediente del tribunal no muestra que usted pagó.',
    steps: [
      'Pregunte al secretario del tribunal ({court}): “Does the file show that the judgment is paid?” (¿muestra el expediente que está pagado?).',
      'Si no, mande a su propietario anterior la carta que está en este plan. La carta pide el papel que dice que usted pagó.',
      '¿No responde? Mande al tribunal la carta que está en este plan, con su prueba de que pagó.',
      'Pregunte al propietario nuevo qué empresa hizo el informe. Si el informe fue la razón, se lo deben decir.',
      'Pida su informe a esa empresa. Es gratis si lo pide en los 60 días después de que le dijeron que no.',
      'Si no dice “paid” (pagado), mande la carta de disputa que está en este plan.',
    ],
  },
  'screening-limit': {
    heading: 'Una ley limita cómo se puede usar su caso',
    introduction:
      'No sella el expediente. Puede que limite lo que un propietario puede usar, o lo que puede salir en un informe. La ley: {law}.',
    steps: [
      'Guarde el nombre de la ley. Puede que tenga que mostrárselo a un propietario o a una empresa de verificación de inquilinos.',
      'Si le dicen que no, pregunte por qué, por escrito.',
      'Llame a la ayuda legal si cree que usaron el caso en su contra.',
    ],
  },
  'no-remedy': {
    heading: 'Según sus respuestas, hoy nada lo sella',
    introduction:
      'Aquí hay reglas para algunos casos. Según sus respuestas, ninguna sirve para el suyo en este momento.',
    steps: [
      DISPUTE,
      ASK_FIRST,
      OWN_NOTE,
      CALL_LEGAL_AID,
      'Revise sus respuestas. Puede que el caso no haya terminado como usted recuerda. El secretario se lo puede decir.',
    ],
  },
  'no-law': {
    heading: 'Qué puede hacer de todos modos',
    introduction: 'Puede que el expediente siga abierto. Aun así, usted puede hacer mucho.',
    steps: [
      DISPUTE,
      ASK_FIRST,
      OWN_NOTE,
      CALL_LEGAL_AID,
      'Pida al secretario del tribunal ({court}) una copia de su caso, y una prueba de cómo terminó.',
      'Si pagó, pregunte al secretario cómo hacer que quede anotado en el expediente.',
      'Si ganó el propietario, pregunte a la ayuda legal si el propietario puede firmar un papel para anular el fallo (“vacate”).',
      'Las leyes cambian. Vuelva en unos meses.',
    ],
  },
};

/** The effect of a remedy, and who acts. */
export const REMEDY_WORDS = {
  effect: {
    sealed: 'Sella el expediente del tribunal.',
    expunged: 'Elimina el expediente del tribunal (“expungement”).',
    confidential: 'Oculta al público el expediente del tribunal.',
    'limited-online-access':
      'Quita el caso del sitio web del tribunal. El expediente sigue siendo público en el tribunal.',
    'screening-report-limit':
      'Limita cómo se puede usar el caso. El expediente del tribunal sigue siendo público.',
  },
  how: {
    automatic: 'El tribunal debe actuar por su cuenta.',
    'must-grant-without-hearing': 'Usted presenta un formulario. El tribunal debe concederlo, sin audiencia.',
    'must-grant': 'Usted lo pide, y el tribunal debe concederlo si su caso cumple.',
    petition: 'Usted se lo pide al tribunal. Todavía no sabemos si el tribunal tiene que decir que sí.',
    'court-discretion': 'Usted lo pide, y un juez lo considera.',
    stipulation: 'Firman usted y el propietario.',
  },
  localTo: 'Solo para: {court}. Su citación (“summons”) nombra su tribunal.',
} as const satisfies Translation<typeof EN.REMEDY_WORDS>;
