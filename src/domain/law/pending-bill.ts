import * as z from 'zod/mini';

import { JURISDICTION_CODES, type JurisdictionCode } from '../places/jurisdiction.ts';
import { plainDate, type PlainDate } from '../shared/plain-date.ts';
import { isoDate, publishedText, webAddress } from './source.ts';

const DAY_OR_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/u;
const MONTH_LENGTH = '2026-01'.length;
/** Some sources give only the month. */
const dayOrMonth = z.string().check(
  z.regex(DAY_OR_MONTH, { error: 'must be a day, or a month where no more is known: 2026-01-28 or 2026-01' }),
  z.refine((text) => text.length <= MONTH_LENGTH || plainDate(text) !== undefined, {
    error: 'must be a day that exists',
  }),
);

/** A bill that was pending when an editor last looked: it may change the law, or may have done so already. */
const pendingBillSchema = z
  .readonly(
    z.strictObject({
      abbreviation: z.enum(JURISDICTION_CODES),
      /** In the legislature's notation; companion bills are one entry: `'A2589 / S402'`. */
      number: publishedText,
      /** The year or years of the legislative session; bill numbers are reused in the next. */
      session: z
        .string()
        .check(z.regex(/^\d{4}(?:-\d{4})?$/u, { error: 'must be a year or two, like 2026 or 2025-2026' })),
      /** The last step that an editor saw, in plain words for renters. */
      lastStep: publishedText,
      lastStepOn: dayOrMonth,
      /** Later signs that the bill was enacted or died, short of proof; `null` if none. */
      foundSince: z.nullable(publishedText),
      /** Where the last step was seen. Pages link to it only if it is official (decision D12). */
      source: z.readonly(z.strictObject({ title: publishedText, url: z.nullable(webAddress) })),
      /** The day on which an editor last looked for news. */
      lookedOn: isoDate,
      /** The day by which an editor should look again. A missed day is reported but does not fail the build. */
      lookAgainBy: isoDate,
    }),
  )
  .check(
    // Compared as strings: a month sorts before its days.
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

/** Only compared as a string, so that it need not be an existing date (29 February). */
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
 * The same schema, which also rejects bills whose `lookedOn` is in the future.
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

/** Whether an editor should look for news about the bill. */
export function isLookDue({ lookAgainBy }: Pick<PendingBill, 'lookAgainBy'>, today: PlainDate): boolean {
  return lookAgainBy <= today;
}
