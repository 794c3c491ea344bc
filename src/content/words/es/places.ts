import type * as EN from '#content/words/en/places.ts';
import type { Translation } from '#content/words/translation.ts';

/** The words of the city and area pages. Those of the state pages are in states.ts. */
export const PLACE_COPY = {
  heading: {
    whole: 'Alquilar',
    rest: 'de nuevo en {place}',
  },
  what: 'Hogares cuyos dueños miran más allá de una línea en un informe.',
  rent: 'Alquilar en {place} con un desalojo',
  steps: 'cuatro pasos, y el ingreso que mostrar: {income} al mes.',
  nearby: {
    heading: 'Alrededor de {place}',
    cities: 'Otras ciudades, las más cercanas: ',
    distance: '{miles} mi al {direction}',
    lede: 'Millas en línea recta desde {place}.',
    none: 'Por ahora no hay lugares cercanos en la lista.',
    map: 'Mapa de los lugares a {miles} millas o menos de {place}',
  },
  help: 'Quién más puede ayudar en {place}',
  parts: {
    heading: 'Las partes de {place}',
    link: 'El tribunal, el alquiler y la ayuda de cada parte',
    lede: 'El tribunal, el alquiler y la ayuda dependen de dónde está la vivienda.',
    share: '{percent}% de su gente',
    rent: 'dos cuartos {rent} (HUD)',
  },
  lawyer: 'En {state}, algunos inquilinos reciben un abogado gratis en un caso de desalojo:',
  lawyerLink: 'quiénes, y los límites',
  anywhere: 'En todo el país:',
  counselor: 'consejeros de HUD',
  tribal:
    '{place} está en tierras tribales. Puede que allí la vivienda se rija por la ley de la tribu y por su tribunal. Pregunte a la oficina de vivienda de la tribu o a la ayuda legal qué tribunal lleva su caso.',
  stats: {
    approvals: 'aprobaciones en {place}',
    approval: 'hasta la aprobación',
    start: 'para empezar',
  },
} as const satisfies Translation<typeof EN.PLACE_COPY>;

/** The words around HUD's figures on the pages of places. */
export const RENTS_COPY = {
  heading: 'Alquileres alrededor de {place}',
  sizes: {
    studio: 'Estudio',
    one: '1 cuarto',
    two: '2 cuartos',
    three: '3 cuartos',
    four: '4 cuartos',
  },
  columns: { size: 'Vivienda', rent: 'al mes' },
  voucher:
    'Límites de ingresos de HUD para vales en {county}, {year}: {one} para una persona, {four} para cuatro.',
  oldLimits: 'HUD tiene límites más nuevos.',
  source: 'HUD para {area}, {year}',
  meaning: 'En {place} puede costar más o menos.',
  homes: {
    ofPlace:
      'Cerca del {rented}% de las viviendas de {place} se alquila; cerca del {empty}% de las que se alquilan estaba vacío (Oficina del Censo, {years}).',
    ofArea:
      'En la zona de {place}, cerca del {rented}% de las viviendas se alquila; cerca del {empty}% de las que se alquilan estaba vacío (Oficina del Censo, {years}).',
  },
} as const satisfies Translation<typeof EN.RENTS_COPY>;

/** Sentences about a place. */
export const PLACE_STORY_WORDS = {
  locale: 'es-US',
  language: 'es',
  miles: { lessThanOne: 'menos de una milla', one: '1 milla', other: '{count} millas' },
  directions: {
    north: 'norte',
    northeast: 'noreste',
    east: 'este',
    southeast: 'sureste',
    south: 'sur',
    southwest: 'suroeste',
    west: 'oeste',
    northwest: 'noroeste',
  },
  county: {
    federalDistrict: 'el {name}',
    ofBorough: 'el distrito de la vivienda',
    ofHome: 'el condado de la vivienda',
  },
  where: {
    name: {
      capital: '{place}, la capital de {state},',
      nationsCapital: '{place}, la capital del país,',
      borough: '{place}, un distrito (“borough”) de {city},',
    },
    inCounty: '{place} está en {county}.',
    inCountyNear: '{place} está en {county}, {near}.',
    noCounty: '{place} es una ciudad independiente, fuera de todo condado.',
    noCountyNear: '{place} es una ciudad independiente, fuera de todo condado, {near}.',
    mostlyInCounty: 'La mayor parte de {place} está en {county}.',
    mostlyInCountyNear: 'La mayor parte de {place} está en {county}, {near}.',
    parts: { one: 'Una parte está en {counties}.', other: 'Hay partes en {counties}.' },
    inCounties: '{place} está en {counties}.',
    boroughs:
      '{place} tiene cinco distritos (“boroughs”): {boroughs}. Cada uno es un condado con su propio tribunal de vivienda. ¿En cuál está la vivienda?',
    firstShare: '{name} ({percent}% de su gente)',
    share: '{name} ({percent}%)',
    papers: 'Sus papeles nombran el tribunal.',
    near: 'a {miles} al {direction} de {city}',
  },
  across: {
    name: '{place}, {state}',
    text: 'Al otro lado del límite del estado está {name}, a {miles} al {direction}. Un caso que se lleva allí sigue la ley de {there}, sin importar dónde alquila usted ahora; uno que se lleva de este lado sigue la de {here}.',
  },
} as const satisfies Translation<typeof EN.PLACE_STORY_WORDS>;

/** Metadata of the pages about a place. */
export const PLACE_HEADS_WORDS = {
  own: {
    titles: [
      'Alquilar con un desalojo en {where}: tribunal, ayuda',
      'Alquilar con un desalojo en {where}: ayuda',
      'Alquilar con un desalojo en {where}',
      'Alquilar en {where}: tribunal y ayuda',
      'Alquilar en {where}',
      'En {where}',
    ],
    openings: [
      'Alquilar en {where} con un desalojo o mal crédito: su tribunal en {county}, la espera para sellar un caso y quién ayuda.',
      'Alquilar en {where} con un desalojo: su tribunal en {county} y la espera para sellar un caso.',
      'Alquilar en {where} con un desalojo: tribunal, ley y ayuda.',
    ],
    near: 'A {miles} al {direction} de {city}.',
    nearby: 'Lugares cercanos, con millas.',
    more: ['Revisión gratis.', 'Llámenos.'],
  },
  keywords: [
    'apartamentos de segunda oportunidad {where}',
    'apartamentos que aceptan desalojos {where}',
    'alquilar con mal crédito {where}',
    'sellar un desalojo {where}',
  ],
} as const satisfies Translation<typeof EN.PLACE_HEADS_WORDS>;
