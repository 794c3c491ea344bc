import { CREDIT_REPORT_TRIAL, SEALING_SERVICE, START_FEE } from '~/config/offer.ts';
import { SITE } from '~/config/site.ts';

import type * as EN from '../en/about.ts';
import type { Translation } from '../translation.ts';
import { SUCCESS_FEE } from './offer.ts';

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
