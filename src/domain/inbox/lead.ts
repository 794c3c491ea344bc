import * as z from 'zod/mini';

import { email, phone } from '../forms/fields.ts';
import { type FormTable, type FormValues, recordFields, type RecordOf } from '../forms/form.ts';
import { LATER_CONSENT_RECORD, type SeenWording } from '../records/consent.ts';
import { pageFields, readStored, type StoredDocument, storedRecordSchema } from '../records/document.ts';

/** The lead box (specification §2, "Begin Your Second Chance"). Both fields are required (§5). */
export const LEAD_FORM = {
  email: { ...email, storedAs: 'email', label: 'Email', personal: 'email' },
  phone: { ...phone, storedAs: 'phone', label: 'Phone', personal: 'phone' },
} as const satisfies FormTable;

export type LeadForm = FormValues<typeof LEAD_FORM>;

export type LeadRecord = RecordOf<typeof LEAD_FORM> & SeenWording;
export const LEAD_RECORD = { ...recordFields(LEAD_FORM), ...LATER_CONSENT_RECORD };

/** A lead in API responses (`GET /api/admin/leads`). */
export const storedLeadSchema = storedRecordSchema(LEAD_RECORD);
export type StoredLead = z.infer<typeof storedLeadSchema>;

/** Reads a lead from the store, even if it is invalid. */
export function readStoredLead(document: StoredDocument): StoredLead {
  return readStored(LEAD_RECORD, document);
}

/** A page of leads, newest first. */
export const leadPageSchema = z.object({ leads: z.array(storedLeadSchema), ...pageFields });
