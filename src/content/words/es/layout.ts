import { START_FEE } from '#config/offer.ts';
import type { EnglishPath } from '#config/page-registry.ts';
import { SITE } from '#config/site.ts';

import type * as EN from '#content/words/en/layout.ts';
import type { Translation } from '#content/words/translation.ts';
import { TIMING } from './offer.ts';

/** Metadata of the pages with fixed remedies, by English remedy. */
export const PAGE_HEADS = {
  '/': {
    title: '{brand}: alquilar de nuevo y sellar un desalojo',
    description: `¿Tiene un desalojo o mal crédito? Revise gratis si su expediente se puede sellar y reciba ayuda para alquilar otra vez. ${START_FEE.shown} para dos adultos.`,
    keywords: [
      'alquileres de segunda oportunidad',
      'sellar un expediente de desalojo',
      'apartamentos con desalojo',
      'apartamentos con mal crédito',
    ],
  },
  '/about/': {
    title: 'Quiénes somos y por qué ayudamos',
    description: `Quiénes somos, por qué ayudamos desde ${SITE.foundedYear} a inquilinos con desalojos, mal crédito y antecedentes, quién nos paga y quién contesta cuando llama.`,
    keywords: [
      `sobre ${SITE.name}`,
      'programa de segunda oportunidad',
      'ayuda para alquilar tras un desalojo',
    ],
  },
  '/services/': {
    title: 'Servicios: socio de crédito, RIN y ayuda',
    description:
      'Un socio de crédito para su solicitud, verificación RIN, ayuda con un desalojo y con antecedentes penales: qué es cada servicio, y qué no es.',
    keywords: ['socio de crédito', 'verificación RIN', 'ayuda con desalojo', 'alquilar con antecedentes'],
  },
  '/how-it-works/': {
    title: 'Cómo funciona: seis pasos hasta sus llaves',
    description:
      'Seis pasos desde una solicitud rechazada hasta sus propias llaves: qué pasa, cuánto tarda, cuánto cuesta y cuándo, y qué no le puede prometer nadie.',
    keywords: ['cómo funciona alquilar de nuevo', 'alquilar con un desalojo', 'apartamento sin fiador'],
  },
  '/faq/': {
    title: 'Preguntas y respuestas claras',
    description: `¿Es una estafa? ¿Por qué solo ${START_FEE.shown}? ¿Puedo elegir cualquier vivienda? ¿Cuánto tarda? Diez preguntas que hacen los inquilinos, con respuestas claras.`,
    keywords: ['preguntas sobre alquiler', 'preguntas sobre desalojo', 'qué es RIN'],
  },
  '/testimonials/': {
    title: 'Historias de quienes ya tienen sus llaves',
    description:
      'Inquilinos con desalojos, contratos rotos, bancarrotas y antecedentes cuentan cómo encontraron otra vez un hogar y qué les ayudó a llegar.',
    keywords: ['opiniones de alquiler de segunda oportunidad', 'historias después de un desalojo'],
  },
  '/contact/': {
    title: 'Contacto: llame, escriba o deje un mensaje',
    description: `Hable con una persona sobre su desalojo, su expediente o su solicitud. Teléfono los siete días de la semana y respuesta a los mensajes en ${TIMING.emailReply}.`,
    keywords: [`contacto ${SITE.name}`, 'consulta gratis', 'teléfono de ayuda para alquilar'],
  },
  '/locations/': {
    title: 'Todos los lugares: estados y ciudades',
    description:
      'Cada estado, sus ciudades principales y los lugares cercanos: busque el suyo en la lista, con la ley de allí, el tribunal de desalojos y quién puede ayudar.',
    keywords: ['apartamentos de segunda oportunidad por estado', 'lugares', 'mapa del sitio'],
  },
  '/help-today/': {
    title: 'Ayuda hoy con un caso de desalojo',
    description:
      '¿Su caso de desalojo sigue abierto o faltó a la fecha? A quién llamar gratis en su estado y condado, qué decir y los días que tiene.',
    keywords: ['ayuda desalojo hoy', 'falté a la corte desalojo', 'papeles de desalojo qué hacer'],
  },
  '/rent-with-a-record/': {
    title: 'Alquile con un desalojo en su historial',
    description:
      'Cómo alquilar con un desalojo en su historial: primero su informe, qué pueden pedir, tres veces el alquiler y una carpeta. Por estado, gratis.',
    keywords: [
      'alquilar con un desalojo',
      'apartamentos con desalojo en el historial',
      'informe de inquilino',
    ],
  },
  '/what-happened/not-my-case/': {
    title: 'El desalojo en mi informe no es mío',
    description:
      '¿Su informe muestra un desalojo de otra persona? Pida su informe gratis, distinga los casos y envíe la carta con la que se pide que lo quiten.',
    keywords: ['desalojo no es mío', 'desalojo por error en informe', 'disputar desalojo de otra persona'],
  },
  '/what-happened/never-got-papers/': {
    title: 'Me desalojaron y nunca recibí los papeles',
    description:
      '¿Ganó el propietario y usted nunca recibió los papeles? Un juez puede anular el fallo. A quién preguntar, qué decir y el plazo de cada estado.',
    keywords: ['desalojo sin papeles', 'anular fallo de desalojo', 'desalojo sin aviso'],
  },
  '/what-happened/no-court/': {
    title: 'Una deuda de alquiler sin caso en el tribunal',
    description:
      '¿Un propietario o un cobrador muestra una deuda y no hubo caso? Dos cartas gratis, los 30 días que tiene y lo que un cobrador no puede hacer.',
    keywords: ['deuda de alquiler en cobranza', 'carta de validación de deuda', 'disputar deuda de alquiler'],
  },
  '/what-happened/housing-authority/': {
    title: 'La autoridad de vivienda dijo que no',
    description:
      '¿Le negaron un vale o una vivienda pública? La carta que pide una revisión, el último día para enviarla y cómo es una revisión ante la autoridad.',
    keywords: ['autoridad de vivienda negó', 'revisión informal sección 8', 'vale de vivienda negado'],
  },
  '/filing/': {
    title: 'Papeles para sellar un desalojo',
    description:
      'Llene la solicitud, la petición o la hoja de trabajo para sellar un desalojo en su estado: gratis, en su aparato, con los pasos y a quién preguntar.',
    keywords: ['sellar un desalojo', 'formulario para borrar un desalojo', 'petición para sellar desalojo'],
  },
  '/eligibility-check/': {
    title: '¿Se puede sellar mi desalojo? Gratis',
    description:
      'Conteste unas preguntas y vea en un minuto si su expediente de desalojo se puede sellar, qué dice la ley de su estado y quién le puede ayudar.',
    keywords: ['revisar si se sella un desalojo', 'borrar un desalojo', 'sellar expediente de desalojo'],
  },
  '/sealing-laws/': {
    title: 'Leyes para sellar un desalojo por estado',
    description:
      'Un mapa y una lista de la ley de cada estado sobre sellar un desalojo: qué hace, cuánto se espera, quién tiene que actuar, la ley y cuándo la revisamos.',
    keywords: ['leyes de sellado de desalojos', 'borrar desalojo por estado', 'mapa de leyes de desalojo'],
  },
  '/sealing-laws/changes/': {
    title: 'Qué cambió en las leyes de sellado',
    description:
      'Leyes nuevas, decisiones de tribunales y correcciones: cada cambio de lo que decimos sobre sellar un desalojo, estado por estado, primero lo más nuevo.',
    keywords: ['cambios en las leyes de desalojo', 'nuevas leyes de desalojo'],
  },
  '/renter-protections/': {
    title: 'Protección de inquilinos por estado',
    description:
      'Topes a tarifas y depósitos, límites sobre desalojos pasados, informes reutilizables y vales: las reglas de estados y ciudades, cada una con su ley.',
    keywords: ['protección de inquilinos por estado', 'tope de tarifa de solicitud', 'ley de inquilinos'],
  },
  '/privacy/': {
    title: 'Privacidad: qué guardamos y cuánto tiempo',
    description:
      'Qué guarda este sitio cuando usted envía un formulario, por qué, cuánto tiempo, quién lo ve y cómo se borra. Sin cookies; nada se vende.',
    keywords: ['privacidad'],
  },
  '/terms/': {
    title: 'Condiciones: tarifas, devoluciones, límites',
    description:
      'Qué puede esperar de nosotros, cuánto cuesta y cuándo, cuándo se le devuelve su dinero, y qué no podemos prometer ni nosotros ni nadie.',
    keywords: ['condiciones del servicio'],
  },
} as const satisfies Readonly<Record<Exclude<keyof typeof EN.PAGE_HEADS, EnglishPath>, EN.KnownPage>>;

