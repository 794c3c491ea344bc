import { CREDIT_REPORT_TRIAL, SEALING_SERVICE, START_FEE } from '#config/offer.ts';
import { SITE } from '#config/site.ts';

import type * as EN from '#content/words/en/company.ts';
import type { Translation } from '#content/words/translation.ts';
import { ADULTS, CLAIMS, COURT_COSTS, REFUND, SUCCESS_FEE, TIMING } from './offer.ts';

/** The words of /about. */
export const ABOUT_COPY = {
  hero: {
    heading: 'Todos necesitamos',
    stroke: 'una puerta con llave',
    lede: `${SITE.name} ayuda a personas con un desalojo, un contrato de alquiler roto, mal crédito o antecedentes a volver a alquilar. Lo hacemos desde ${SITE.foundedYear}.`,
  },
  mission: {
    heading: 'Por qué lo hacemos',
    paragraphs: [
      'Un caso de desalojo toma una mañana en el tribunal. Puede seguirlo siete años y más, aunque usted haya ganado o el caso se haya desestimado. Muchas veces, los propietarios ven una sola línea en un informe de inquilino. Ahí no cabe lo que pasó.',
      'Creemos que una persona es más que esa línea. Por eso hacemos dos cosas. Le ayudamos a saber si el expediente se puede sellar, porque en algunos estados la ley dice que sí. Y le ayudamos a alquilar ahora, con una solicitud que cuenta toda la historia y un socio que la respalda.',
      'No prometemos milagros. Algunos propietarios dirán que no, y solo un tribunal puede sellar un expediente. Lo que sí prometemos es que usted sabrá cuál es su situación, cuánto cuesta y qué sigue.',
    ],
  },
  features: [
    {
      icon: 'scales',
      title: 'La ley, en palabras claras',
      text: 'De cada estado decimos qué dice la ley, dónde está escrita y cuándo la revisamos por última vez. Donde no encontramos una ley, lo decimos.',
    },
    {
      icon: 'wallet',
      title: 'Una tarifa al empezar, otra tras la aprobación',
      text: `Con ${START_FEE.shown} se abre un caso. Después solo hay ${SUCCESS_FEE}.`,
    },
    {
      icon: 'home',
      title: 'Usted elige su hogar',
      text: 'Nada de una lista de lo que sobró. Usted elige el lugar y nosotros preparamos la solicitud.',
    },
    {
      icon: 'phone',
      title: 'Personas que contestan',
      text: 'Puede llamar, y contesta una persona. Si no sabemos algo, lo averiguamos y le devolvemos la llamada.',
    },
  ],
  money: {
    heading: 'Quién nos paga',
    items: [
      { who: 'Usted', text: `${START_FEE.shown} al principio, y luego ${SUCCESS_FEE}.` },
      {
        who: 'Socios, a veces',
        text: `Si usted toma el préstamo para el depósito, la prueba del informe de crédito de ${CREDIT_REPORT_TRIAL.shown} o el servicio de sellado de ${SEALING_SERVICE.shown}, es posible que la empresa nos pague por enviarlo a usted.`,
      },
      {
        who: 'Nunca los propietarios',
        text: 'Tampoco las empresas de verificación de inquilinos. No les vendemos nada, y menos sus respuestas.',
      },
    ],
  },
  team: {
    heading: 'Todo nuestro equipo',
    lede: 'Pequeño a propósito: la persona que lee su caso es la que lo llama.',
  },
} as const satisfies Translation<typeof EN.ABOUT_COPY>;

