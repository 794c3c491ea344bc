import type { EligibilityMessages, ResultBannerWords } from '~/domain/check/outcome.ts';

import type * as EN from '../en/outcome.ts';
import type { Translation } from '../translation.ts';

/** The result's messages in Spanish. Records store the English sentences, which the dashboard parses. */
export const ELIGIBILITY_MESSAGES = {
  eligible:
    '¡Buenas noticias! Según sus respuestas y las leyes de {state}, parece que usted cumple los requisitos para sellar su expediente de desalojo.',
  maybe:
    '¡Es posible que usted cumpla los requisitos según las leyes de {state}! Hay que estudiar más su caso para saber si su expediente se puede sellar.',
  'not-eligible': 'Según los requisitos de {state}, puede que le sea difícil sellar su expediente.',
  'no-law':
    '{state} no tiene por ahora leyes para sellar expedientes de desalojo. Pero el proveedor puede ayudarle con otras soluciones.',
} as const satisfies EligibilityMessages & Translation<typeof EN.ELIGIBILITY_MESSAGES>;

const CALL_THE_SPECIALIST = {
  call: 'Llame al especialista',
  more: 'Es la línea de nuestra empresa socia. Puede que haya otra manera de conseguir una vivienda.',
};

/** The banners above a result. */
export const RESULT_BANNERS = {
  banners: {
    eligible: {
      heading: '¡CUMPLE LOS REQUISITOS PARA SELLAR SU EXPEDIENTE DE DESALOJO!',
      body: '{message} Su caso fue en {place}.',
      prompt: null,
    },
    maybe: {
      heading: 'HAY QUE ESTUDIAR SU CASO',
      body: '{message}',
      prompt: {
        call: 'Llame para una consulta gratis',
        more: 'Un especialista de nuestra empresa socia repasa su caso con usted.',
      },
    },
    'not-eligible': {
      heading: 'TAL VEZ HOY NO CUMPLA LOS REQUISITOS',
      body: '{details}',
      prompt: CALL_THE_SPECIALIST,
    },
    'no-law': {
      heading: '{state} NO TIENE UNA LEY PARA SELLAR EXPEDIENTES',
      body: '{details}',
      prompt: CALL_THE_SPECIALIST,
    },
  },
  noDetails: 'Según sus respuestas, su caso no cumple los requisitos del estado para sellar el expediente.',
} as const satisfies ResultBannerWords & Translation<typeof EN.RESULT_BANNERS>;