/** The labels of the menus. */
export const NAVIGATION_WORDS = {
  home: 'Inicio',
  about: 'Quiénes somos',
  check: 'Revise gratis su caso',
  laws: 'Leyes de sellado',
  helpToday: 'Ayuda hoy',
  rent: 'Alquilar con historial',
  protections: 'Protecciones',
  howItWorks: 'Cómo funciona',
  services: 'Servicios',
  locations: 'Lugares',
  stories: 'Historias',
  faq: 'Preguntas',
  contact: 'Contacto',
  freeCheck: 'Revise gratis su caso',
  lending: 'Ayuda con el dinero',
  privacy: 'Privacidad',
  terms: 'Condiciones',
  sitemap: 'Mapa del sitio',
  admin: 'Admin',
} as const satisfies Translation<typeof EN.NAVIGATION_WORDS>;

/** The words of the header and footer of public pages. */
export const LAYOUT_COPY = {
  /** What the pictures of shared links show. */
  picture: {
    door: 'una puerta abierta',
    laws: 'los estados en un mapa, según lo que su ley dice de sellar desalojos',
    state: 'un mapa de {state} con sus ciudades principales',
    subject: 'Desalojos: la ley, el tribunal y ayuda gratis',
  },
  skip: 'Ir al texto principal',
  mainMenu: 'Principal',
  menu: 'Menú',
  start: 'Empiece por {fee}',
  cannotPrint: 'Este navegador no puede imprimir. Abra esta página en Chrome o Safari y luego imprima.',
  theme: {
    light: 'Colores: claros',
    dark: 'Colores: oscuros',
    system: 'Colores: como en este aparato',
  },
  footer: {
    start: 'Empiece hoy por {fee}',
    startText:
      'Ayuda para encontrar un hogar, para dos adultos. No sella ningún expediente. Después solo hay una tarifa según el resultado, que se cobra solo después de la aprobación.',
    about:
      'Un desalojo queda en su historial. No es el resto de su vida. Ayudamos a inquilinos con un pasado difícil a encontrar un lugar que les diga que sí.',
    profile: '{name} en {network}',
    quickLinks: 'Enlaces rápidos',
    services: 'Servicios',
    serviceLinks: [
      'Alquileres de segunda oportunidad',
      'Alianza de crédito',
      'Verificación RIN',
      'Ayuda con un desalojo',
      'Apoyo con antecedentes penales',
      'Préstamos para el depósito',
    ],
    popularStates: 'Estados más buscados',
    disclaimer:
      '{name} no es un bufete de abogados y no da consejos legales. Lo que este sitio dice de los expedientes del tribunal es información general; solo un tribunal decide si un expediente se sella. Ninguna respuesta que usted dé aquí llega a un propietario.',
    sources: {
      places: 'Lugares:',
      rest: ', con cambios), US Census. Letra: OFL.',
    },
  },
  language: {
    label: 'Idioma',
    offer: 'Esta página también está en español.',
    action: 'Leerla en español',
    dismiss: 'No, gracias',
  },
} as const satisfies Translation<typeof EN.LAYOUT_COPY>;

/** The words of parts shared by several pages. */
export const PARTS_COPY = {
  trail: 'Dónde está usted',
  newTab: '(se abre en otra pestaña)',
  sealing:
    'Sellar (también se dice borrar, en inglés “expungement”) quiere decir que el tribunal cierra al público su expediente de un caso.',
  courtLaw: 'Según la ley:',
  legal: { updated: 'Última actualización:', contents: 'En esta página' },
  faq: { link: 'Enlace a esta respuesta' },
  sample: 'Ejemplo',
  samples: 'Ejemplos, hasta que se ingresen los reales.',
  approval: { rating: '{rating} de 5 estrellas' },
  team: { mail: 'Escribir a {name}', phone: 'Llamar a {name}', linkedin: 'Perfil de {name}' },
} as const satisfies Translation<typeof EN.PARTS_COPY>;

/** Breadcrumb steps whose label differs from the menu's. */
export const BREADCRUMB_WORDS = { questions: 'Preguntas' } as const satisfies Translation<
  typeof EN.BREADCRUMB_WORDS
>;
