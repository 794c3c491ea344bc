import * as z from 'zod/mini';

import { email, phone, text } from '../forms/fields.ts';
import { type FormTable, type FormValues, recordFields, type RecordOf } from '../forms/form.ts';
import { LATER_CONSENT_RECORD, type SeenWording } from '../records/consent.ts';
import { pageFields, readStored, type StoredDocument, storedRecordSchema } from '../records/document.ts';

/** The contact form (specification §3, "Contact form"). All four are required (§5). */
export const MESSAGE_FORM = {
  name: { ...text(200), storedAs: 'name', label: 'Name', personal: 'name' },
  email: { ...email, storedAs: 'email', label: 'Email', personal: 'email' },
  phone: { ...phone, storedAs: 'phone', label: 'Phone', personal: 'phone' },
  // About two pages.
  message: { ...text(4000), storedAs: 'message', label: 'Message', personal: 'other' },
} as const satisfies FormTable;

/** A message to the team. */
export type MessageForm = FormValues<typeof MESSAGE_FORM>;

/** What is stored of a message. */
export type MessageRecord = RecordOf<typeof MESSAGE_FORM> & SeenWording;
/** The fields of a stored message. */
export const MESSAGE_RECORD = { ...recordFields(MESSAGE_FORM), ...LATER_CONSENT_RECORD };

/** A saved message as the admin reads it (`GET /api/admin/messages`). */
export const storedMessageSchema = storedRecordSchema(MESSAGE_RECORD);
/** A saved message. */
export type StoredMessage = z.infer<typeof storedMessageSchema>;

/** Reads a message from the store, whatever it holds. */
export function readStoredMessage(document: StoredDocument): StoredMessage {
  return readStored(MESSAGE_RECORD, document);
}

/** A page of messages, newest first. */
export const messagePageSchema = z.object({ messages: z.array(storedMessageSchema), ...pageFields });
