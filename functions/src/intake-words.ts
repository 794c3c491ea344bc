import { ANSWER_NOTICE, CONTACT_CONSENT, EARLIER_WORDINGS } from '~/content/words/en/consent.ts';
import { FORM_ANSWERS } from '~/content/words/en/form-answers.ts';
import { CHECK_WORDS } from '~/content/words/en/forms.ts';
import { LEAD_WORDS, MESSAGE_WORDS } from '~/content/words/en/reply.ts';
import * as spanishConsent from '~/content/words/es/consent.ts';
import * as spanishAnswers from '~/content/words/es/form-answers.ts';
import * as spanishForms from '~/content/words/es/forms.ts';
import * as spanishReplies from '~/content/words/es/reply.ts';
import type { FormWordings } from '~/domain/records/consent.ts';

/** The texts of the API's public routes, by language. */
export const INTAKE_WORDS = {
  en: { FORM_ANSWERS, CHECK_WORDS, LEAD_WORDS, MESSAGE_WORDS },
  es: {
    FORM_ANSWERS: spanishAnswers.FORM_ANSWERS,
    CHECK_WORDS: spanishForms.CHECK_WORDS,
    LEAD_WORDS: spanishReplies.LEAD_WORDS,
    MESSAGE_WORDS: spanishReplies.MESSAGE_WORDS,
  },
} as const;

/** Current and former consent wordings of each form, by language. */
export const WORDINGS = {
  check: {
    en: [CONTACT_CONSENT, ...EARLIER_WORDINGS.check],
    es: [spanishConsent.CONTACT_CONSENT, ...spanishConsent.EARLIER_WORDINGS.check],
  },
  lead: {
    en: [ANSWER_NOTICE.lead, ...EARLIER_WORDINGS.lead],
    es: [spanishConsent.ANSWER_NOTICE.lead, ...spanishConsent.EARLIER_WORDINGS.lead],
  },
  message: {
    en: [ANSWER_NOTICE.message, ...EARLIER_WORDINGS.message],
    es: [spanishConsent.ANSWER_NOTICE.message, ...spanishConsent.EARLIER_WORDINGS.message],
  },
} as const satisfies Readonly<Record<string, FormWordings>>;
