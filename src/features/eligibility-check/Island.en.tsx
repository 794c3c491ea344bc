import { retryableImport } from '#browser/load-once.ts';
import * as appCheck from '#content/words/en/app-check.ts';
import * as check from '#content/words/en/check.ts';
import * as delivery from '#content/words/en/delivery.ts';
import * as forms from '#content/words/en/forms.ts';
import * as openingHours from '#content/words/en/opening-hours.ts';
import * as controls from '#content/words/en/controls.ts';

import { EligibilityCheck } from './Island.tsx';
import type { CheckLanguage } from './page-store.ts';
import type { CheckProps } from './check-page.ts';

const IN_ENGLISH: CheckLanguage = {
  language: 'en',
  words: {
    ...(import.meta.env.APP_CHECK_SITE_KEY !== undefined && { appCheck }),
    check,
    delivery,
    forms,
    openingHours,
    controls,
  },
  loadResultWords: retryableImport(() => import('#content/words/en/result-words.ts')),
};

/** The eligibility check in English. */
export function EnglishCheck(props: CheckProps) {
  return <EligibilityCheck inLanguage={IN_ENGLISH} {...props} />;
}
