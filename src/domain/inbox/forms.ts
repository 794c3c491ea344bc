import { email, fullName, phone, text } from '#domain/forms/fields.ts';
import type { FormTable, FormValues } from '#domain/forms/form.ts';

/** The lead box (product §2, "Begin Your Second Chance"). Both fields are required (product §5). */
export const LEAD_FORM = {
  email: { ...email, storedAs: 'email', label: 'Email' },
  phone: { ...phone, storedAs: 'phone', label: 'Phone' },
} as const satisfies FormTable;

export type LeadForm = FormValues<typeof LEAD_FORM>;

/** The contact form (product §3, "Contact form"). All fields are required (product §5). */
export const MESSAGE_FORM = {
  name: { ...fullName, storedAs: 'name', label: 'Name' },
  email: { ...email, storedAs: 'email', label: 'Email' },
  phone: { ...phone, storedAs: 'phone', label: 'Phone' },
  // About two pages.
  message: { ...text(4000), storedAs: 'message', label: 'Message', personal: 'other' },
} as const satisfies FormTable;

export type MessageForm = FormValues<typeof MESSAGE_FORM>;
