import * as z from 'zod/mini';

import {
  CASE_OUTCOMES,
  EVICTION_REASONS,
  PAYMENT_STATUSES,
  SETTLEMENT_ENDINGS,
} from '#domain/check/case-facts.ts';
import type { RemedyTerms } from '#domain/law/remedy-terms.ts';
import { isoDate, publishedText } from '#domain/law/source.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { remedyDate, reportingLimit, type ReportingLimit, type When } from './date-rules.ts';
import { FURTHER_DATES, type PlanCase } from './remedy-fit.ts';

/*
 * Test vectors of the date rules: cases with the answers that the rules give, published for people who reimplement the
 * rules in another language. src/content/words/en/law-rules.md describes the fields.
 */

const knownDate = z.strictObject({ first: isoDate, last: isoDate });

const caseSchema = z.strictObject({
  state: z.enum(JURISDICTION_CODES),
  county: z.string(),
  outcome: z.enum(CASE_OUTCOMES),
  settledAs: z.optional(z.enum(SETTLEMENT_ENDINGS)),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  reason: z.enum(EVICTION_REASONS),
  filingDate: isoDate,
  dates: z.partialRecord(z.enum(FURTHER_DATES), knownDate),
});

const id = publishedText;
const answerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('open-now'), since: z.nullable(isoDate) }),
  z.strictObject({
    ...{ id, kind: z.literal('opens-on'), date: isoDate },
    notBefore: z.optional(z.nullable(isoDate)),
  }),
  z.strictObject({
    id,
    kind: z.literal('needs-a-fact'),
    fact: publishedText,
    conflict: z.nullable(publishedText),
    notBefore: z.nullable(isoDate),
  }),
  z.strictObject({ id, kind: z.literal('does-not-apply'), why: publishedText }),
  z.strictObject({ id, kind: z.literal('not-computable'), why: publishedText }),
]);

const dated = {
  date: isoDate,
  from: z.enum(['filing', 'judgment']),
  mayBeLater: z.boolean(),
};
const reportingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ends-after'), ...dated }),
  z.strictObject({ kind: z.literal('has-ended'), ...dated }),
  z.strictObject({
    kind: z.literal('needs-judgment-date'),
    conflict: z.nullable(publishedText),
    notBefore: z.nullable(isoDate),
  }),
  z.strictObject({ kind: z.literal('check-filing-date') }),
]);

export const vectorFileSchema = z.strictObject({
  /** The version of the data set that the answers belong to. */
  version: publishedText,
  notice: publishedText,
  vectors: z.readonly(
    z
      .array(
        z.strictObject({
          id,
          today: isoDate,
          checkedOn: z.optional(isoDate),
          case: caseSchema,
          paths: z.readonly(z.array(answerSchema)),
          reporting: reportingSchema,
        }),
      )
      .check(
        z.refine((vectors) => new Set(vectors.map((each) => each.id)).size === vectors.length, {
          error: 'must not repeat an id',
        }),
      ),
  ),
});
export type VectorFile = z.infer<typeof vectorFileSchema>;

/** A case to run the rules on. */
export interface VectorQuestion {
  /** Unique in the file; says what the case tests: `'me-judgment-3-years/2024-02-29/day-before'`. */
  readonly id: string;
  readonly case: PlanCase;
  readonly today: PlainDate;
  /** Overrides the day on which all paths were checked; absent: as in the law's file. */
  readonly checkedOn?: PlainDate | undefined;
}

/** A case with the answers of the rules. */
export interface Vector extends VectorQuestion {
  /** In the order of the law's file. */
  readonly paths: readonly ({ readonly id: string } & When)[];
  readonly reporting: ReportingLimit;
}

/**
 * Runs the rules on a case.
 *
 * @param paths those of the case's state
 */
export function vector(
  question: VectorQuestion,
  paths: readonly (RemedyTerms & { readonly id: string })[],
): Vector {
  const { case: facts, today, checkedOn } = question;
  return {
    ...question,
    paths: paths.map((path) => {
      const checked = checkedOn === undefined ? path.checked : { on: checkedOn };
      return { id: path.id, ...remedyDate({ ...path, checked }, facts, today) };
    }),
    reporting: reportingLimit(facts, today),
  };
}
