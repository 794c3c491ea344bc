import { START_FEE } from '#config/offer.ts';
import { SITE } from '#config/site.ts';
import type * as EN from '#content/words/en/pages.ts';
import type { Translation } from '#content/words/translation.ts';
import { ADULTS, CLAIMS, COMPETITOR_FEE, TIMING } from './offer.ts';
import type { RentalIssue } from '#domain/places/landing-page.ts';

/** The words of the home page, section by section. */
export const HOME_COPY = {
  hero: {
    badges: ['Los 50 estados', 'Sin fiador', 'Revisión gratis'],
    heading: 'Una línea en un informe.',
    headingStroke: 'No el resto de su vida.',
    report: {
      label: 'Un informe de inquilino con una línea marcada: desalojo presentado.',
      title: 'Informe de inquilino',
      renter: 'Usted',
      rows: [
        ['Alquiler a tiempo', '31 de 36'],
        ['Ingresos', 'verificados'],
      ],
      line: 'Desalojo',
      year: '2021',
      question: '¿se puede ocultar esta línea?',
    },
    lede: 'Algunos tribunales deben ocultarlo, gratis. Otros lo ocultan si usted lo pide. Otros nunca, y entonces nadie debería vendérselo.',
    ledeEnd: 'Buscamos la ley de cada estado y de DC.',
    question: '¿Dónde fue el caso?',
    show: 'Muéstreme, gratis',
    note: 'Más o menos un minuto. Sin nombre en esta parte, sin tarjeta, sin consultar su crédito.',
    urgent: {
      question: '¿Tiene una cita pendiente, o acaba de faltar?',
      action: 'No revise nada. Ayuda hoy',
    },
    terms: [
      {
        icon: 'check',
        title: 'Gratis es gratis.',
        text: 'La respuesta, las cartas y {papers} papeles del tribunal no cuestan nada. El tribunal puede cobrar una tarifa.',
        link: '',
        to: null,
      },
      {
        icon: 'clock',
        title: 'Lo que cuesta dinero:',
        text: `la ayuda para encontrar un hogar, desde ${START_FEE.shown}. Nunca hace falta para la respuesta.`,
        link: 'Quién nos paga',
        to: 'pays',
      },
      {
        icon: 'shield',
        title: 'Los propietarios nunca lo ven.',
        text: 'Nunca lo compartimos con propietarios.',
        link: 'En palabras sencillas',
        to: 'privacy',
      },
    ],
    action: 'Revise si su desalojo se puede sellar',
    second: 'Cómo funciona',
  },
  /** Figures below the hero: terms first, then claims. */
  figures: [
    { figure: START_FEE.shown, label: `para empezar, cubre a ${ADULTS}` },
    { figure: TIMING.approval, label: 'lo que suele tardar la aprobación' },
    CLAIMS.cities,
  ],
  /** The first of them: what anybody can look up. */
  read: { label: 'jurisdicciones revisadas: los 50 estados y DC, {month}' },
  checker: {
    heading: '¿Se puede sellar mi desalojo?',
    lede: 'En algunos estados, un caso viejo de desalojo se puede ocultar a los propietarios y a las empresas de verificación de inquilinos. En muchos otros no encontramos una ley así. Diez preguntas cortas muestran cómo está su caso.',
    points: [
      'Su respuesta al momento, con la ley en que se basa',
      'El tribunal, sus tarifas y los pasos',
      'Ayuda legal y abogados cerca de usted',
    ],
    rather: '¿Prefiere hablar con alguien?',
  },
  steps: {
    heading: 'Cuatro pasos: del “no” a la puerta de su casa',
    lede: 'En cada paso sabrá qué sigue y cuánto cuesta.',
    items: [
      {
        title: 'Empiece su caso',
        text: `Con ${START_FEE.shown} abrimos su caso, para hasta ${ADULTS}. No paga nada más hasta que aprueben su solicitud.`,
        detail: 'Unos 10 minutos',
      },
      {
        title: 'Active la alianza de crédito',
        text: 'Un socio de crédito respalda su solicitud, y no necesita fiador.',
        detail: 'Nosotros la preparamos',
      },
      {
        title: 'Elija cualquier vivienda',
        text: 'No le damos una lista de sobras. Usted elige dónde quiere vivir.',
        detail: `Aprobación en ${TIMING.approvalSpoken}, por lo general`,
      },
      {
        title: 'Reciba sus llaves',
        text: `La mayoría se muda de ${TIMING.moveInSpoken} después de la aprobación.`,
        detail: 'El contrato a su nombre',
      },
    ],
  },
  comparison: {
    heading: 'Qué hacen otros y qué hacemos nosotros',
    columns: ['Otras empresas', SITE.name],
    rows: [
      {
        topic: 'Para empezar',
        others: `${COMPETITOR_FEE.shown} por adelantado`,
        sample: COMPETITOR_FEE.sample,
        us: `${START_FEE.shown} para ${ADULTS}`,
      },
      {
        topic: 'El resto de la tarifa',
        others: 'Antes de la aprobación',
        us: 'Solo después de la aprobación',
      },
      {
        topic: 'Dónde puede vivir',
        others: 'Las de su lista',
        us: 'La que usted elija',
      },
      { topic: 'Fiador', others: 'Lo piden a menudo', us: 'No hace falta' },
      { topic: 'Si no resulta', others: 'Sin devolución', us: 'Le devolvemos la tarifa inicial' },
    ],
  },
  trust: {
    heading: 'A ellos también les dijeron que no',
    lede: 'Inquilinos que empezaron donde usted está ahora.',
    more: 'Lea más historias',
  },
  approvals: { heading: 'Aprobaciones recientes de inquilinos', pause: 'Pausar', play: 'Seguir' },
  security: {
    heading: 'Su historia sigue siendo suya',
    lede: 'Un desalojo es algo personal. Así cuidamos lo que usted nos cuenta.',
    items: [
      {
        icon: 'lock',
        title: `Cifrado de ${CLAIMS.encryption.figure}`,
        text: 'Lo que envía va cifrado (en clave) de su teléfono a nosotros.',
        sample: CLAIMS.encryption.sample,
      },
      {
        icon: 'card',
        title: `Pagos según la norma ${CLAIMS.cardSecurity.figure}`,
        text: 'Su tarjeta va a una empresa de pagos certificada. Nunca vemos ni guardamos el número.',
        sample: CLAIMS.cardSecurity.sample,
      },
      {
        icon: 'shield',
        title: `Derechos sobre sus datos (${CLAIMS.dataRights.figure})`,
        text: 'Pregunte qué datos suyos tenemos, o pida que los borremos. Basta un mensaje.',
        sample: CLAIMS.dataRights.sample,
      },
      {
        icon: 'home',
        title: 'Nada llega a los propietarios',
        text: 'Sus respuestas nunca se comparten con un propietario ni con una empresa de verificación.',
      },
      {
        icon: 'search',
        title: 'La revisión no toca su crédito',
        text: 'No consulta su crédito. Ningún prestamista ni propietario ve que usted preguntó.',
      },
      {
        icon: 'people',
        title: 'Personas, no robots',
        text: 'Una persona lee su caso y le devuelve la llamada. Siempre puede hablar por teléfono.',
      },
    ],
  },
  faq: { heading: 'Lo que la gente pregunta primero', more: 'Todas las preguntas y respuestas' },
  team: {
    heading: 'Las personas que contestan',
    lede: 'Un equipo pequeño que ya estuvo en su lugar.',
    action: 'Conozca a todo el equipo',
  },
} as const satisfies Translation<typeof EN.HOME_COPY>;

