import { TRAP_NAME } from '~/features/delivery/hidden-box.ts';
import type { EligibilityField } from '~/domain/check/form.ts';

/** Stands for a date that was begun and not finished: the control itself then reports an empty value. */
const UNFINISHED_DATE = 'unfinished';

/**
 * The answers as the domain reads them: every named control as text, the consent as a boolean. The hidden box is none of
 * them.
 *
 * A half-typed date is an empty value with a flag in browsers; it is passed on as a date that cannot be read, so that
 * the message says so instead of asking for a date that is plainly there.
 */
export function formAnswers(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const data = new FormData(form);
  data.delete(TRAP_NAME);
  const date = form.elements.namedItem('filingDate' satisfies EligibilityField);
  const isUnfinished = date instanceof HTMLInputElement && date.validity.badInput;
  return {
    // A radio group without a choice is not part of the form data at all, which the schema reads as missing.
    ...Object.fromEntries(data),
    ...(isUnfinished ? { filingDate: UNFINISHED_DATE } : {}),
    contactConsent: data.has('contactConsent'),
  };
}
