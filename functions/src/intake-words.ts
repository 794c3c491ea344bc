import { ANSWER_NOTICE, CONTACT_CONSENT } from '~/content/words/en/consent.ts';
import { FORM_ANSWERS } from '~/content/words/en/form-answers.ts';
import { CHECK_WORDS } from '~/content/words/en/forms.ts';
import { LEAD_WORDS, MESSAGE_WORDS } from '~/content/words/en/reply.ts';
import * as spanishConsent from '~/content/words/es/consent.ts';
import * as spanishAnswers from '~/content/words/es/form-answers.ts';
import * as spanishForms from '~/content/words/es/forms.ts';
import * as spanishReplies from '~/content/words/es/reply.ts';
import type { ConsentWording } from '~/domain/records/consent.ts';
import type { Language } from '~/domain/shared/language.ts';

/** What the public addresses of the API say to people, and the wordings that its forms show, in each language. */
export const INTAKE_WORDS = {
  en: { ANSWER_NOTICE, FORM_ANSWERS, CHECK_WORDS, LEAD_WORDS, MESSAGE_WORDS },
  es: {
    ANSWER_NOTICE: spanishConsent.ANSWER_NOTICE,
    FORM_ANSWERS: spanishAnswers.FORM_ANSWERS,
    CHECK_WORDS: spanishForms.CHECK_WORDS,
    LEAD_WORDS: spanishReplies.LEAD_WORDS,
    MESSAGE_WORDS: spanishReplies.MESSAGE_WORDS,
  },
} as const;

/** The consent next to the phone field of the check. */
export const CHECK_CONSENT: Readonly<Record<Language, ConsentWording>> = {
  en: CONTACT_CONSENT,
  es: spanishConsent.CONTACT_CONSENT,
};
