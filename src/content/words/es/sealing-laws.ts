import type * as EN from '#content/words/en/sealing-laws.ts';
import type { Translation } from '#content/words/translation.ts';

import { LAW_FINDING_WORDS, LAW_GROUP_WORDS } from './findings.ts';

/** The words of /sealing-laws and its change log. */
export const SEALING_LAWS_COPY = {
  hero: {
    heading: '¿Dónde se puede sellar',
    stroke: 'un expediente de desalojo?',
    lede: 'Cada estado tiene su propia respuesta. Aquí están todas: qué hace la ley, quién tiene que actuar, cuánto hay que esperar, dónde se puede leer y cuándo la revisamos por última vez.',
  },
  picker: {
    label: 'Su estado',
    placeholder: 'Elija un estado',
    show: 'Ver la ley',
    help: 'Tribunal y ayuda gratis',
  },
  /** At the top of the page if checks are more than a year old. */
  outdated: {
    some: 'Nadie ha revisado la ley de estos estados desde hace más de un año: {states}. Es posible que la ley haya cambiado. Pregunte al secretario del tribunal o a la ayuda legal antes de confiar en ella.',
    /** If there are too many states to name. */
    many: 'Nadie ha revisado muchas de estas leyes desde hace más de un año. La lista marca cuáles. Es posible que la ley haya cambiado. Pregunte al secretario del tribunal o a la ayuda legal antes de confiar en ella.',
  },
  legend: {
    heading: 'Qué encontramos',
    groups: {
      automatic: LAW_GROUP_WORDS.automatic.legend,
      'on-request': LAW_GROUP_WORDS['on-request'].legend,
      unconfirmed: LAW_GROUP_WORDS.unconfirmed.legend,
      none: LAW_GROUP_WORDS.none.legend,
    },
    states: { one: '{count} estado', other: '{count} estados' },
    statesAndDc: { one: '{count} estado y DC', other: '{count} estados y DC' },
    caution: 'Solo el tribunal decide si un expediente se sella. Esto es información, no consejo legal.',
  },
  notes: {
    heading: 'Antes de seguir leyendo',
    items: [
      {
        title: '“Sellado” quiere decir muchas cosas',
        text: 'Un expediente se puede borrar, cerrar al público o solo quitar del sitio web del tribunal. Algunas leyes dejan el expediente abierto al público y les dicen a las empresas de verificación de inquilinos que no lo incluyan en sus informes. La lista dice qué hace cada una.',
      },
      {
        title: 'Una lista no es la ley',
        text: 'Los períodos de espera vienen de la lista con la que empezamos. Luego buscamos la ley detrás de cada uno. Decimos con claridad dónde es distinta y dónde no encontramos ninguna.',
      },
      {
        title: 'Las leyes cambian',
        text: 'Cada estado tiene el mes en que lo revisamos por última vez. Lo que cambió desde entonces está al final de esta página. Antes de presentar algo, pregunte al secretario del tribunal o a la ayuda legal.',
      },
    ],
  },
  map: {
    heading: 'Un mapa, cuatro respuestas',
    lede: 'Elija un estado para ver su línea en la lista de abajo. Ahí se dice lo mismo en palabras.',
    skip: 'Saltar el mapa, ir a la lista',
    title:
      'Mapa de los Estados Unidos según lo que encontramos sobre leyes para sellar expedientes de desalojo',
    state: '{name} ({code}): {finding}',
  },
  list: {
    heading: 'Estado por estado',
    lede: 'Bajo cada período de espera decimos si la ley está de acuerdo. Toque el nombre de un estado para ver toda su ley, su tribunal y ayuda legal gratis.',
    filter: {
      legend: 'Mostrar',
      all: 'Todos los estados y DC',
      groups: {
        automatic: LAW_GROUP_WORDS.automatic.filter,
        'on-request': LAW_GROUP_WORDS['on-request'].filter,
        unconfirmed: LAW_GROUP_WORDS.unconfirmed.filter,
        none: LAW_GROUP_WORDS.none.filter,
      },
    },
    plan: 'Qué hacer',
    planIn: 'en {state}',
    columns: {
      state: 'Estado',
      finding: 'Qué encontramos',
      routes: 'Quién debe actuar',
      waiting: 'Período de espera',
      law: 'La ley',
      checked: 'Revisado',
    },
    findings: {
      automatic: LAW_FINDING_WORDS.automatic.table,
      'on-request': LAW_FINDING_WORDS['on-request'].table,
      narrow: LAW_FINDING_WORDS.narrow.table,
      'new-law': LAW_FINDING_WORDS['new-law'].table,
      bill: LAW_FINDING_WORDS.bill.table,
      none: LAW_FINDING_WORDS.none.table,
    },
    effects: {
      sealed: 'sellado',
      expunged: 'eliminado',
      confidential: 'cerrado al público',
      'limited-online-access': 'fuera del sitio web del tribunal',
      'screening-report-limit': 'límites en los informes de inquilino',
    },
    routes: {
      automatic: 'nadie',
      'must-grant-without-hearing': 'usted, y el tribunal debe concederlo sin audiencia',
      'must-grant': 'usted, y el tribunal debe concederlo',
      petition: 'usted',
      'court-discretion': 'usted, si el juez está de acuerdo',
      stipulation: 'usted con el propietario',
    },
    or: ', o ',
    orElse: '; en algunos casos, ',
    local: 'solo en algunos tribunales',
    nothing: '–',
    outdatedCheck: 'hace más de un año',
  },
  bills: {
    heading: 'Proyectos de ley que podrían cambiar esto',
    lede: 'Vimos avanzar cada uno de estos proyectos de ley, pero no vimos en qué quedó. Podría cambiar la ley de su estado, o tal vez ya la cambió. Pregunte al secretario del tribunal o a la ayuda legal qué pasó con él.',
    /** In a state's line, and over its bill on its plan. */
    mayChange: 'Podría cambiar por {bills}',
    title: '{bill} ({session})',
    lastStep: 'Último paso que vimos ({date}):',
    looked: 'Última vez que lo revisamos: {date}.',
    again: 'Lo revisaremos otra vez a más tardar el {date}.',
    due: 'Queríamos revisarlo otra vez a más tardar el {date}. Por eso, pregunte qué pasó con él.',
  },
  changes: {
    step: 'Cambios',
    heading: 'Qué cambió',
    lede: 'Cada vez que una ley cambia, o que vemos que nos equivocamos, se agrega una línea aquí.',
    all: 'Todos los cambios',
    feed: 'Seguir los cambios (canal Atom)',
    source: 'Fuente:',
  },
  data: {
    heading: 'Use los datos',
    paragraphs: [
      'Todo esto es un solo archivo que cualquiera puede usar. Para cada estado trae las palabras de estas páginas y cada recurso legal en una forma que un programa puede leer, con su plazo, su cita, sus fuentes y qué tan seguros estamos.',
      'Si encuentra un error, díganos. Lo revisamos, lo corregimos y lo decimos en la lista de cambios.',
    ],
    dataset: 'El conjunto de datos',
    datasetNote: 'JSON, todos los estados en un archivo',
    table: 'Los recursos legales en una tabla',
    tableNote: 'CSV, para una hoja de cálculo',
    about: 'Qué contienen los archivos',
    feed: 'Los cambios',
    feedNote: 'canal Atom, para cualquier lector de canales',
    license: 'Licencia',
    attribution:
      'Puede usarlo, cambiarlo y compartirlo, también en lo que vende, siempre que nombre a {brand} y ponga un enlace a esta página. Las leyes mismas son de todos.',
    contact: 'Avísenos de un error',
  },
  log: {
    heading: 'Qué cambió en',
    stroke: 'las leyes de sellado',
    lede: 'Leyes nuevas, decisiones nuevas de los tribunales y nuestros propios errores, ya corregidos. Aquí está cada cambio en lo que este sitio dice sobre sellar un expediente de desalojo. El más nuevo va primero.',
    back: 'Todos los estados en una página',
  },
} as const satisfies Translation<typeof EN.SEALING_LAWS_COPY>;

/** The words of the matrix of /renter-protections. */
export const PROTECTION_MATRIX_COPY = {
  state: 'Estado',
  allStates: 'Todos los estados y DC',
  rule: 'Regla sobre',
  allRules: 'Todo',
  share: '{count} de {total}',
  unchecked: 'Sin revisar',
  letter: 'Úsela en una carta',
  legend: {
    state: 'regla de todo el estado',
    city: 'en una ciudad',
    unchecked:
      'Sin revisar: no hemos leído la ley sobre esto y puede haber una regla. Pregunte a la ayuda legal.',
  },
} as const satisfies Translation<typeof EN.PROTECTION_MATRIX_COPY>;
