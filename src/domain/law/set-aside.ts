import * as z from 'zod/mini';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { lawName, publishedText } from './source.ts';

/**
 * How a judgment is set aside long after it was entered, in the states whose rule was read. Not the sentences for a date
 * missed now (answer-deadline.ts), most of which mislead later.
 */
const setAsideSchema = z.readonly(
  z.strictObject({
    state: z.enum(JURISDICTION_CODES),
    rule: lawName,
    /** The usual limits, which differ by ground or court; empty where the rule has to be looked up. */
    limits: z.readonly(
      z.array(
        z.strictObject({ amount: z.int().check(z.positive()), unit: z.enum(['day', 'month', 'year']) }),
      ),
    ),
    /** The court's own form. */
    form: z.exactOptional(publishedText),
    /** Whether no limit was found for a judgment that is void because nobody served the papers. */
    voidAnyTime: z.exactOptional(z.literal(true)),
    /** Whether the law on sealing names a judgment that was set aside; elsewhere the case must then be dismissed or won. */
    opensSealing: z.exactOptional(z.literal(true)),
  }),
);
export type SetAsideRule = z.infer<typeof setAsideSchema>;

/** src/content/set-aside.json. */
export const setAsideFileSchema = z.readonly(
  z.strictObject({
    /** Year and month in which the sources were compared. */
    asOf: z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/u)),
    states: z.readonly(z.array(setAsideSchema)),
  }),
);

/** The limits in words of a locale: `['30 days', '2 years']`. */
export function limitsInWords({ limits }: SetAsideRule, locale: string): readonly string[] {
  return limits.map(({ amount, unit }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  );
}
