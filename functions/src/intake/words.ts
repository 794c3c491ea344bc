import {
  ANSWER_NOTICE,
  CONTACT_CONSENT,
  EARLIER_WORDINGS,
} from '../../../src/content/words/en/every-form.ts';
import { CHECK_WORDS } from '../../../src/content/words/en/forms.ts';
import { LEAD_WORDS, MESSAGE_WORDS } from '../../../src/content/words/en/reply.ts';
import * as spanish from '../../../src/content/words/es/every-form.ts';
import * as spanishForms from '../../../src/content/words/es/forms.ts';
import * as spanishReplies from '../../../src/content/words/es/reply.ts';
import type { FormWordings } from '../../../src/domain/records/consent.ts';

/** The texts of each form's answers to invalid input, by language. */
export const FORM_WORDS = {
  check: { en: CHECK_WORDS, es: spanishForms.CHECK_WORDS },
  lead: { en: LEAD_WORDS, es: spanishReplies.LEAD_WORDS },
  message: { en: MESSAGE_WORDS, es: spanishReplies.MESSAGE_WORDS },
} as const;

/** Current and former consent wordings of each form, by language. */
export const WORDINGS = {
  check: {
    en: [CONTACT_CONSENT, ...EARLIER_WORDINGS.check],
    es: [spanish.CONTACT_CONSENT, ...spanish.EARLIER_WORDINGS.check],
  },
  lead: {
    en: [ANSWER_NOTICE.lead, ...EARLIER_WORDINGS.lead],
    es: [spanish.ANSWER_NOTICE.lead, ...spanish.EARLIER_WORDINGS.lead],
  },
  message: {
    en: [ANSWER_NOTICE.message, ...EARLIER_WORDINGS.message],
    es: [spanish.ANSWER_NOTICE.message, ...spanish.EARLIER_WORDINGS.message],
  },
} as const satisfies Readonly<Record<string, FormWordings>>;
