import * as z from 'zod/mini';

import { CHECK_MEMORY_KEY, parseStored, type SafeStorage, sessionStore } from '#browser/storage.ts';
import { PRIVATE_CIRCUMSTANCES } from '#domain/check/circumstances.ts';
import { CHECK_QUESTIONS } from '#domain/check/form.ts';
import { formAnswers } from '#features/delivery/form-parts.tsx';
import { NO_NOTES, type PlanNotes } from '#features/renters-plan/plan-notes.ts';

/*
 * What the tab keeps of the check, from which form and result are restored after a reload or Back (docs/adr/0023).
 * Answers and notes are in session storage: the browser deletes it with the tab, shares it with no other tab, and sends
 * it nowhere. The tab's history only says which of its entries is the form's and which the result's.
 */

/** An answer as it is typed or parsed: of any kind that the form's table can have. */
const answersSchema = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]));

/** The parts that would stop the page if they were something else. */
const notesSchema = z.looseObject({
  typed: z.optional(z.record(z.string(), z.string())),
  dates: z.optional(z.record(z.string(), z.string())),
  letters: z.optional(z.record(z.string(), z.string())),
  startedFrom: z.optional(z.record(z.string(), z.string())),
  about: z.optional(z.array(z.enum(PRIVATE_CIRCUMSTANCES))),
});

function isNotes(notes: unknown): boolean {
  return z.safeParse(notesSchema, notes).success;
}

const memorySchema = z.object({
  /** Values of the form by control name. */
  fields: z.optional(answersSchema),
  /**
   * The last result: its answers, from which it is recomputed, the version of the consent text, and whether the server
   * has confirmed them.
   */
  result: z.optional(z.object({ answers: answersSchema, consentVersion: z.string(), isSaved: z.boolean() })),
  /** Input in its plan; dropped where an extension or an older page has broken it. */
  notes: z.catch(z._default(z.custom<PlanNotes>(isNotes), NO_NOTES), NO_NOTES),
});

/** Contents of the memory; empty after "Forget my answers". */
export type TabMemory = z.infer<typeof memorySchema>;

const NOTHING: TabMemory = { notes: NO_NOTES };

/** Answers, result and notes in session storage. */
export interface CheckMemory {
  /** `undefined` if the tab has not begun a check or storage is blocked. */
  readonly read: () => TabMemory | undefined;
  readonly remember: (change: Partial<TabMemory>) => void;
  /** Stores an empty memory rather than none, so that a form restored by the browser is emptied too. */
  readonly forget: () => void;
  /** Whether another page of this tab has changed the memory since this page last read or wrote it. */
  readonly isStale: () => boolean;
}

export function checkMemory(storage: SafeStorage = sessionStore): CheckMemory {
  let known: string | null = null;

  function read(): TabMemory | undefined {
    known = storage.get(CHECK_MEMORY_KEY);
    const memory = parseStored(known, memorySchema);
    // Notes stored before a deployment may lack new fields.
    return memory && { ...memory, notes: { ...NO_NOTES, ...memory.notes } };
  }
  function write(memory: TabMemory): void {
    const text = JSON.stringify(memory);
    // A failed write must not count as known, or `isStale` would report a change.
    if (storage.set(CHECK_MEMORY_KEY, text)) known = text;
  }
  return {
    read,
    remember: (change) => {
      write({ ...(read() ?? NOTHING), ...change });
    },
    forget: () => {
      write(NOTHING);
    },
    isStale: () => storage.get(CHECK_MEMORY_KEY) !== known,
  };
}

/** Values of a form in the shape of the memory. */
export function fieldsOf(form: HTMLFormElement): TabMemory['fields'] {
  return answersSchema.safeParse(formAnswers(form)).data;
}

/**
 * Fills in a form from the memory.
 *
 * @param overwrite whether to overwrite and empty fields; otherwise only empty fields are filled, because somebody may
 * have typed before hydration
 */
export function fillForm(form: HTMLFormElement, fields: TabMemory['fields'], overwrite: boolean): void {
  for (const name of CHECK_QUESTIONS) {
    const control = form.elements.namedItem(name);
    fillIn(control, fields?.[name] ?? '', overwrite);
  }
}

function fillIn(
  control: Element | RadioNodeList | null,
  value: string | boolean | number,
  overwrite: boolean,
): void {
  if (control instanceof RadioNodeList) {
    const boxes = [...control].filter((box) => box instanceof HTMLInputElement);
    if (!overwrite && boxes.some(({ checked }) => checked)) return;
    // Of checkboxes, several may be given (choices in domain/forms/fields.ts).
    const given = boxes[0]?.type === 'checkbox' ? String(value).split(', ') : [value];
    for (const box of boxes) box.checked = given.includes(box.value);
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (overwrite || !control.checked) control.checked = value === true;
  } else if (control !== null && 'value' in control) {
    if (overwrite || control.value === '') control.value = String(value);
  }
}

/**
 * State of a form's history entry, which is followed by its result's. A fragment link creates an entry without state,
 * which distinguishes it from this one.
 */
export const FORM_ENTRY = { eligibilityCheck: 'form' } as const;

export function stepEntry(step: number) {
  return { ...FORM_ENTRY, step } as const;
}

/**
 * The step of the form that a history entry shows: the first for the entry of the page itself, `undefined` for that of a
 * form that was sent from another step.
 */
export function stepIn(state: unknown): number | undefined {
  if (state === null) return 0;
  const step = typeof state === 'object' && 'step' in state ? state.step : undefined;
  return typeof step === 'number' ? step : undefined;
}

/**
 * State of a result's history entry.
 *
 * @param depth entries since the form; more than 1 after fragment links within the result
 */
export function resultEntry(depth: number) {
  return { eligibilityCheck: 'result', depth } as const;
}

export function isResultEntry(state: unknown): boolean {
  return kindOf(state) === 'result';
}

export function isFormEntry(state: unknown): boolean {
  return kindOf(state) === 'form';
}

/** Entries between a result and its form. */
export function depthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && 'depth' in state ? state.depth : undefined;
  return typeof depth === 'number' ? depth : 1;
}

function kindOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'eligibilityCheck' in state
    ? state.eligibilityCheck
    : undefined;
}

/**
 * A result is rendered by a script, well after the page loads. Until then layouts/head-script.mjs reserves its previous
 * height, so that nothing shifts and the browser can restore the scroll position.
 */
const HEIGHT_KEY = 'eligibilityCheckHeight';

/** Stores the height of the visible result in CSS pixels. */
export function keepHeight(box: HTMLElement): void {
  sessionStore.set(HEIGHT_KEY, String(box.offsetHeight));
}

/** Releases the reserved height at once, or at the next input, when a layout shift is acceptable. */
export function releaseHeight(when: 'now' | 'on-input'): void {
  const release = () => {
    document.documentElement.style.removeProperty('--kept-height');
  };
  // Not on `pointerdown`: the pressed element would move before the click.
  if (when === 'now') release();
  else for (const kind of ['click', 'keydown']) addEventListener(kind, release, { once: true });
}
