import * as z from 'zod/mini';

import { readStored, type StoredDocument, storedFields, text } from '../records/document.ts';

/** A saved lead as the admin reads it (`GET /api/admin/leads`). */
export const storedLeadSchema = z.object({ ...storedFields, email: z.string(), phone: z.string() });
/** A saved lead. */
export type StoredLead = z.infer<typeof storedLeadSchema>;

/** A saved message as the admin reads it (`GET /api/admin/messages`). */
export const storedMessageSchema = z.object({
  ...storedFields,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
});
/** A saved message. */
export type StoredMessage = z.infer<typeof storedMessageSchema>;

/** Reads a lead from the store, whatever stands there. */
export function readStoredLead(document: StoredDocument): StoredLead {
  return readStored({ email: text, phone: text }, document);
}

/** Reads a message from the store, whatever stands there. */
export function readStoredMessage(document: StoredDocument): StoredMessage {
  return readStored({ name: text, email: text, phone: text, message: text }, document);
}

const page = {
  /** Continues the list; `null` at its end. */
  next: z.nullable(z.string()),
  /** How many records match in all; `null` where that is not known. */
  matching: z.nullable(z.int()),
};

/** A page of leads, newest first. */
export const leadPageSchema = z.object({ leads: z.array(storedLeadSchema), ...page });
/** A page of messages, newest first. */
export const messagePageSchema = z.object({ messages: z.array(storedMessageSchema), ...page });
