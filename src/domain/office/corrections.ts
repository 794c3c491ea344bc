import { CHECK_FORM } from '#domain/check/form.ts';
import type { FormTable } from '#domain/forms/form.ts';
import { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';
import type { RecordKind } from '#domain/records/document.ts';

function correctable(form: FormTable): FormTable {
  return Object.fromEntries(Object.entries(form).filter(([, { correction }]) => correction !== undefined));
}

/** The fields of each form that an admin may correct. */
export const CORRECTABLE: Readonly<Record<RecordKind, FormTable>> = {
  submissions: correctable(CHECK_FORM),
  leads: correctable(LEAD_FORM),
  messages: correctable(MESSAGE_FORM),
};
