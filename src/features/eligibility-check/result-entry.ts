/*
 * History entries of the check: a result follows its form. The entry says which of the two it is; answers never go into
 * the history. A fragment link creates an entry without state, which distinguishes it from the form's.
 */

/** State of a form's entry, which is followed by its result. */
export const FORM_ENTRY = { eligibilityCheck: 'form' } as const;

/**
 * State of a result's entry.
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
