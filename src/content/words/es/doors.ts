import type * as EN from '#content/words/en/doors.ts';
import type { Translation } from '#content/words/translation.ts';

import { SENDER, SIGNED } from './plan.ts';

const COMPANY = '[Nombre y dirección de la empresa de informes]';

/** The letters of the doors in Spanish, for the sender to read next to the English text that is sent. */
export const DOOR_LETTERS = {
  'own-file': {
    title: 'Pida su archivo a una empresa de informes',
    use: 'Envíela a cada empresa que conozca. Es gratis una vez cada 12 meses de una empresa nacional, y dentro de 60 días después de un no.',
    paragraphs: [
      '{name}\n{phone}\n{email}',
      '{today}',
      COMPANY,
      'Asunto: Mi archivo (15 U.S.C. §§ 1681g, 1681j)',
      'Por favor, envíeme toda la información de mi archivo, sus fuentes y quién recibió un informe sobre mí. Es gratis.',
      'Mi fecha de nacimiento: [fecha]\nNombres anteriores: [nombres, o tache esto]\nDónde viví en los últimos años: [direcciones]',
      'Adjunto: [una copia de mi identificación, con el número tachado]',
      'Gracias,\n\n\n{name}',
    ],
  },
  dispute: {
    title: 'Dispute la línea de un informe',
    use: 'Envíela a la empresa que la muestra. Es gratis. Suelen tener 30 días para contestar. Guarde una copia.',
    paragraphs: [
      ...SENDER,
      COMPANY,
      'Asunto: Disputa (15 U.S.C. § 1681i)',
      [
        {
          when: 'not-mine',
          text: 'Su informe sobre mí muestra el caso número [número]. Este caso no es mío.',
        },
      ],
      [
        {
          when: 'no-court',
          text: 'Su informe sobre mí muestra [la línea del informe]. La disputo. No hubo caso en el tribunal.',
        },
      ],
      'Por favor, revisen esto, sin costo. Borren lo que está mal y lo que no puedan confirmar. Luego mándenme el resultado y una copia nueva de mi informe.',
      'Adjunto una copia de mi identificación, con el número tachado.',
      SIGNED,
    ],
  },
  'second-dispute': {
    title: 'La segunda carta: no contestaron, o la línea sigue',
    use: 'Después de 30 días sin respuesta, o si la línea sigue o vuelve. Su declaración puede tener 100 palabras. No cuente nada privado en ella.',
    paragraphs: [
      ...SENDER,
      COMPANY,
      'Asunto: Mi disputa del [fecha de la primera carta] (15 U.S.C. § 1681i)',
      'Adjunto una copia de esa carta. Los 30 días pasaron. Por favor, borren lo que no pudieron confirmar.',
      '¿Volvieron a poner una línea? No recibí aviso. Por favor, mándenme la certificación o borren la línea.',
      'Por favor, díganme cómo lo revisaron y a quién preguntaron.',
      'Por favor, añadan esta declaración a mi archivo y mándenla con cada informe: [su declaración, no más de 100 palabras]',
      'Por favor, manden el informe corregido o la declaración a todos los que recibieron mi informe en los últimos seis meses.',
      SIGNED,
    ],
  },
  'debt-validation': {
    title: 'Pida pruebas a un cobrador de deudas',
    use: 'Solo para un cobrador, no para el propietario. Envíela antes del último día de su aviso: entonces deben parar hasta que manden pruebas. Nunca escriba que lo debe o que va a pagar.',
    paragraphs: [
      ...SENDER,
      '[Nombre y dirección del cobrador]',
      'Asunto: Número de cuenta [número] (15 U.S.C. § 1692g)',
      'Disputo esta deuda, toda.',
      'Por favor, mándenme pruebas, y el nombre y la dirección del acreedor original.',
      'Por favor, indiquen en sus informes que está disputada.',
      'Por favor, escríbanme a la dirección de arriba.',
      SIGNED,
    ],
  },
  review: {
    title: 'Pida una revisión a la autoridad de vivienda',
    use: 'Envíela antes del último día de su carta, y guarde una copia. No dé razones que admitan una falta antes de que la ayuda legal la lea.',
    paragraphs: [
      ...SENDER,
      '[Nombre y dirección de la autoridad de vivienda]',
      'Asunto: Su carta del [fecha], número de solicitud [número]',
      '[Deje la línea que sirve para su caso, y tache las otras dos.]',
      'Solicité un vale. Pido una revisión informal (24 CFR 982.554).',
      'Tengo un vale. Pido una audiencia informal, y ver los papeles antes (24 CFR 982.555).',
      'Solicité vivienda pública. Pido una audiencia informal sobre la decisión de que no califico (24 CFR 960.208).',
      'Por favor, mándenme los papeles que usaron y sus reglas para la revisión. Quiero hablar en persona.',
      '[¿Estaba mal un informe? Entonces deje esto: Disputo el informe según 15 U.S.C. § 1681i.]',
      SIGNED,
    ],
  },
  accommodation: {
    title: 'Pida cambiar una regla por una discapacidad',
    use: 'Para un propietario o una autoridad de vivienda. No hace falta un formulario. Nunca escriba qué discapacidad es, ni nada de medicinas o médicos. Pueden decir que no, u ofrecer otro cambio.',
    paragraphs: [
      ...SENDER,
      '[Nombre y dirección del propietario o de la autoridad de vivienda]',
      'Asunto: Solicitud de un ajuste razonable (42 U.S.C. § 3604(f)(3)(B))',
      'Tengo una discapacidad, o alguien de mi hogar la tiene.',
      'Esta regla no me deja entrar: [la regla].',
      'Por favor, hagan este cambio: [por ejemplo, ver mi solicitud sin ese caso].',
      'Lo necesito por la discapacidad: [una frase sin datos médicos].',
      'Si no pueden, por favor díganme qué otro cambio pueden hacer. Por favor, contesten a más tardar el [fecha].',
      SIGNED,
    ],
  },
} as const satisfies Translation<typeof EN.DOOR_LETTERS>;

