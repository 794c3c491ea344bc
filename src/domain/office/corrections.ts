import { CHECK_FORM } from '#domain/check/form.ts';
import type { FormField, FormTable } from '#domain/forms/form.ts';
import { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';
import type { RecordKind } from '#domain/records/document.ts';

/** Whether an admin may correct a field: who the person is, how to reach them, and the county. */
function isCorrectable({ personal, storedAs }: FormField): boolean {
  return storedAs === 'county' || personal === 'name' || personal === 'email' || personal === 'phone';
}

function correctable(form: FormTable): FormTable {
  return Object.fromEntries(Object.entries(form).filter(([, field]) => isCorrectable(field)));
}

/** The fields of each form that an admin may correct. Consent is not among them: only the person can give it. */
export const CORRECTABLE: Readonly<Record<RecordKind, FormTable>> = {
  submissions: correctable(CHECK_FORM),
  leads: correctable(LEAD_FORM),
  messages: correctable(MESSAGE_FORM),
};
