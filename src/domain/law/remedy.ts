import * as z from 'zod/mini';

import { CASE_OUTCOMES, SETTLEMENT_ENDINGS } from '../check/case-facts.ts';
import { isoDate, publishedText, sourceSchema, webAddress } from './source.ts';
import { isOfficialSource } from './official-source.ts';
import {
  CLOCK_BOUNDS,
  CLOCK_STARTS,
  CLOCK_UNITS,
  CONFIDENCES,
  PERIOD_EVENTS,
  REMEDY_GROUNDS,
  REMEDY_ROUTES,
  WITHOUT_MONEY_JUDGMENT,
} from './remedy-terms.ts';

/** What the remedy does to the record. */
export const REMEDY_EFFECTS = [
  'sealed',
  'expunged',
  'confidential',
  'limited-online-access',
  'screening-report-limit',
] as const;

/**
 * How long a renter waits. An amount of 0 means that the law has no waiting period, not that the record is sealed
 * today. The note explains what the clock leaves out, such as the appeal period where the bound is `no-earlier-than`.
 */
const clockSchema = z.readonly(
  z.strictObject({
    from: z.enum(CLOCK_STARTS),
    amount: z.int().check(z.nonnegative()),
    unit: z.enum(CLOCK_UNITS),
    bound: z.enum(CLOCK_BOUNDS),
    note: publishedText,
  }),
);

const ISO_DATE_OR_YEAR = /^\d{4}(?:-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/u;

/**
 * The period that a remedy is limited to: the first day inclusive, the second exclusive; `null` where unknown or
 * unlimited.
 */
const periodSchema = z.readonly(
  z.strictObject({
    of: z.enum(PERIOD_EVENTS),
    onOrAfter: z.nullable(isoDate),
    before: z.nullable(isoDate),
  }),
);

/** Keeps quotations to the one sentence that matters. */
export const LONGEST_QUOTATION_WORDS = 40;

/** What is quoted: the law itself, its court's form, or an official summary where the law was not accessible. */
const QUOTATION_KINDS = ['law', 'court-form', 'official-summary'] as const;

/** The operative words behind a path, as an editor read them. */
const quotationSchema = z.readonly(
  z.strictObject({
    /** Verbatim, without quotation marks around it. */
    text: publishedText.check(
      z.refine((text) => text.split(/\s+/u).length <= LONGEST_QUOTATION_WORDS, {
        error: `must be at most ${LONGEST_QUOTATION_WORDS} words long`,
      }),
    ),
    kind: z.enum(QUOTATION_KINDS),
    /** The exact provision, down to its subdivision. */
    citation: publishedText,
    /** Where it was read: publisher and page. */
    readIn: publishedText,
    /** Whether the state itself published what was read. */
    isOfficial: z.boolean(),
    /** The day on which it was read. */
    readOn: isoDate,
    /** The version of the text: its date, edition or amending act. */
    version: publishedText,
  }),
);
export type Quotation = z.infer<typeof quotationSchema>;
export type QuotationKind = (typeof QUOTATION_KINDS)[number];

/**
 * The last time that an editor compared a path with its law. `sentence` and `confidence` are what the editor had at
 * that time: a later change of either requires a new check (path-check.ts).
 */
const checkSchema = z.readonly(
  z.strictObject({
    /**
     * The day of the check; the first of the month where no day was noted, so that a check never looks newer than it
     * is.
     */
    on: isoDate,
    /** The first 16 hex digits of the SHA-256 of the quotation's text; `null` where there is none. */
    sentence: z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/u))),
    confidence: z.enum(CONFIDENCES),
  }),
);

/**
 * One legal way to seal or hide a record, statewide or in a single court or city. Conditions that the rules compute
 * with are typed; what only a person can judge is a sentence.
 */
