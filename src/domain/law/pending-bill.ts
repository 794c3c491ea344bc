import * as z from 'zod/mini';

import { JURISDICTION_CODES, type JurisdictionCode } from '../places/jurisdiction.ts';
import { plainDate, type PlainDate } from '../shared/plain-date.ts';
import { isoDate, publishedText, webAddress } from './source.ts';

const DAY_OR_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/u;
const MONTH_LENGTH = '2026-01'.length;
/** Where a source gives no day, its month is all that is known. */
const dayOrMonth = z.string().check(
  z.regex(DAY_OR_MONTH, { error: 'must be a day, or a month where no more is known: 2026-01-28 or 2026-01' }),
  z.refine((text) => text.length <= MONTH_LENGTH || plainDate(text) !== undefined, {
    error: 'must be a day that exists',
  }),
);

/** A bill that was seen on its way, and whose end no editor has seen: it may change the law, or may have done so. */
const pendingBillSchema = z
  .readonly(
    z.strictObject({
      abbreviation: z.enum(JURISDICTION_CODES),
      /** As its legislature writes it; companion bills are one entry: `'A2589 / S402'`. */
      number: publishedText,
      /** The year or years that the bill is known under, because numbers are used again. */
      session: z
        .string()
        .check(z.regex(/^\d{4}(?:-\d{4})?$/u, { error: 'must be a year or two, like 2026 or 2025-2026' })),
      /** What happened in the last step that was seen, in a renter's words. */
      lastStep: publishedText,
      lastStepOn: dayOrMonth,
      /** What was seen later that speaks of its end without proving it; `null` where there is nothing. */
      foundSince: z.nullable(publishedText),
      /** Where the last step was seen. Pages link it only where it is official (decision D12). */
      source: z.readonly(z.strictObject({ title: publishedText, url: z.nullable(webAddress) })),
      /** The day on which an editor last looked for a further step. */
      lookedOn: isoDate,
      /** The day by which an editor looks again. It may pass: that is listed, and stops no build. */
      lookAgainBy: isoDate,
    }),
  )
  .check(
    // By their texts, a month comes before its days.
    z.refine(({ lastStepOn, lookedOn }) => lastStepOn <= lookedOn, {
      error: 'must not be after lookedOn: nobody saw a step before it was taken',
      path: ['lastStepOn'],
    }),
    z.refine(({ lookedOn, lookAgainBy }) => lookAgainBy > lookedOn, {
      error: 'must be after lookedOn, the day of the last look',
      path: ['lookAgainBy'],
    }),
    z.refine(({ lookedOn, lookAgainBy }) => lookAgainBy <= yearAfter(lookedOn), {
      error: 'must be at most a year after lookedOn',
      path: ['lookAgainBy'],
    }),
  );
export type PendingBill = z.infer<typeof pendingBillSchema>;

/** Compares as a date also where it is none, such as a year after 29 February. */
function yearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

/** src/content/pending-bills.json, in the order of the states' names. */
export const pendingBillsSchema = z.readonly(z.array(pendingBillSchema)).check(
  z.refine((bills) => new Set(bills.map(nameOf)).size === bills.length, { error: 'must not repeat a bill' }),
  z.refine((bills) => bills.every((bill, index) => placeOf(bill) >= placeOf(bills[index - 1] ?? bill)), {
    error: 'must be in the order of the states’ names',
  }),
);

/**
 * The same list, read on a day: nobody has looked for a bill on a day that is still to come.
 *
 * @param today the day of the build
 */
export function pendingBillsOn(today: PlainDate) {
  return pendingBillsSchema.check(({ value, issues }) => {
    for (const [index, { lookedOn }] of value.entries()) {
      if (lookedOn <= today) continue;
      issues.push({
        code: 'custom',
        input: lookedOn,
        path: [index, 'lookedOn'],
        message: `must not be after ${today}: it is the day of a look that has been taken`,
      });
    }
  });
}

function nameOf({ abbreviation, number, session }: PendingBill): string {
  return [abbreviation, number, session].join(' ');
}

function placeOf({ abbreviation }: PendingBill): number {
  return JURISDICTION_CODES.indexOf(abbreviation);
}

/** The bills of a state. */
export function billsOf(bills: readonly PendingBill[], code: JurisdictionCode): readonly PendingBill[] {
  return bills.filter(({ abbreviation }) => abbreviation === code);
}

/** Whether the day has come by which an editor wanted to look for a further step. */
export function isLookDue({ lookAgainBy }: Pick<PendingBill, 'lookAgainBy'>, today: PlainDate): boolean {
  return lookAgainBy <= today;
}
