import * as check from '#content/words/es/check.ts';
import * as controls from '#content/words/es/controls.ts';
import * as delivery from '#content/words/es/delivery.ts';
import * as forms from '#content/words/es/forms.ts';
import * as openingHours from '#content/words/es/opening-hours.ts';

import { checkIn } from './Island.tsx';

/** The eligibility check in Spanish. */
export const SpanishCheck = checkIn(
  'es',
  {
    check,
    controls,
    delivery,
    forms,
    openingHours,
  },
  () => import('#content/words/es/result-words.ts'),
);
