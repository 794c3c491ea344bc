import { CHECK_FORM, filedUntil, withFilingDay } from '#domain/check/form.ts';
import type { FormTable, FormValues, Reading } from '#domain/forms/form.ts';
import { readForm } from '#domain/forms/form.ts';
import { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { DEFAULT_LANGUAGE } from '#domain/shared/language.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

function correctable(form: FormTable): FormTable {
  return Object.fromEntries(Object.entries(form).filter(([, { correction }]) => correction !== undefined));
}

/** The fields of each form that an admin may correct. */
export const CORRECTABLE: Readonly<Record<RecordKind, FormTable>> = {
  submissions: correctable(CHECK_FORM),
  leads: correctable(LEAD_FORM),
  messages: correctable(MESSAGE_FORM),
};

/**
 * Parses corrected answers by the rules of the form.
 *
 * @param latest the latest acceptable filing date
 */
export function readCorrection(
  kind: RecordKind,
  answers: Readonly<Record<string, unknown>>,
  latest: PlainDate,
): Reading<FormValues<FormTable>> {
  if (kind !== 'submissions') return readForm(CORRECTABLE[kind], answers);
  // Derived from what is typed, and not a field of its own.
  const { filingPrecision: _stored, ...typed } = answers;
  return readForm({ ...CORRECTABLE[kind], ...filedUntil(latest) }, withFilingDay(typed, DEFAULT_LANGUAGE));
}
