import { SERVICE_AREA, START_FEE } from '~/config/offer.ts';
import { SUPPORT_PHONE } from '~/config/site.ts';

import type * as EN from '../en/state-page.ts';
import type { Translation } from '../translation.ts';
import { ADULTS, CLAIMS, SUCCESS_FEE, TIMING } from './offer.ts';

/** The words of the page of a state. */
export const STATE_PAGE_COPY = {
  home: 'Volver al inicio',
  heading: 'Alquilar de nuevo en {state}',
  lede: {
    alone:
      'Un desalojo es un antecedente. En {state} no es el final de la búsqueda. Aquí están la ley, el tribunal y quién puede ayudar.',
    withPlaces:
      'Un desalojo es un antecedente. En {state} no es el final de la búsqueda. Aquí están la ley, el tribunal, quién puede ayudar y {cities} ciudades con {areas} lugares alrededor.',
  },
  map: {
    title: 'Mapa de {state}',
    description: `El contorno del estado con sus ciudades principales: {cities}. Un círculo de color de ${SERVICE_AREA.radiusMiles} millas rodea cada una; la lista de ciudades de abajo dice lo mismo en palabras.`,
    caption: `En color: a menos de ${SERVICE_AREA.radiusMiles} millas de una ciudad principal, en línea recta.`,
  },
  benefits: {
    heading: 'Qué recibe usted',
    items: [
      `${START_FEE.shown} abren su caso y cubren a ${ADULTS}`,
      `Nada más hasta la aprobación; entonces, ${SUCCESS_FEE}`,
      'Un socio de crédito detrás de su solicitud: no necesita fiador',
      `Aprobación por lo general en ${TIMING.approval}, mudanza en ${TIMING.moveIn}`,
      `Desalojos, contratos rotos, bancarrotas, antecedentes, puntajes de ${CLAIMS.lowestScore.figure}`,
    ],
  },
  cities: {
    heading: 'Ciudades principales de {state}',
    lede: `Elija la ciudad donde quiere vivir, o la más cercana. Atendemos todos los lugares a menos de ${SERVICE_AREA.radiusMiles} millas.`,
    around: { one: '1 lugar alrededor', other: '{count} lugares alrededor' },
    noneAround: 'Sin lugares cercanos en la lista',
    capital: 'Capital del estado',
  },
  law: {
    heading: 'Sellar un desalojo en {state}, en resumen',
    waiting: 'Período de espera en nuestra lista',
    status: 'Estado de la ley',
    cited: 'La ley',
    more: 'Ver los pasos para su caso en {state}',
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
  close: {
    heading: '¿Quiere alquilar otra vez en {state}?',
    text: 'Cuéntenos qué pasó. Toma diez minutos, y aquí nadie lo va a juzgar.',
  },
} as const satisfies Translation<typeof EN.STATE_PAGE_COPY>;

/** The two calls to action of every page about a state or place. */
export const PLACE_ACTIONS = {
  call: `Llame: ${SUPPORT_PHONE.shown}`,
  apply: `Empiece por ${START_FEE.shown}`,
} as const satisfies Translation<typeof EN.PLACE_ACTIONS>;

/** Metadata of a state's page. */
export const STATE_HEAD_WORDS = {
  titles: [
    '{state}: alquilar de nuevo tras un desalojo | {brand}',
    '{state}: alquilar de nuevo tras un desalojo',
  ],
  opening: 'Alquile de nuevo en {state} después de un desalojo.',
  law: {
    unknown: 'No pudimos confirmar allí una ley para sellar; vea qué más ayuda.',
    'not-sealed': 'Una ley de allí limita quién ve un caso; vea cuál y cuándo.',
    'some-cases': 'Una ley de allí podría ayudar a algunos inquilinos; vea a quiénes.',
    none: 'No encontramos allí una ley para sellar; vea qué más ayuda.',
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

/** Structured data of the service in a state or place. */
export const AREA_SERVICE_WORDS = {
  service: 'Ayuda para alquilar con una segunda oportunidad',
  inArea: 'Ayuda para alquilar con una segunda oportunidad en {area}',
} as const satisfies Translation<typeof EN.AREA_SERVICE_WORDS>;
