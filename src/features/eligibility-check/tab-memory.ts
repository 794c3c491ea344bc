import * as z from 'zod/mini';

import { parseStored, type SafeStorage, sessionStore } from '~/browser/storage.ts';
import { CHECK_QUESTIONS } from '~/domain/check/form.ts';
import { formAnswers } from '~/features/delivery/form-fields.ts';
import { NO_NOTES, type PlanNotes } from '~/features/renters-plan/plan-notes.ts';

/*
 * What a tab remembers of the check, so that a reload or a way back finds form and result again (docs/adr/0023). It is in
 * session storage: the browser drops it with the tab, shares it with no other tab, and sends it nowhere.
 */

const STORAGE_KEY = 'eligibilityCheck';

const answersSchema = z.record(z.string(), z.union([z.string(), z.boolean()]));

const memorySchema = z.object({
  /** What is in the form, by the names of its controls. */
  fields: z.optional(answersSchema),
  /**
   * The last result: its answers, from which it is computed anew, which consent was read with them, and whether the server
   * has confirmed them.
   */
  result: z.optional(
    z.object({ answers: answersSchema, consentVersion: z._default(z.string(), ''), isSaved: z.boolean() }),
  ),
  /** What was typed into its plan. Only this site writes here, so its shape is not looked at any closer. */
  notes: z._default(
    z.custom<PlanNotes>((notes: unknown) => typeof notes === 'object'),
    NO_NOTES,
  ),
});
/** What a tab remembers of the check; nothing after "Forget my answers". */
export type TabMemory = z.infer<typeof memorySchema>;

const NOTHING: TabMemory = { notes: NO_NOTES };

/** One tab's memory of the check. */
export interface CheckMemory {
  /** `undefined` where the tab has not begun a check, and where storage is blocked. */
  readonly read: () => TabMemory | undefined;
  readonly remember: (change: Partial<TabMemory>) => void;
  /** Leaves an empty memory, which is told from none: a form that the browser itself filled in again is then emptied. */
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
    // Notes of a page from before a deployment may lack what is new in them.
    return memory && { ...memory, notes: { ...NO_NOTES, ...memory.notes } };
  }
  function write(memory: TabMemory): void {
    const text = JSON.stringify(memory);
    // What storage did not take is not there for another page to change.
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

/** What is in a form, as it is remembered. */
export function fieldsOf(form: HTMLFormElement): TabMemory['fields'] {
  return answersSchema.safeParse(formAnswers(form)).data;
}

/**
 * Puts remembered answers into a form.
 *
 * @param isTruth whether the memory wins over what is in the form already, and empties what it does not know; else it
 *   fills only what is empty, because somebody may have typed before the script was there
 */
export function fillForm(form: HTMLFormElement, fields: TabMemory['fields'], isTruth: boolean): void {
  for (const name of CHECK_QUESTIONS) {
    const control = form.elements.namedItem(name);
    // Scripts cannot read a half-typed date, so the memory does not know it. Browsers bring it back by themselves.
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
