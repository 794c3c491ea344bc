import { useMemo } from 'react';

import type { FieldErrors } from '~/domain/forms/fields.ts';
import { type FormTable, type FormWords, HONEYPOT } from '~/domain/forms/form.ts';

/** Sent for a date that was begun and not finished: the control itself then reports an empty value. */
const UNFINISHED_DATE = 'unfinished';

/**
 * What was filled in, as the domain reads it: texts by the names of their controls, checkboxes as booleans. A radio group
 * without a choice is not there at all, and neither are the honeypot and what the page says of itself in hidden fields.
 *
 * A half-typed date is an empty value with a flag in browsers; it is passed on as a date that cannot be read, so that
 * the message says so instead of asking for a date that is plainly there.
 */
export function formAnswers(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const answers = new Map<string, unknown>(new FormData(form));
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'hidden') answers.delete(control.name);
    if (control.type === 'checkbox') answers.set(control.name, control.checked);
    if (control.type === 'date' && control.validity.badInput) answers.set(control.name, UNFINISHED_DATE);
  }
  answers.delete(HONEYPOT);
  return Object.fromEntries(answers);
}

/**
 * What the controls of a form are given, and the lines of its error summary.
 *
 * @param prefix begins the ids of the controls
 * @param order of the questions on the page, where it is not that of the form's table
 */
export function useFormFields<Form extends FormTable>(
  prefix: string,
  form: Form,
  words: FormWords<Form>,
  errors: FieldErrors,
  order: readonly (keyof Form & string)[] = Object.keys(form),
) {
  const summary = useMemo(
    () =>
      order.flatMap((name) => {
        const message = errors[name];
        return message === undefined ? [] : [{ id: `${prefix}-${name}`, message }];
      }),
    [errors, order, prefix],
  );
  const fields: FormTable = form;
  const field = (name: keyof Form & string) => {
    const { limit, optional = false } = { ...fields[name] };
    const { label, hint } = words.fields[name];
    return { id: `${prefix}-${name}`, name, label, hint, error: errors[name], maxLength: limit, optional };
  };
  return { field, summary };
}
