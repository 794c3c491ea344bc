import { email, phone, text } from '#domain/forms/fields.ts';
import type { FormTable, FormValues } from '#domain/forms/form.ts';

/** The lead box (product §2, "Begin Your Second Chance"). Both fields are required (product §5). */
export const LEAD_FORM = {
  email: { ...email, storedAs: 'email', label: 'Email', personal: 'email' },
  phone: { ...phone, storedAs: 'phone', label: 'Phone', personal: 'phone' },
} as const satisfies FormTable;

export type LeadForm = FormValues<typeof LEAD_FORM>;

/** The contact form (product §3, "Contact form"). All fields are required (product §5). */
export const MESSAGE_FORM = {
  name: { ...text(200), storedAs: 'name', label: 'Name', personal: 'name' },
  email: { ...email, storedAs: 'email', label: 'Email', personal: 'email' },
  phone: { ...phone, storedAs: 'phone', label: 'Phone', personal: 'phone' },
  // About two pages.
  message: { ...text(4000), storedAs: 'message', label: 'Message', personal: 'other' },
} as const satisfies FormTable;

export type MessageForm = FormValues<typeof MESSAGE_FORM>;
