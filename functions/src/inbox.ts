import type { DeliveryReceipt } from '~/domain/api/answers.ts';
import {
  type ContactMessageForm,
  contactMessageRecord,
  type ContactMessageRecord,
  readContactMessageRequest,
} from '~/domain/inbox/message.ts';
import { type LeadForm, leadRecord, type LeadRecord, readLeadRequest } from '~/domain/inbox/lead.ts';

import type { IntakeKind } from './intake.ts';

/** The lead box (decision D2: what it says it sends is really delivered). */
export const leadIntake: IntakeKind<LeadForm, LeadRecord, DeliveryReceipt> = {
  read: readLeadRequest,
  record: leadRecord,
  receipt: (id) => ({ id }),
};

/** The contact form (decision D2). */
export const messageIntake: IntakeKind<ContactMessageForm, ContactMessageRecord, DeliveryReceipt> = {
  read: readContactMessageRequest,
  record: contactMessageRecord,
  receipt: (id) => ({ id }),
};