/** The words of /faq. */
export const FAQ_PAGE_COPY = {
  hero: {
    heading: 'Buenas preguntas,',
    stroke: 'respuestas claras',
    lede: 'Lo que los inquilinos nos preguntan antes de confiar en nosotros. Si no ve su pregunta, háganosla.',
  },
  more: {
    heading: '¿Todavía tiene preguntas?',
    text: 'Llame, y le contesta una persona. O escríbanos.',
    email: 'Escribir un correo',
  },
} as const satisfies Translation<typeof EN.FAQ_PAGE_COPY>;

/** The words of /testimonials. */
export const TESTIMONIALS_PAGE_COPY = {
  hero: {
    heading: 'Les dijeron que no.',
    stroke: 'Luego recibieron las llaves.',
    lede: 'Inquilinos con desalojos, contratos de alquiler rotos, deudas y antecedentes, en sus propias palabras.',
  },
  none: {
    heading: 'Todavía no hay historias',
    lede: 'Publicamos lo que dice un inquilino solo con su permiso.',
  },
  badges: 'Por qué confían en nosotros',
  call: {
    heading: 'La próxima historia es la suya',
    text: 'Empieza con diez minutos y lo que pasó.',
    action: 'Empezar mi solicitud',
    newTab: 'se abre en otra pestaña',
  },
} as const satisfies Translation<typeof EN.TESTIMONIALS_PAGE_COPY>;

