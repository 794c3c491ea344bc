import { ANSWER_NOTICE } from '~/config/consent.ts';
import { LEAD_WORDS, MESSAGE_WORDS } from '~/content/words/en/forms.ts';
import type { DeliveryReceipt } from '~/domain/api/answers.ts';
import { inWords, recordOf } from '~/domain/forms/form.ts';
import { readFormRequest } from '~/domain/forms/request.ts';
import { LEAD_FORM, type LeadForm, type LeadRecord } from '~/domain/inbox/lead.ts';
import { MESSAGE_FORM, type MessageForm, type MessageRecord } from '~/domain/inbox/message.ts';
import { seenWording } from '~/domain/records/consent.ts';

import type { IntakeKind } from './intake.ts';

/** The lead box (decision D2: what it says it sends is really delivered). */
export const leadIntake: IntakeKind<LeadForm, LeadRecord, DeliveryReceipt> = {
  read: (body) => inWords(LEAD_WORDS, readFormRequest(LEAD_FORM, body)),
  record: (form) => ({ ...recordOf(LEAD_FORM, form), ...seenWording(ANSWER_NOTICE.lead) }),
  receipt: (id) => ({ id }),
};

/** The contact form (decision D2). */
export const messageIntake: IntakeKind<MessageForm, MessageRecord, DeliveryReceipt> = {
  read: (body) => inWords(MESSAGE_WORDS, readFormRequest(MESSAGE_FORM, body)),
  record: (form) => ({ ...recordOf(MESSAGE_FORM, form), ...seenWording(ANSWER_NOTICE.message) }),
  receipt: (id) => ({ id }),
};
