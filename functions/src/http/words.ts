import { FORM_ANSWERS } from '../../../src/content/words/en/every-form.ts';
import { FORM_ANSWERS as SPANISH_ANSWERS } from '../../../src/content/words/es/every-form.ts';

/** What the API's public routes answer besides receipts, by language. */
export const ANSWERS = { en: FORM_ANSWERS, es: SPANISH_ANSWERS } as const;
