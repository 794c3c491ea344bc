import type * as EN from '#content/words/en/help-today.ts';
import type { Translation } from '#content/words/translation.ts';

/** The words of the pages for a case that is still open, and for a missed court date. */
export const HELP_TODAY_COPY = {
  heading: 'Ayuda hoy',
  headingIn: 'Ayuda hoy en {state}',
  head: {
    titles: ['Papeles de desalojo o cita perdida en {state}', 'Ayuda hoy con un desalojo en {state}'],
    opening:
      '¿Papeles de desalojo o una cita perdida en {state}? A quién llamar gratis, el tribunal y los días que tiene.',
    sentences: ['Por condado, en una hoja para imprimir.', 'Qué decir por teléfono.', 'Sin formulario.'],
  },
  lede: 'Es posible que todavía haya una salida. Tres cosas, en este orden.',
  choose: '¿En qué estado está el caso?',
  anywhere: 'En todo el país: llame al 211, gratis, y pida ayuda con un desalojo.',
  other: 'Otro estado',
  county: 'Condado',
  wholeState: 'Todo {state}',
  openSite: 'Abra {site}',
  loading: 'Un momento.',
  failed: 'No pudimos cargar la ayuda de este condado. Esta es la ayuda para todo {state}.',
  kinds: {
    label: 'Su caso',
    open: 'Sigue abierto',
    missed: 'Falté a mi cita',
    unserved: 'Nunca recibí papeles',
  },
  call: {
    heading: 'Llame ya, gratis',
    open: 'Tengo un caso de desalojo en {place}. Sigue abierto. ¿Me pueden ayudar hoy?',
    missed: 'Falté a mi cita en el tribunal en {place}. ¿Me pueden ayudar hoy?',
    unserved:
      'El propietario ganó un caso de desalojo contra mí en {place}, y nunca recibí los papeles. ¿Me ayudan a pedirle al juez que lo anule?',
    closed: '¿Nadie contesta? Llame al 211.',
  },
  court: {
    heading: 'Llame al tribunal, el mismo día',
    open: '¿Cuándo es mi audiencia? ¿Tengo que presentar una respuesta, y hasta qué día?',
    missed: '¿Hubo un fallo? ¿Cómo anulo el fallo por ausencia? ¿Hay fecha para sacarme?',
    unserved:
      '¿Cómo dice el expediente que recibí los papeles? ¿Con qué formulario se le pide al juez que anule el fallo?',
    papers: 'El número del tribunal está en sus papeles.',
    site: 'El sitio del tribunal',
    search: 'Busque su caso:',
  },
  days: {
    heading: 'Cuente sus días',
    after: 'Qué pedir ahora',
    bar: { first: 'recibe los papeles', last: 'último día' },
    places: 'Cambia según el lugar: busque el día, la hora y la sala.',
    drawing: 'Un papel del tribunal. Una franja tiene el día, la hora y la sala.',
    otherwise: 'El día está en sus papeles. Llame antes de mudarse o de pagar.',
  },
  setAside: {
    heading: 'Primero se anula el fallo',
    rule: 'La regla: {rule}.',
    form: 'El formulario del tribunal: {form}.',
    limits: 'Plazo usual para pedirlo: {limits}.',
    void: 'Un fallo sin papeles puede ser nulo. Entonces puede que el plazo no cuente.',
    unknown: 'No hemos leído la regla de este estado. Pregunte cuánto tiempo tiene.',
    over: '¿Ya pasó el plazo? Pregunte a la ayuda legal de todos modos.',
    after:
      'Un fallo anulado no sella nada por sí solo. Después, el caso debe desestimarse, o usted debe ganarlo.',
    opens: 'La ley de sellado de aquí también nombra los fallos anulados. Pregunte por ella.',
  },
  reminder: {
    heading: 'Un recordatorio del mismo tribunal',
    caution: 'Que falte un recordatorio no es excusa. Anote la fecha.',
  },
  stay: {
    heading: 'No se mude, y no le pague a un servicio',
    court: 'Vaya a todas sus citas en el tribunal, aunque ya haya pagado o se haya mudado.',
    move: 'No se mude por una carta o una cita perdida antes de hablar con uno de ellos.',
    officer: '¿Hay en su puerta un aviso de un oficial con un día? Llame antes de ese día.',
    pay: 'Esta ayuda no cuesta nada.',
  },
  papersFirst: 'La fecha y el plazo de sus papeles del tribunal valen más que esta página.',
  print: 'Imprimir esta página',
  question: '¿Su caso sigue abierto, o faltó a la fecha?',
  link: 'Ayuda hoy',
} as const satisfies Translation<typeof EN.HELP_TODAY_COPY>;
