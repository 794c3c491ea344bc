import * as appCheck from '#content/words/en/app-check.ts';
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
    ...(import.meta.env.APP_CHECK_SITE_KEY !== undefined && { appCheck }),
    check,
    controls,
    delivery,
    forms,
    openingHours,
  },
  () => import('#content/words/en/result-words.ts'),
);
