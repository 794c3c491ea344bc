import * as z from 'zod/mini';

/** What the store adds to everything that people send. */
const stored = { id: z.uuid(), created_at: z.iso.datetime(), sort_key: z.string() };

/** A saved lead as the admin reads it (`GET /api/admin/leads`). */
export const storedLeadSchema = z.object({ ...stored, email: z.string(), phone: z.string() });
/** A saved lead. */
export type StoredLead = z.infer<typeof storedLeadSchema>;

/** A saved message as the admin reads it (`GET /api/admin/messages`). */
export const storedMessageSchema = z.object({
  ...stored,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
});
/** A saved message. */
export type StoredMessage = z.infer<typeof storedMessageSchema>;

/** A page of leads: newest first; `next` continues the list, `null` at its end. */
export const leadPageSchema = z.object({ leads: z.array(storedLeadSchema), next: z.nullable(z.string()) });
/** A page of messages. */
export const messagePageSchema = z.object({
  messages: z.array(storedMessageSchema),
  next: z.nullable(z.string()),
});
