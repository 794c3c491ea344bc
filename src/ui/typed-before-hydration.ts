import { useLayoutEffect, useState } from 'react';

/**
 * Keeps what was typed into a server-rendered form before hydration. A password manager that adds an element to the
 * page, or a browser that translates it, makes React render the island anew. The form that was in the page until then
 * still has its values, and is copied into the new one before the first paint.
 *
 * @param id of the form, unique on the page
 */
export function useTypedBeforeHydration(id: string): void {
  const [before] = useState(() => (typeof document === 'undefined' ? undefined : serverRendered(id)));
  useLayoutEffect(() => {
    const form = document.getElementById(id);
    if (before === undefined || before.form === form || !(form instanceof HTMLFormElement)) return;
    copyForm(before.form, form);
    if (before.focused !== null) focusLike(before.focused, form);
  }, [before, id]);
}

interface ServerRendered {
  readonly form: HTMLFormElement;
  /** The control with the focus, which it loses with its place in the page. */
  readonly focused: HTMLElement | null;
}

function serverRendered(id: string): ServerRendered | undefined {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return undefined;
  const { activeElement } = document;
  const isInside = activeElement instanceof HTMLElement && form.contains(activeElement);
  return { form, focused: isInside ? activeElement : null };
}

/** Copies the values of all controls by their names, and the data attributes, such as that of a submit that waits. */
function copyForm(from: HTMLFormElement, to: HTMLFormElement): void {
  Object.assign(to.dataset, from.dataset);
  const controls = [...to.elements];
  for (const control of from.elements) {
    const twin = controls.find((other) => isTwin(control, other));
    if (control instanceof HTMLInputElement && twin instanceof HTMLInputElement) {
      twin.checked = control.checked;
      if (control.type !== 'hidden') twin.value = control.value;
    } else if (control instanceof HTMLSelectElement && twin instanceof HTMLSelectElement) {
      twin.value = control.value;
    } else if (control instanceof HTMLTextAreaElement && twin instanceof HTMLTextAreaElement) {
      twin.value = control.value;
    }
  }
}

/** Whether two controls ask the same; those of a radio group have one name, and one value each. */
function isTwin(control: Element, other: Element): boolean {
  const isRadio = control.getAttribute('type') === 'radio';
  return (
    control.getAttribute('name') === other.getAttribute('name') &&
    (!isRadio || control.getAttribute('value') === other.getAttribute('value'))
  );
}

function focusLike(focused: HTMLElement, form: HTMLFormElement): void {
  const twin = [...form.elements].find((other) => isTwin(focused, other));
  if (!(twin instanceof HTMLElement)) return;
  twin.focus({ preventScroll: true });
  // Not every type of input has a selection: that of an email address is `null`.
  const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  const isTextTwin = twin instanceof HTMLInputElement || twin instanceof HTMLTextAreaElement;
  if (isText && isTextTwin && focused.selectionStart !== null)
    twin.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}
