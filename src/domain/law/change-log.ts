import * as z from 'zod/mini';

import { JURISDICTION_CODES } from '../places/jurisdiction.ts';
import { plainDate, type PlainDate } from '../shared/plain-date.ts';
import { publishedText, sourceSchema } from './source.ts';

const date = z.custom<PlainDate>((value) => typeof value === 'string' && plainDate(value) !== undefined, {
  error: 'must be a date that exists, like 2026-11-21',
});

/** One entry of the law change log: what changed on the site, and why. */
const lawChangeSchema = z
  .readonly(
    z.strictObject({
      /** Begins with the date. Never changed once published: feed readers identify entries by it. */
      id: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+$/u)),
      /** The day on which the change was published. */
      date,
      /** The affected states; empty for all of them. */
      states: z.readonly(z.array(z.enum(JURISDICTION_CODES))),
      title: publishedText,
      what: publishedText,
      /** One of the sources or citations of the law; `null` where there is nothing to read. */
      source: z.nullable(sourceSchema),
    }),
  )
  .check(
    z.refine((change) => change.id.startsWith(`${change.date}-`), {
      error: 'must begin with the date of the change',
      path: ['id'],
    }),
  );
export type LawChange = z.infer<typeof lawChangeSchema>;

/** The law change log, newest first. */
export const lawChangesSchema = z.readonly(z.array(lawChangeSchema)).check(
  z.minLength(1),
  z.refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, {
    error: 'must not repeat an id',
  }),
  z.refine((changes) => changes.every(({ date: day }, index) => day <= (changes[index - 1]?.date ?? day)), {
    error: 'must have the newest change first',
  }),
);

/**
 * The changes that affect a state: those that name it, and those for all states.
 *
 * @example changesOf(changes, 'CA')[0]?.title // => 'California: a late trial win opens the file'
 */
export function changesOf(
  changes: readonly LawChange[],
  code: LawChange['states'][number],
): readonly LawChange[] {
  return changes.filter(({ states }) => states.length === 0 || states.includes(code));
}