const remedyFields = z.strictObject({
  /** Unique in the registry; begins with the jurisdiction's code in lower case. */
  id: z.string().check(z.regex(/^[a-z]{2}-[a-z0-9-]+$/u)),
  title: publishedText,
  /** The court, clerk or city that the remedy is limited to; `null` for the whole state. */
  localTo: z.nullable(publishedText),
  /** The county that this court or city lies in, by its official name; `null` for the whole state. */
  localCounty: z.nullable(publishedText),
  effect: z.enum(REMEDY_EFFECTS),
  how: z.enum(REMEDY_ROUTES),
  appliesTo: z.readonly(
    z.strictObject({
      outcomes: z.readonly(z.array(z.enum(CASE_OUTCOMES)).check(z.minLength(1))),
      /**
       * How a settlement must have ended for the path to apply; empty where it covers no settlement. Absent where the
       * editors found no such rule: then `outcomes` alone decides.
       */
      settledAs: z.optional(z.readonly(z.array(z.enum(SETTLEMENT_ENDINGS)))),
      /** Whether what was owed must be paid first; `null` where the law is silent or this was not confirmed. */
      paidRequired: z.nullable(z.boolean()),
      /** Present where only judgments that were not fully paid are covered. */
      onlyUnpaid: z.optional(z.literal(true)),
      /** See `WITHOUT_MONEY_JUDGMENT`; `null` where the law does not mention money judgments. */
      withoutMoneyJudgment: z.nullable(z.enum(WITHOUT_MONEY_JUDGMENT)),
      /** The covered grounds; `null` for any. */
      reasons: z.nullable(z.readonly(z.array(z.enum(REMEDY_GROUNDS)).check(z.minLength(1)))),
      /** The covered period; `null` for any. */
      period: z.nullable(periodSchema),
      /** Further conditions, in words. */
      other: z.readonly(z.array(publishedText)),
    }),
  ),
  /** `null` where there is nothing to count or too little is known to count it. */
  clock: z.nullable(clockSchema),
  /** ISO 8601 date, or the year alone where no more is known; `null` when unknown. */
  effectiveFrom: z.nullable(z.string().check(z.regex(ISO_DATE_OR_YEAR))),
  citation: publishedText,
  /** Where the law itself can be read; not always an official host (see official-source.ts). */
  officialUrl: z.nullable(webAddress),
  /** `null` where no editor has read the text of the law. */
  quotation: z.nullable(quotationSchema),
  checked: checkSchema,
  formName: z.nullable(publishedText),
  feeNote: z.nullable(publishedText),
  /** What a renter may answer about the case once it is sealed, if known. */
  mustDisclose: z.nullable(publishedText),
  /** How sure the editors are. */
  confidence: z.enum(CONFIDENCES),
  /** The reason for the confidence. */
  why: publishedText,
  sources: z.readonly(z.array(sourceSchema).check(z.minLength(1))),
});

/** One legal way to seal or hide a record. */
export const remedySchema = z.readonly(remedyFields).check(
  z.refine(({ confidence, clock }) => confidence !== 'low' || clock === null, {
    error: 'must be null while the confidence is low: nobody may be given a date that rests on a guess',
    path: ['clock'],
  }),
  z.refine(({ localTo, localCounty }) => (localTo === null) === (localCounty === null), {
    error: 'must be given for a single court or city, and for nothing else',
    path: ['localCounty'],
  }),
);
export type Remedy = z.infer<typeof remedySchema>;

/**
 * A remedy as published on the site: without fields that only editors need, and linked only to official texts (D12).
 */
export type ShownRemedy = Omit<Remedy, 'why' | 'sources' | 'checked'> & {
  readonly checked: Pick<Remedy['checked'], 'on'>;
};

/** The schema that the build validates published remedies with. */
export const shownRemedySchema: z.ZodMiniType<ShownRemedy> = z.readonly(
  z.extend(z.omit(remedyFields, { why: true, sources: true }), {
    checked: z.readonly(z.strictObject({ on: isoDate })),
  }),
);

/**
 * Picks the published fields of a remedy. They are listed one by one, so that a new field is not published by accident.
 */
export function shownRemedy(remedy: Remedy): ShownRemedy {
  const { id, title, localTo, localCounty, effect, how, appliesTo, clock, effectiveFrom } = remedy;
  const { citation, officialUrl, quotation, checked, formName, feeNote, mustDisclose, confidence } = remedy;
  const isOfficial = officialUrl !== null && isOfficialSource(officialUrl);
  return {
    ...{ id, title, localTo, localCounty, effect, how, appliesTo, clock, effectiveFrom },
    ...{ citation, quotation, formName, feeNote, mustDisclose, confidence },
    officialUrl: isOfficial ? officialUrl : null,
    checked: { on: checked.on },
  };
}