/** The words of /contact. */
export const CONTACT_PAGE_COPY = {
  hero: {
    heading: 'Hable con',
    stroke: 'una persona',
    lede: `Llame, escriba o deje un mensaje. Contestamos los correos y los mensajes en ${TIMING.emailReply} o menos.`,
    action: 'Pedir una consulta gratis',
  },
  form: 'Envíenos un mensaje',
  phone: { title: 'Llámenos', text: 'Preguntas, solicitudes, aprobaciones urgentes.' },
  email: { title: 'Escríbanos', text: `Contestamos en ${TIMING.emailReply} o menos.` },
  company: 'Quiénes somos',
  nationwide: {
    title: 'En todo el país',
    text: 'Trabajamos con inquilinos de los 50 estados y de Washington DC, por teléfono y en línea. No tiene que ir a ninguna oficina.',
    link: 'Ver todos los lugares',
  },
  hours: { title: 'Horario de atención' },
} as const satisfies Translation<typeof EN.CONTACT_PAGE_COPY>;

/** The words of /eligibility-check. */
export const CHECK_PAGE_COPY = {
  form: 'Su caso',
  heading: '¿Se puede sellar mi desalojo?',
  after: {
    heading: 'Es bueno saberlo',
    items: [
      {
        title: 'Qué hace el sellado',
        text: 'Un caso sellado se oculta del registro público del tribunal. Los propietarios y las empresas de verificación de inquilinos ya no deberían verlo. La deuda, si había una, sigue.',
        /** Replacements after a result whose law does less than sealing. */
        instead: {
          'limited-online-access':
            'La ley para su caso no lo sella. El caso sale del sitio web del tribunal, y el expediente sigue siendo público en el tribunal. La deuda, si había una, sigue.',
          'screening-report-limit':
            'La ley para su caso no lo sella. Limita cómo se puede usar el caso, y el expediente del tribunal sigue siendo público. La deuda, si había una, sigue.',
        },
      },
      {
        title: 'Qué no hace',
        text: 'No borra lo que una empresa de verificación de inquilinos copió antes. Usted puede disputar ese dato ante la empresa, gratis.',
      },
      {
        title: 'El límite de siete años',
        text: 'En general, las empresas de verificación de inquilinos no pueden incluir en sus informes un caso de desalojo de más de siete años. El expediente del tribunal todavía puede mostrarlo.',
      },
    ],
    disclaimer:
      'Esta página da información general sobre expedientes del tribunal. No es consejo legal, y usarla no nos convierte en sus abogados. Las leyes cambian y los tribunales son distintos. Antes de presentar algo, pregunte al secretario del tribunal o a una oficina de ayuda legal gratis.',
  },
} as const satisfies Translation<typeof EN.CHECK_PAGE_COPY>;

