import * as check from '#content/words/en/check.ts';
import * as controls from '#content/words/en/controls.ts';
import * as delivery from '#content/words/en/delivery.ts';
import * as forms from '#content/words/en/forms.ts';
import * as openingHours from '#content/words/en/opening-hours.ts';

import { checkIn } from './Island.tsx';

/** The eligibility check in English. */
export const EnglishCheck = checkIn(
  'en',
  {
    check,
    controls,
    delivery,
    forms,
    openingHours,
  },
  () => import('#content/words/en/result-words.ts'),
);