/** The words of /how-it-works. */
export const HOW_IT_WORKS_COPY = {
  hero: {
    heading: 'Del “no” a las llaves,',
    stroke: 'paso a paso',
    lede: `Por lo general, de ${TIMING.approvalSpoken} hasta la aprobación, y de ${TIMING.moveInSpoken} más para mudarse. Esto es lo que pasa en el camino, y lo que cuesta cada parte.`,
  },
  partnership: {
    heading: 'La alianza de crédito',
    lede: 'La mayoría de los rechazos son automáticos. Un número es muy bajo o hay una línea en un informe, y nadie sigue leyendo. Con la alianza, siguen leyendo.',
    we: {
      heading: 'Qué hacemos',
      items: [
        'Unimos su solicitud con un socio de crédito',
        'Revisamos su identidad, sus ingresos y su historial de alquiler una vez, y bien',
        'Escribimos lo que pasó, con papeles que lo muestran',
        'Hablamos con el propietario antes de que vea el informe de inquilino',
      ],
    },
    you: {
      heading: 'Qué gana usted',
      items: [
        'No tiene que buscar fiador',
        'El contrato de alquiler a su propio nombre',
        'Cualquier vivienda que elija, en cualquier estado',
        'Un solo precio, por escrito, antes de que usted lo acepte',
      ],
    },
  },
  steps: {
    heading: 'Seis pasos',
    items: [
      {
        title: 'Vea cómo está su caso',
        text: 'La revisión gratis muestra si un desalojo se puede sellar. Sin consultar su crédito y sin abrir una cuenta.',
        when: '1 minuto · gratis',
      },
      {
        title: 'Empiece su caso',
        text: `Cuéntenos qué pasó. Con ${START_FEE.shown} se abre el caso para ${ADULTS}.`,
        when: `10 minutos · ${START_FEE.shown}`,
      },
      {
        title: 'Vea su propio informe',
        text: `Nuestro socio muestra su informe de crédito por ${CREDIT_REPORT_TRIAL.shown}. Nosotros marcamos lo que está mal, y usted lo disputa sin costo.`,
        when: `1 día · ${CREDIT_REPORT_TRIAL.shown}`,
      },
      {
        title: 'Verificamos sus datos',
        text: 'Revisamos sus papeles y le damos a su carpeta su RIN. Un socio de crédito se suma a su solicitud.',
        when: '2 a 5 días',
      },
      {
        title: 'Elija una vivienda',
        text: 'Busque el lugar que quiere. Nosotros preparamos la solicitud y hablamos con el propietario.',
        when: `Aprobación en ${TIMING.approvalSpoken}, por lo general`,
      },
      {
        title: 'Firme y múdese',
        text: 'Su nombre en el contrato de alquiler y las llaves en la mano.',
        when: `${TIMING.moveInSpoken} después de la aprobación`,
      },
    ],
  },
  rin: {
    heading: 'Para qué sirve un RIN',
    paragraphs: [
      'RIN quiere decir “Renter’s Identification Number”, número de identificación de inquilino. Es el número de su carpeta verificada con nosotros. El propietario que lo tiene puede llamar y preguntar: ¿esta persona es quien dice ser, gana lo que dice, y qué hay detrás de ese caso viejo?',
      'No es un número del gobierno ni un perfil de crédito. En cada solicitud, usted usa su propio nombre y su número de Seguro Social; el RIN va al lado, como referencia.',
    ],
  },
  costs: {
    heading: 'Cuánto cuesta, y cuándo',
    columns: ['Cuándo', 'Qué', 'Cuánto'],
    rows: [
      ['Hoy', 'La revisión de elegibilidad', 'Gratis'],
      ['Cuando empieza', `Abrir su caso, ${ADULTS}`, START_FEE.shown],
      ['Si la quiere', 'Prueba del informe de crédito, de un socio', CREDIT_REPORT_TRIAL.exact],
      ['Después de la aprobación', 'Nuestra tarifa, según el resultado', 'Por escrito antes de que empiece'],
      ['Cuando se muda', 'Alquiler y depósito, al propietario', 'Lo que diga su contrato de alquiler'],
    ],
    refund: REFUND.full,
  },
  limits: {
    heading: 'Lo que nadie puede prometer',
    items: [
      'Que un propietario en particular diga que sí. Eso lo decide él o ella, y al decidir debe cumplir la ley.',
      'Que se selle un expediente. Eso solo lo decide un tribunal.',
      'Una fecha. Los tiempos que damos aquí son típicos, no una garantía.',
    ],
  },
} as const satisfies Translation<typeof EN.HOW_IT_WORKS_COPY>;

