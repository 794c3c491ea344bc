import type * as z from 'zod/mini';

import { recordFields, type RecordOf } from '#domain/forms/form.ts';
import { CONSENT_RECORD, type SeenWording } from '#domain/records/consent.ts';
import { readStored, type StoredDocument, storedRecordSchema } from '#domain/records/document.ts';
import { LEAD_FORM, MESSAGE_FORM } from './forms.ts';

export type LeadRecord = RecordOf<typeof LEAD_FORM> & SeenWording;
export const LEAD_RECORD = { ...recordFields(LEAD_FORM), ...CONSENT_RECORD };

/** A lead in API responses (`GET /api/admin/leads`). */
export const storedLeadSchema = storedRecordSchema('leads', LEAD_RECORD);
export type StoredLead = z.infer<typeof storedLeadSchema>;

/** Reads a lead from the store, even if it is invalid. */
export function readStoredLead(document: StoredDocument): StoredLead {
  return readStored('leads', LEAD_RECORD, document);
}

export type MessageRecord = RecordOf<typeof MESSAGE_FORM> & SeenWording;
export const MESSAGE_RECORD = { ...recordFields(MESSAGE_FORM), ...CONSENT_RECORD };

/** A message in API responses (`GET /api/admin/messages`). */
export const storedMessageSchema = storedRecordSchema('messages', MESSAGE_RECORD);
export type StoredMessage = z.infer<typeof storedMessageSchema>;

/** Reads a message from the store, even if it is invalid. */
export function readStoredMessage(document: StoredDocument): StoredMessage {
  return readStored('messages', MESSAGE_RECORD, document);
}
