import * as z from 'zod/mini';

import { parseStored, type SafeStorage, sessionStore } from '~/browser/storage.ts';
import { CHECK_QUESTIONS } from '~/domain/check/form.ts';
import { formAnswers } from '~/features/delivery/form-fields.ts';
import { NO_NOTES, type PlanNotes } from '~/features/renters-plan/plan-notes.ts';

/*
 * The tab's memory of the check, from which form and result are restored after a reload or Back (docs/adr/0023). Stored
 * in session storage: the browser deletes it with the tab, shares it with no other tab, and sends it nowhere.
 */

const STORAGE_KEY = 'eligibilityCheck';

const answersSchema = z.record(z.string(), z.union([z.string(), z.boolean()]));

const memorySchema = z.object({
  /** Values of the form by control name. */
  fields: z.optional(answersSchema),
  /**
   * The last result: its answers, from which it is recomputed, the version of the consent text, and whether the server
   * has confirmed them.
   */
  result: z.optional(
    z.object({ answers: answersSchema, consentVersion: z._default(z.string(), ''), isSaved: z.boolean() }),
  ),
  /** Input in its plan. Not validated further, because only this site writes here. */
  notes: z._default(
    z.custom<PlanNotes>((notes: unknown) => typeof notes === 'object'),
    NO_NOTES,
  ),
});
/** Contents of the memory; empty after "Forget my answers". */
export type TabMemory = z.infer<typeof memorySchema>;

const NOTHING: TabMemory = { notes: NO_NOTES };

/** One tab's memory of the check. */
export interface CheckMemory {
  /** `undefined` if the tab has not begun a check or storage is blocked. */
  readonly read: () => TabMemory | undefined;
  readonly remember: (change: Partial<TabMemory>) => void;
  /** Stores an empty memory rather than none, so that a form restored by the browser is emptied too. */
  readonly forget: () => void;
  /** Whether another page of this tab has changed the memory since this page last read or wrote it. */
  readonly isStale: () => boolean;
}

/** The memory of this tab. */
export function checkMemory(storage: SafeStorage = sessionStore): CheckMemory {
  let known: string | null = null;

  function read(): TabMemory | undefined {
    known = storage.get(STORAGE_KEY);
    const memory = parseStored(known, memorySchema);
    // Notes stored before a deployment may lack new fields.
    return memory && { ...memory, notes: { ...NO_NOTES, ...memory.notes } };
  }
  function write(memory: TabMemory): void {
    const text = JSON.stringify(memory);
    // A failed write must not count as known, or `isStale` would report a change.
    if (storage.set(STORAGE_KEY, text)) known = text;
  }
  return {
    read,
    remember: (change) => {
      write({ ...(read() ?? NOTHING), ...change });
    },
    forget: () => {
      write(NOTHING);
    },
    isStale: () => storage.get(STORAGE_KEY) !== known,
  };
}

/** Values of a form in the shape of the memory. */
export function fieldsOf(form: HTMLFormElement): TabMemory['fields'] {
  return answersSchema.safeParse(formAnswers(form)).data;
}

/**
 * Fills in a form from the memory.
 *
 * @param isTruth whether to overwrite and empty fields; otherwise only empty fields are filled, because somebody may
 * have   typed before hydration
 */
export function fillForm(form: HTMLFormElement, fields: TabMemory['fields'], isTruth: boolean): void {
  for (const name of CHECK_QUESTIONS) {
    const control = form.elements.namedItem(name);
    // Scripts cannot read a half-typed date, so the memory lacks it. Browsers restore it themselves.
    const isHalfTyped = control instanceof HTMLInputElement && control.validity.badInput;
    if (fields === undefined || !isHalfTyped) fillIn(control, fields?.[name] ?? '', isTruth);
  }
}

function fillIn(control: Element | RadioNodeList | null, value: string | boolean, isTruth: boolean): void {
  if (control instanceof RadioNodeList) {
    if (!isTruth && control.value !== '') return;
    for (const radio of control) if (radio instanceof HTMLInputElement) radio.checked = radio.value === value;
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (isTruth || !control.checked) control.checked = value === true;
  } else if (control !== null && 'value' in control) {
    if (isTruth || control.value === '') control.value = String(value);
  }
}
