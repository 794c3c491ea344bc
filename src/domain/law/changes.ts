import * as z from 'zod/mini';

import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';
import { CONFIDENCES } from './remedy-terms.ts';
import { isoDate, publishedText, sourceSchema, webAddress } from './source.ts';

/* Changes of the law: what pages recorded of them, and bills that may bring more. */

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
      /** Where the last step was seen. Pages link to it only if it is official (departure D12). */
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

/**
 * src/content/bills-seen.json: what an editor found when looking for new law, also where it changed nothing. For editors
 * only: `npm run law:check` shows it.
 */
export const billsSeenSchema = z.readonly(
  z.array(
    z.readonly(
      z.strictObject({
        abbreviation: z.enum(JURISDICTION_CODES),
        /** As the legislature names it; `null` where no bill was found. */
        bill: z.nullable(publishedText),
        found: publishedText,
        confidence: z.enum(CONFIDENCES),
        source: publishedText,
        lookedOn: isoDate,
      }),
    ),
  ),
);
export type BillSeen = z.infer<typeof billsSeenSchema>[number];

function nameOf({ abbreviation, number, session }: PendingBill): string {
  return [abbreviation, number, session].join(' ');
}

function placeOf({ abbreviation }: PendingBill): number {
  return JURISDICTION_CODES.indexOf(abbreviation);
}

export function billsOf(bills: readonly PendingBill[], code: JurisdictionCode): readonly PendingBill[] {
  return bills.filter(({ abbreviation }) => abbreviation === code);
}

/** Whether an editor should look for news about the bill. */
export function isLookDue({ lookAgainBy }: Pick<PendingBill, 'lookAgainBy'>, today: PlainDate): boolean {
  return lookAgainBy <= today;
}
