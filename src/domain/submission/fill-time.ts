import { kept, mend, type FieldReader } from './field-readers.ts';

/**
 * The least time, in milliseconds, between the first thing that somebody enters into a form and sending it. Nobody types
 * an email address in less; a browser that fills in everything at once is sent again by the page after the rest of it.
 */
export const LEAST_FILL_MS = 1_500;

/** Stands for a form that was sent without scripts: it cannot tell, and goes by the limits and the hidden box alone. */
export const UNTIMED_FILL_MS = LEAST_FILL_MS;

/** How long a form was in use, in milliseconds, as the page's script measured it. It is judged and never stored. */
export const readFillTime: FieldReader<number> = (input) =>
  typeof input === 'number' && Number.isSafeInteger(input) && input >= 0
    ? kept(input)
    : mend('Send how many milliseconds the form was in use');

/**
 * Whole seconds until a form may be sent again that came too soon; 0 for one that did not.
 *
 * @example secondsTooSoon(400) // => 2
 */
export function secondsTooSoon(fillMs: number): number {
  return Math.max(0, Math.ceil((LEAST_FILL_MS - fillMs) / 1_000));
}