/** The words of /services. */
export const SERVICES_COPY = {
  hero: {
    heading: 'Ayuda con lo que viene',
    stroke: 'antes de las llaves',
    lede: 'Un socio que respalda su solicitud, una carpeta verificada para mostrar y ayuda con lo que está en su expediente.',
    second: 'Cómo funciona',
  },
  partnership: {
    heading: 'Estrategia de alianza de crédito',
    lede: 'El propietario quiere saber una cosa: ¿llegará el alquiler? Un socio de crédito responde por usted a esa pregunta.',
    is: {
      heading: 'Qué es',
      items: [
        'Un socio con buen crédito que respalda su solicitud para este único contrato de alquiler',
        'Una carpeta que muestra los ingresos y el historial de alquiler de usted junto a los de ese socio',
        'Algo que preparamos nosotros, para que no tenga que pedírselo a un familiar ni a un amigo',
      ],
    },
    isNot: {
      heading: 'Qué no es',
      items: [
        'No es un fiador: en el contrato de alquiler está solo el nombre de usted',
        'No es un préstamo ni una reparación de crédito: su informe de crédito queda igual',
        'No es una identidad nueva: usted usa siempre su propio nombre y su número de Seguro Social',
        'No es una promesa: la decisión sigue siendo del propietario',
      ],
    },
  },
  rin: {
    heading: 'La verificación RIN',
    lede: 'Su RIN (“Renter’s Identification Number”, número de identificación de inquilino) es el número de una carpeta que ya se revisó una vez. Así no tiene que empezar de cero en cada oficina.',
    benefits: [
      {
        icon: 'document',
        title: 'Una sola carpeta',
        text: 'Identidad, ingresos e historial de alquiler, revisados y en orden.',
      },
      {
        icon: 'clock',
        title: 'Respuestas más rápidas',
        text: 'El propietario llama a un número en vez de a cinco.',
      },
      {
        icon: 'people',
        title: 'Toda la historia',
        text: 'Qué pasó, qué cambió desde entonces y quién lo puede confirmar.',
      },
      {
        icon: 'lock',
        title: 'Usted decide quién la ve',
        text: 'Nadie ve la carpeta si usted no le da el número.',
      },
    ],
    warning:
      'Un RIN nunca toma el lugar de un número de Seguro Social. Si alguien le ofrece un número para usar en vez del suyo, no lo acepte: usarlo en una solicitud es un delito.',
  },
  eviction: {
    heading: 'Ayuda con un desalojo',
    paragraphs: [
      'Primero miramos el expediente mismo. ¿El caso se desestimó, lo ganó usted o terminó en un acuerdo? ¿Se pagó el fallo? ¿Es más viejo que los siete años que, en general, puede cubrir un informe de inquilino? Cada respuesta abre un camino distinto.',
      `En algunos estados, el tribunal sella los casos por su cuenta, gratis. En muchos no encontramos ninguna ley que los selle. Donde hay que pedírselo al tribunal, usted puede presentar los papeles por su cuenta; nuestra revisión muestra los pasos. Si prefiere que otro lo haga, una empresa socia prepara y presenta los papeles por un precio fijo de ${SEALING_SERVICE.shown}. ${COURT_COSTS}`,
      'Si no se puede sellar, le ayudamos con lo que sí se puede: una carta que explica el caso, un acuerdo con el propietario anterior o una disputa de lo que un informe dice mal.',
    ],
  },
  criminal: {
    heading: 'Ayuda con antecedentes penales',
    paragraphs: [
      'Tener antecedentes no pone fin a la búsqueda. Muchos propietarios miran qué fue, hace cuánto y qué ha hecho usted desde entonces. Le ayudamos a decirlo primero, antes de que lo diga un informe.',
      'Traiga lo que habla bien de usted: una carta de quien le da trabajo, un certificado, un programa que terminó. Lo ponemos en orden y hablamos con el propietario, si usted está de acuerdo.',
      'Algunos estados y ciudades limitan cuándo un propietario puede preguntar por los antecedentes o negarse por ellos. Si creemos que lo rechazaron de manera ilegal, le decimos quién puede ayudar, gratis.',
    ],
  },
} as const satisfies Translation<typeof EN.SERVICES_COPY>;

/** The four badges that are always shown. */
export const TRUST_BADGES: readonly EN.TrustBadge[] = [
  { icon: 'refresh', highlight: '100%', text: 'garantía de devolución', note: REFUND.short },
  {
    icon: 'calendar',
    highlight: CLAIMS.years.figure,
    text: `de servicio, desde ${SITE.foundedYear}`,
    sample: CLAIMS.years.sample,
  },
  {
    icon: 'shield',
    highlight: `BBB ${CLAIMS.rating.figure}`,
    text: 'nuestra calificación',
    sample: CLAIMS.rating.sample,
    note: 'El Better Business Bureau (BBB) califica cómo trata una empresa a quienes le pagan.',
  },
  {
    icon: 'people',
    highlight: CLAIMS.families.figure,
    text: CLAIMS.families.label,
    sample: CLAIMS.families.sample,
  },
];

/** Four more for where there is room (product §2, "Trust badge strip"). */
export const MORE_TRUST_BADGES: readonly EN.TrustBadge[] = [
  {
    icon: 'lock',
    highlight: CLAIMS.encryption.figure,
    text: CLAIMS.encryption.label,
    sample: CLAIMS.encryption.sample,
    note: 'Lo que usted envía va en clave, para que nadie lo pueda leer en el camino.',
  },
  {
    icon: 'clock',
    highlight: CLAIMS.support.figure,
    text: CLAIMS.support.label,
    sample: CLAIMS.support.sample,
  },
  {
    icon: 'star',
    highlight: CLAIMS.approvalsThisWeek.figure,
    text: CLAIMS.approvalsThisWeek.label,
    sample: CLAIMS.approvalsThisWeek.sample,
  },
  { icon: 'wallet', highlight: START_FEE.shown, text: `cubre a ${ADULTS}` },
];
