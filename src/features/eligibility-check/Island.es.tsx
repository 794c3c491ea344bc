import { retryableImport } from '#browser/load-once.ts';
import * as appCheck from '#content/words/es/app-check.ts';
import * as check from '#content/words/es/check.ts';
import * as delivery from '#content/words/es/delivery.ts';
import * as forms from '#content/words/es/forms.ts';
import * as openingHours from '#content/words/es/opening-hours.ts';
import * as controls from '#content/words/es/controls.ts';

import { EligibilityCheck } from './Island.tsx';
import type { CheckLanguage } from './page-store.ts';
import type { CheckProps } from './check-page.ts';

const IN_SPANISH: CheckLanguage = {
  language: 'es',
  words: {
    ...(import.meta.env.APP_CHECK_SITE_KEY !== undefined && { appCheck }),
    check,
    delivery,
    forms,
    openingHours,
    controls,
  },
  loadResultWords: retryableImport(() => import('#content/words/es/result-words.ts')),
};

/** The eligibility check in Spanish. */
export function SpanishCheck(props: CheckProps) {
  return <EligibilityCheck inLanguage={IN_SPANISH} {...props} />;
}