/** Texts shown around the check before hydration or without scripts. */
export const CHECK_BEFORE_HYDRATION_COPY = {
  loading: 'Un momento: la revisión aún se está cargando. Si no pasa nada, recargue la página o llámenos.',
  oldBrowser: 'Este navegador es demasiado viejo para la revisión.',
  /** Contains two links: to the plans and to the telephone number. */
  withoutScripts: {
    start:
      'Este navegador no usa JavaScript, así que la revisión no puede mostrar aquí su resultado. De todos modos puede enviarnos sus respuestas.',
    plans: 'Lea el plan de su estado',
    or: 'o',
    call: 'llame al {phone}',
    end: 'para saber más ahora.',
  },
} as const satisfies Translation<typeof EN.CHECK_BEFORE_HYDRATION_COPY>;

/** Shown in place of a part of a page whose script did not arrive; the phone number follows. */
export const MISSING_SCRIPT =
  'Esta parte de la página no se cargó: tal vez se cortó la conexión. Recargue la página, o llámenos:';

/** The words of the 404 page. */
export const NOT_FOUND_COPY = {
  code: '404',
  heading: 'Página no encontrada',
  lede: 'No hay ninguna puerta en esta dirección. Tal vez cambió de lugar, o el enlace tiene un error.',
  home: 'Ir a la página de inicio',
  others: 'O pruebe una de estas:',
  /** For remedies under /state/. */
  state: {
    heading: 'Estado no encontrado',
    lede: 'No hay ningún estado en esta dirección. Tal vez el nombre tiene un error.',
    home: 'Volver al inicio',
    withoutScripts: 'Si buscaba un estado: Estado no encontrado. En la lista de lugares están todos.',
  },
  place: {
    heading: 'Lugar no encontrado',
    lede: 'No tenemos una página de este lugar. Su estado sí tiene una, con la ley, el tribunal y las ciudades cercanas.',
  },
} as const satisfies Translation<typeof EN.NOT_FOUND_COPY>;

/** The words of the city search; the last two are announced while the visitor types. */
export const CITY_SEARCH_COPY = {
  heading: 'Busque ayuda para alquilar en su ciudad',
  lede: 'Vea qué dice la ley ahí, qué tribunal lleva los desalojos y quién le puede ayudar cerca.',
  city: 'Ciudad',
  state: 'Estado',
  statePlaceholder: 'Elija un estado',
  issue: '¿Cuál es el obstáculo?',
  issuePlaceholder: 'Cualquier cosa',
  submit: 'Buscar esta ciudad',
  all: 'O vea todos los lugares',
  halfZip: 'Un código postal tiene cinco cifras. Escríbalas todas, o la ciudad.',
  unknownZip: 'No conocemos este código postal. Escriba la ciudad.',
  counties: 'Este código postal está en varios condados. Elija el suyo abajo: de él depende el tribunal.',
  territory:
    'Este sitio cubre los 50 estados y Washington DC. Puerto Rico y los demás territorios tienen sus propias leyes y tribunales. This site covers the 50 states and Washington DC; the territories have laws and courts of their own.',
  about: {
    locale: 'es',
    zip: 'El código postal {name}',
    in: '{name} está en {counties}; página más cercana: {page}',
    near: '{name}; página más cercana: {page}',
  },
  suggestions: 'Lugares con página',
  found: { one: '1 lugar encontrado.', other: '{count} lugares encontrados.' },
} as const satisfies Translation<typeof EN.CITY_SEARCH_COPY>;

/** Labels of the rental issues (product §2). */
export const RENTAL_ISSUE_LABELS = {
  'bad-credit': 'Mal crédito (menos de 600)',
  'previous-eviction': 'Desalojo anterior',
  'broken-lease': 'Contrato de alquiler roto',
  bankruptcy: 'Bancarrota',
  'criminal-record': 'Antecedentes penales',
  'no-credit-history': 'Sin historial de crédito',
  foreclosure: 'Ejecución hipotecaria (“foreclosure”)',
  'income-requirements': 'Requisitos de ingresos',
  'self-employed': 'Trabajo independiente',
  student: 'Estudiante/Sin ingresos',
} as const satisfies Readonly<Record<RentalIssue, string>>;
