/*
 * A result has a place in the browser's history, after that of its form. Entries say which they are; the answers themselves
 * never go into the history. A link into the page makes an entry without a state, which tells it from the form's.
 */

/** The entry of a form whose result is the next one. */
export const FORM_ENTRY = { eligibilityCheck: 'form' } as const;

/**
 * The entry of a result.
 *
 * @param depth how many entries it is after its form: links into the page lead to further entries of the same result
 */
export function resultEntry(depth: number) {
  return { eligibilityCheck: 'result', depth } as const;
}

/** Whether a history entry is that of a result. */
export function isResultEntry(state: unknown): boolean {
  return kindOf(state) === 'result';
}

/** Whether a history entry is that of a form whose result is the next one. */
export function isFormEntry(state: unknown): boolean {
  return kindOf(state) === 'form';
}

/** How many entries the entry of a result is after its form. */
export function depthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && 'depth' in state ? state.depth : undefined;
  return typeof depth === 'number' ? depth : 1;
}

function kindOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'eligibilityCheck' in state
    ? state.eligibilityCheck
    : undefined;
}
