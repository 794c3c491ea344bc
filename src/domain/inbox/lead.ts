import * as z from 'zod/mini';

import { email, phone } from '../forms/fields.ts';
import { type FormTable, type FormValues, recordFields, type RecordOf } from '../forms/form.ts';
import { LATER_CONSENT_RECORD, type SeenWording } from '../records/consent.ts';
import { pageFields, readStored, type StoredDocument, storedRecordSchema } from '../records/document.ts';

/** The lead box: somebody who asks to be contacted (specification §2, "Begin Your Second Chance"). Both are required (§5). */
export const LEAD_FORM = {
  email: { ...email, storedAs: 'email', label: 'Email', personal: 'email' },
  phone: { ...phone, storedAs: 'phone', label: 'Phone', personal: 'phone' },
} as const satisfies FormTable;

/** The answers to the lead box. */
export type LeadForm = FormValues<typeof LEAD_FORM>;

/** What is stored of a lead. */
export type LeadRecord = RecordOf<typeof LEAD_FORM> & SeenWording;
/** The fields of a stored lead. */
export const LEAD_RECORD = { ...recordFields(LEAD_FORM), ...LATER_CONSENT_RECORD };

/** A saved lead as the admin reads it (`GET /api/admin/leads`). */
export const storedLeadSchema = storedRecordSchema(LEAD_RECORD);
/** A saved lead. */
export type StoredLead = z.infer<typeof storedLeadSchema>;

/** Reads a lead from the store, whatever it holds. */
export function readStoredLead(document: StoredDocument): StoredLead {
  return readStored(LEAD_RECORD, document);
}

/** A page of leads, newest first. */
export const leadPageSchema = z.object({ leads: z.array(storedLeadSchema), ...pageFields });
