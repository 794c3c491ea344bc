import type { DeliveryReceipt } from '~/domain/api/answers.ts';
import { inWords, recordOf } from '~/domain/forms/form.ts';
import { readFormRequest } from '~/domain/forms/request.ts';
import { LEAD_FORM, type LeadForm, type LeadRecord } from '~/domain/inbox/lead.ts';
import { MESSAGE_FORM, type MessageForm, type MessageRecord } from '~/domain/inbox/message.ts';
import { seenWording, shownWording } from '~/domain/records/consent.ts';

import { INTAKE_WORDS, WORDINGS } from './intake-words.ts';
import type { IntakeKind } from './intake.ts';

/** The lead box (decision D2: what it claims to send is really delivered). */
export const leadIntake: IntakeKind<LeadForm, LeadRecord, DeliveryReceipt> = {
  read: (body, _, asked) => inWords(INTAKE_WORDS[asked].LEAD_WORDS, readFormRequest(LEAD_FORM, body)),
  record: (form, _, shown) => ({
    ...recordOf(LEAD_FORM, form),
    ...seenWording(shownWording(WORDINGS.lead, shown), shown.language),
  }),
  receipt: (id) => ({ id }),
};

/** The contact form (decision D2). */
export const messageIntake: IntakeKind<MessageForm, MessageRecord, DeliveryReceipt> = {
  read: (body, _, asked) => inWords(INTAKE_WORDS[asked].MESSAGE_WORDS, readFormRequest(MESSAGE_FORM, body)),
  record: (form, _, shown) => ({
    ...recordOf(MESSAGE_FORM, form),
    ...seenWording(shownWording(WORDINGS.message, shown), shown.language),
  }),
  receipt: (id) => ({ id }),
};