/** The pages of what may have happened instead of a case that is over. */
export const DOOR_COPY = {
  'not-mine': {
    heading: 'Entonces pida que lo quiten. No necesita sellar nada.',
    lede: 'Es gratis. La empresa que lo muestra debe revisar lo que usted dispute.',
    buttons: [
      { label: 'Pedir mi informe, gratis', note: 'Un propietario que dijo que no debe nombrar la empresa' },
      { label: 'Ya lo tengo: escribir la disputa', note: '“Este caso no es mío” ya está en ella' },
    ],
    parts: [
      {
        heading: '¿De verdad es otra persona?',
        items: [
          { title: 'La fecha de nacimiento.', text: 'Un informe puede coincidir solo por el nombre.' },
          { title: 'La vivienda del caso.', text: '¿Vivió usted ahí alguna vez?' },
          {
            title: 'El expediente del tribunal.',
            text: 'Pida al secretario que le lea el nombre, la dirección y la fecha de nacimiento, si la hay.',
          },
        ],
      },
      {
        heading: 'Qué viene después del informe',
        items: [
          {
            title: 'Envíe la disputa.',
            text: 'Una página, y una copia de su identificación con el número tachado.',
          },
          {
            title: 'Cuente 30 días.',
            text: 'Suelen tener 30 días para contestar (15 U.S.C. § 1681i).',
          },
          {
            title: '¿Dicen que se queda?',
            text: 'Envíe la segunda carta de abajo, con una declaración suya.',
          },
          {
            title: '¿Alguien usó su nombre?',
            text: 'Solo entonces, repórtelo en IdentityTheft.gov. Con ese reporte y una prueba de quién es usted, pida a la empresa que bloquee la línea en cuatro días hábiles (15 U.S.C. § 1681c-2). Nunca por un desconocido con el mismo nombre: un reporte falso es un delito.',
          },
        ],
      },
    ],
    say: '¿Hay en este expediente una fecha de nacimiento u otra manera de distinguir a las personas?',
  },
  'never-served': {
    heading: 'Primero se anula el fallo',
    lede: '¿Ganó el propietario, y usted nunca recibió los papeles? Un juez puede anular ese fallo. Pregunte primero a la ayuda legal.',
    buttons: [],
    parts: [
      {
        heading: 'Antes de pedírselo al juez',
        items: [
          {
            title: 'Llame a la ayuda legal.',
            text: 'Si el fallo se anula, el caso empieza otra vez. Ellos pueden decirle qué puede pasar.',
          },
          {
            title: 'Pregunte al secretario.',
            text: 'El expediente dice cuándo y cómo recibió usted los papeles, según ellos.',
          },
          {
            title: 'No espere.',
            text: 'Algunos estados dan solo días. ¿Ya pasó el plazo? Pregunte de todos modos: un fallo sin papeles puede ser nulo.',
          },
        ],
      },
      {
        heading: 'Qué cambia en su historial',
        items: [
          {
            title: 'Por sí solo, nada todavía.',
            text: 'Después, el caso debe desestimarse, o usted debe ganarlo. La ley de Indiana también nombra los fallos anulados.',
          },
          {
            title: 'Luego revise otra vez.',
            text: 'Un caso desestimado tiene más maneras de sellarse.',
          },
        ],
      },
    ],
    say: '¿Cómo dice el expediente que recibí los papeles? ¿Con qué formulario se le pide al juez que anule el fallo?',
  },
  'no-court': {
    heading: '¿Sin tribunal? Dispútelo por escrito',
    lede: 'Un propietario o un cobrador muestra una deuda, y no hubo caso. Entonces no hay nada que sellar. Dos cartas son gratis.',
    buttons: [
      { label: 'Me escribió un cobrador: pedir pruebas', note: 'Antes del último día de su aviso' },
      { label: 'Está en un informe: disputarlo', note: 'Gratis, a la empresa que lo muestra' },
    ],
    parts: [
      {
        heading: 'Lo que un cobrador no puede hacer',
        items: [
          {
            title: 'Seguir sin pruebas.',
            text: 'Si usted disputa por escrito y a tiempo, deben parar hasta que manden pruebas (12 CFR 1006.38). El plazo es de 30 días desde su aviso, que dice el último día.',
          },
          {
            title: 'Callar la disputa.',
            text: 'Deben indicar en sus informes que la deuda está disputada (15 U.S.C. § 1692e(8)).',
          },
          {
            title: 'Tomar el silencio como un sí.',
            text: 'No disputar una deuda no es admitirla (15 U.S.C. § 1692g(c)).',
          },
          {
            title: 'Un propietario no es un cobrador.',
            text: 'Estas reglas no obligan a un propietario que cobra su propio alquiler. Dispute la línea del informe.',
          },
        ],
      },
      {
        heading: 'Tenga cuidado',
        items: [
          {
            title: 'No prometa pagar.',
            text: 'En algunos estados, así empieza otra vez el plazo para demandarle. Pregunte primero a la ayuda legal.',
          },
          {
            title: '¿Llegaron papeles después?',
            text: 'Entonces sí hay un caso, y los días cuentan. Pida ayuda hoy.',
          },
        ],
      },
    ],
    say: '',
  },
  'housing-authority': {
    heading: 'Pida una revisión, por escrito',
    lede: 'Si una autoridad de vivienda dice que no, debe decirle por qué y cómo pedir una revisión. Es gratis.',
    buttons: [
      { label: 'Escribir: pido una revisión', note: 'Antes del último día de su carta' },
      { label: 'Es por una discapacidad', note: 'Pedir que cambien la regla' },
    ],
    parts: [
      {
        heading: 'Cómo es una revisión',
        items: [
          {
            title: 'El último día está en su carta.',
            text: 'Cada autoridad de vivienda fija el suyo. ¿No hay carta? Pídala.',
          },
          {
            title: 'Decide otra persona.',
            text: 'No la que dijo que no, ni nadie que trabaje para ella.',
          },
          {
            title: 'Puede hablar o escribir.',
            text: 'Deben contestar por escrito, con las razones.',
          },
          {
            title: '¿Ya tiene un vale?',
            text: 'Entonces pida una audiencia, y ver los papeles antes.',
          },
          {
            title: 'No es para todo.',
            text: 'El tamaño de la vivienda o más tiempo para un vale no tienen revisión.',
          },
        ],
      },
      {
        heading: '¿Fue por violencia?',
        items: [
          {
            title: 'No lo pueden usar en su contra.',
            text: 'Una vivienda con ayuda federal no puede rechazarle porque usted sobrevivió a violencia en el hogar, acoso o abuso sexual (34 U.S.C. § 12491).',
          },
          {
            title: 'No cuente a nadie lo que pasó.',
            text: 'Solo si lo piden por escrito, dé el formulario HUD-5382 u otro papel: usted elige. Tiene 14 días hábiles. Pida que lo guarden en secreto, y diga una manera segura de contestarle.',
          },
        ],
      },
    ],
    say: '',
  },
} as const satisfies Translation<typeof EN.DOOR_COPY>;

/** Around all of them. */
export const DOOR_PAGE_COPY = {
  change: 'Cambiar',
  letters: 'Las cartas',
  days: {
    ends: '¿La envió hoy? Por lo general tienen hasta el {date}.',
    alone: 'El enlace abre esta página y no lleva nada de usted.',
  },
  companies: {
    heading: 'A quién escribir',
    text: 'La respuesta del propietario nombra la empresa. Dos que dicen en su propio sitio cómo pedirlo:',
    list: 'Todas las empresas: la lista de una agencia federal',
  },
  state: '¿En qué estado fue el caso?',
  help: 'Ayuda gratis en su estado',
  also: {
    'not-mine': 'Tampoco es mi caso',
    'never-served': 'Tampoco recibí los papeles del tribunal',
  },
  both: 'Las dos cosas pueden ser ciertas.',
  after: '¿Hay un caso suyo que ya terminó?',
  print: 'Imprimir esta página',
} as const satisfies Translation<typeof EN.DOOR_PAGE_COPY>;
