import { useMemo } from 'react';

import type { FieldErrors } from '#domain/forms/fields.ts';
import {
  CONSENT_VERSION_FIELD,
  type FormField,
  type FormTable,
  type PageFormWords,
  HONEYPOT,
  LANGUAGE_FIELD,
} from '#domain/forms/form.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { ALERT, Icon } from '#ui/Icon.tsx';

/**
 * Values of a form as the domain reads them: text by control name, checkboxes as booleans, and those with a value of
 * their own as its list in one text. Omits radio groups without a choice, the honeypot, hidden fields and what has no name.
 */
export function formAnswers(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const data = new FormData(form);
  const answers = new Map<string, unknown>(data);
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || control.name === '') continue;
    const { type, name, value, checked } = control;
    if (type === 'hidden') answers.delete(name);
    const ticked = data.getAll(name).filter((each) => typeof each === 'string');
    if (type === 'checkbox') answers.set(name, value === 'on' ? checked : ticked.join(', '));
  }
  answers.delete(HONEYPOT);
  return Object.fromEntries(answers);
}

/**
 * Props for the controls of a form, and the entries of its error summary.
 *
 * @param prefix of the controls' ids
 * @param order of the questions on the page, if it differs from the order in the form's table
 */
export function useFormFields<Form extends FormTable>(
  prefix: string,
  form: Form,
  words: PageFormWords<Form>,
  errors: FieldErrors,
  order?: readonly (keyof Form & string)[],
) {
  const summary = useMemo(
    () =>
      (order ?? Object.keys(form)).flatMap((name) => {
        const message = errors[name];
        return message === undefined ? [] : [{ id: `${prefix}-${name}`, message }];
      }),
    [errors, form, order, prefix],
  );
  const field = (name: keyof Form & string) => {
    const { limit, control, optional = false }: Partial<FormField> = form[name] ?? {};
    const { label, hint } = words.fields[name];
    const id = `${prefix}-${name}`;
    return { id, name, label, hint, error: errors[name], maxLength: limit, control, optional };
  };
  return { field, summary };
}

/**
 * Empties the honeypot, so that the form can be sent again.
 *
 * @returns whether it had been filled in
 */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const honeypot = form.elements.namedItem(HONEYPOT);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '') return false;
  honeypot.value = '';
  return true;
}

interface HiddenFieldsProps {
  /** Of the ids of the form's controls. */
  readonly prefix: string;
  /** Of the consent text next to the form. */
  readonly consentVersion: string;
  /** Whether the honeypot was filled in at the last submit; it has been emptied since. */
  readonly isHoneypotFilledIn: boolean;
}

/**
 * What a form sends besides the answers, and a honeypot: a field that is hidden from people and filled in by bots. Some
 * browsers autofill it; the visitor is then told to press the button again.
 */
export function HiddenFields({ prefix, consentVersion, isHoneypotFilledIn }: HiddenFieldsProps) {
  const { HONEYPOT_COPY } = useWords('delivery');
  const { heading, body } = HONEYPOT_COPY.filledIn;
  const id = `${prefix}-website`;
  return (
    <>
      <input type="hidden" name={LANGUAGE_FIELD} value={useLanguage()} />
      <input type="hidden" name={CONSENT_VERSION_FIELD} value={consentVersion} />
      <div hidden>
        <label htmlFor={id}>{HONEYPOT_COPY.label}</label>
        <input id={id} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      {isHoneypotFilledIn && (
        <div
          role="alert"
          className="flex gap-3 rounded-md border-2 border-no-line bg-no-tint p-4 text-sm text-no"
        >
          <Icon path={ALERT} />
          <p>
            <strong className="block">{heading}</strong>
            {body}
          </p>
        </div>
      )}
    </>
  );
}
