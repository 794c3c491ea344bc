import { CHECK_MEMORY_KEY, type SafeStorage, sessionStore } from '#browser/storage.ts';

/**
 * Adds answers that were given outside the form to the tab's memory, from which the form fills itself in. Not in
 * tab-memory.ts, because a page that only asks the first questions need not load its parser.
 */
export function rememberFirstAnswers(
  answers: Readonly<Record<string, string | boolean>>,
  storage: SafeStorage = sessionStore,
): void {
  try {
    const kept = JSON.parse(storage.get(CHECK_MEMORY_KEY) ?? '{}') as { readonly fields?: object };
    storage.set(CHECK_MEMORY_KEY, JSON.stringify({ ...kept, fields: { ...kept.fields, ...answers } }));
  } catch {
    // Not what this site has stored: the form asks again.
  }
}

/** Gives an answer in the form of the same page too, which may have been filled in from the memory already. */
export function answerInForm(name: string, value: string): void {
  const control = document.querySelector<HTMLFormElement>('[data-check-form]')?.elements.namedItem(name);
  if (control instanceof RadioNodeList) {
    for (const radio of control)
      if (radio instanceof HTMLInputElement && radio.value === value) radio.click();
  } else if (control instanceof HTMLInputElement) {
    control.checked = true;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
