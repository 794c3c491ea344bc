import * as z from 'zod/mini';

import { CASE_OUTCOMES, SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import { jurisdiction, JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import {
  CASE_QUESTIONS,
  claimsALaw,
  WAITING_PERIOD_BOUNDS,
  WAITING_PERIOD_STARTS,
  WAITING_PERIOD_UNITS,
  CONFIDENCES,
  oldestCheck,
  OTHER_CASES,
  PERIOD_EVENTS,
  REMEDY_GROUNDS,
  REMEDY_ROUTES,
  VERIFICATIONS,
  WITHOUT_ANSWER,
  WITHOUT_MONEY_JUDGMENT,
} from './remedy-terms.ts';
import {
  citationSchema,
  isoDate,
  isOfficialSource,
  lawName,
  publishedText,
  sourceSchema,
  webAddress,
} from './source.ts';

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
 * today. The note explains what the waiting period leaves out, such as the appeal period where the bound is
 * `no-earlier-than`.
 */
const waitingPeriodSchema = z.readonly(
  z.strictObject({
    from: z.enum(WAITING_PERIOD_STARTS),
    amount: z.int().check(z.nonnegative()),
    unit: z.enum(WAITING_PERIOD_UNITS),
    bound: z.enum(WAITING_PERIOD_BOUNDS),
    /** The time to appeal, which comes before the period. */
    appeal: z.optional(
      z.readonly(
        z.strictObject({
          amount: z.int().check(z.positive()),
          unit: z.enum(['days', 'court-days']),
          outcomes: z.optional(z.readonly(z.array(z.enum(CASE_OUTCOMES)).check(z.minLength(1)))),
          confidence: z.enum(CONFIDENCES),
        }),
      ),
    ),
    /** Present where the court acts once a year. */
    run: z.optional(z.literal('yearly')),
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

/** The operative words behind a remedy, as an editor read them. */
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
    citation: lawName,
    /** Where it was read: publisher and page. */
    readIn: publishedText,
    /** Whether the state itself published what was read. */
    isOfficial: z.boolean(),
    readOn: isoDate,
    /** The version of the text: its date, edition or amending act. */
    version: publishedText,
  }),
);
export type Quotation = z.infer<typeof quotationSchema>;
export type QuotationKind = (typeof QUOTATION_KINDS)[number];

/**
 * The last time that an editor compared a remedy with its law. `sentence` and `confidence` are what the editor had at
 * that time: a later change of either requires a new check (see {@link remedyCheckProblems}).
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
       * How a settlement must have ended for the remedy to apply; empty where it covers no settlement. Absent where the
       * editors found no such rule: then `outcomes` alone decides.
       */
      settledAs: z.optional(z.readonly(z.array(z.enum(SETTLEMENT_ENDINGS)))),
      /** Whether what was owed must be paid first; `null` where the law is silent or this was not confirmed. */
      paidRequired: z.nullable(z.boolean()),
      /** Present where what was owed may also have been discharged, or have expired after so many years. */
      orExpired: z.optional(
        z.readonly(
          z.strictObject({ years: z.int().check(z.positive()), extension: z.int().check(z.positive()) }),
        ),
      ),
      /** Present where the terms of the settlement must have been kept. */
      termsKept: z.optional(z.literal(true)),
      /** Present where only a judgment entered more than so many days after the filing is covered. */
      judgmentAfterDays: z.optional(z.int().check(z.positive())),
      /** Answers of the renter that decide, see `CASE_QUESTIONS`. */
      answers: z.optional(
        z.readonly(
          z
            .array(
              z.readonly(
                z.strictObject({
                  question: z.enum(CASE_QUESTIONS),
                  answer: z.boolean(),
                  unknown: z.enum(WITHOUT_ANSWER),
                }),
              ),
            )
            .check(z.minLength(1)),
        ),
      ),
      /** Present where a renter may use the law only once in so many years. */
      onceInYears: z.optional(z.int().check(z.positive())),
      /** Present where another eviction case closes the remedy for so many years. */
      otherCaseYears: z.optional(z.int().check(z.positive())),
      /** Present where only judgments that were not fully paid are covered. */
      onlyUnpaid: z.optional(z.literal(true)),
      /** See `WITHOUT_MONEY_JUDGMENT`; `null` where the law does not mention money judgments. */
      withoutMoneyJudgment: z.nullable(z.enum(WITHOUT_MONEY_JUDGMENT)),
      /** The covered grounds; `null` for any. */
      reasons: z.nullable(z.readonly(z.array(z.enum(REMEDY_GROUNDS)).check(z.minLength(1)))),
      /** The covered period; `null` for any. */
      period: z.nullable(periodSchema),
      /**
       * Present where a remedy has nothing to count and the renter's answers do not settle it: what else decides. Fits
       * after "depends on".
       */
      dependsOn: z.optional(publishedText),
      /** Present where a source shows that the rule covers few cases. No source says how many any rule covers. */
      forFew: z.optional(z.literal(true)),
      /**
       * Present where an editor found that the law asks no more than the fields above: then `other` only explains. No
       * price is named without it.
       */
      isComplete: z.optional(z.literal(true)),
      /** Further conditions, in words. */
      other: z.readonly(z.array(publishedText)),
    }),
  ),
  /** `null` where there is nothing to count or too little is known to count it. */
  waitingPeriod: z.nullable(waitingPeriodSchema),
  /** ISO 8601 date, or the year alone where no more is known; `null` when unknown. */
  effectiveFrom: z.nullable(z.string().check(z.regex(ISO_DATE_OR_YEAR))),
  citation: lawName,
  /** Where the law itself can be read; not always an official host (see {@link isOfficialSource}). */
  officialUrl: z.nullable(webAddress),
  /** `null` where no editor has read the text of the law. */
  quotation: z.nullable(quotationSchema),
  checked: checkSchema,
  formName: z.nullable(publishedText),
  feeNote: z.nullable(publishedText),
  /** Present where the court says that asking costs nothing. */
  noFee: z.optional(z.literal(true)),
  /** What a renter may answer about the case once it is sealed, if known. */
  mustDisclose: z.nullable(publishedText),
  /** How sure the editors are. */
  confidence: z.enum(CONFIDENCES),
  /** The reason for the confidence. */
  why: publishedText,
  sources: z.readonly(z.array(sourceSchema).check(z.minLength(1))),
});

/** Whether a court seals by itself, and nothing says when. */
function actsWithoutDate({
  how,
  effect,
  localTo,
  waitingPeriod,
  confidence,
}: z.infer<typeof remedyFields>): boolean {
  const seals = effect === 'sealed' || effect === 'expunged' || effect === 'confidential';
  return how === 'automatic' && seals && localTo === null && waitingPeriod === null && confidence !== 'low';
}

/** Whether a law limits the use of a case by itself. */
function limitsByItself({ how, effect }: z.infer<typeof remedyFields>): boolean {
  return how === 'automatic' && effect === 'screening-report-limit';
}

/** Whether it does so from a day that is known. */
function isNewLimit(remedy: z.infer<typeof remedyFields>): boolean {
  return limitsByItself(remedy) && remedy.effectiveFrom?.includes('-') === true;
}

/** Whether somebody read the law itself, or the form that its court made for it. */
function isOfLaw(quotation: Quotation | null): boolean {
  return quotation !== null && quotation.kind !== 'official-summary';
}

const isSure = ({ confidence }: { readonly confidence: string }) => confidence !== 'low';

/** One legal way to seal or hide a record. */
export const remedySchema = z.readonly(remedyFields).check(
  z.refine((remedy) => isSure(remedy) || remedy.waitingPeriod === null, {
    error: 'must be null while the confidence is low: nobody may be given a date that rests on a guess',
    path: ['waitingPeriod'],
  }),
  z.refine(({ appliesTo, quotation }) => appliesTo.isComplete !== true || isOfLaw(quotation), {
    error: 'must be absent without a quotation of the law or its court form: a price would rest on nothing',
    path: ['appliesTo', 'isComplete'],
  }),
  z.refine(
    ({ appliesTo: { outcomes, settledAs } }) => !outcomes.includes('settlement') || settledAs?.length !== 0,
    {
      error: 'must name an ending of the settlements that are covered: add one, or leave the field out',
      path: ['appliesTo', 'settledAs'],
    },
  ),
  z.refine(
    ({ appliesTo: { otherCaseYears, answers = [] } }) =>
      otherCaseYears === undefined || answers.some(({ question }) => OTHER_CASES.includes(question)),
    {
      error: 'must ask about another case, because one closes the remedy for a time',
      path: ['appliesTo', 'answers'],
    },
  ),
  z.refine(({ localTo, localCounty }) => (localTo === null) === (localCounty === null), {
    error: 'must be given for a single court or city, and for nothing else',
    path: ['localCounty'],
  }),
  z.refine((remedy) => !actsWithoutDate(remedy) || remedy.appliesTo.dependsOn !== undefined, {
    error:
      'must say what the remedy depends on, because it has no waiting period: add dependsOn, or a waiting period',
    path: ['appliesTo', 'dependsOn'],
  }),
  z.refine(
    (remedy) => !isNewLimit(remedy) || remedy.appliesTo.period !== null || remedy.waitingPeriod !== null,
    {
      error: 'must say which cases the limit reaches since its first day: add a period, or a waiting period',
      path: ['appliesTo', 'period'],
    },
  ),
  z.refine((remedy) => !limitsByItself(remedy) || remedy.appliesTo.period?.onOrAfter !== null, {
    error: 'must be the first day that the limit reaches: write it, or leave the period out',
    path: ['appliesTo', 'period', 'onOrAfter'],
  }),
  z.refine((remedy) => remedy.appliesTo.dependsOn === undefined || remedy.waitingPeriod === null, {
    error: 'must be absent where there is a waiting period to count: split the remedy, or remove one of them',
    path: ['appliesTo', 'dependsOn'],
  }),
);
export type Remedy = z.infer<typeof remedySchema>;

/** The cases that a remedy covers. */
export type RemedyScope = Remedy['appliesTo'];
/** How long a renter waits, and from which event. */
export type WaitingPeriod = NonNullable<Remedy['waitingPeriod']>;
export type AppealTime = NonNullable<WaitingPeriod['appeal']>;
export type RemedyPeriod = NonNullable<RemedyScope['period']>;

/** What decides whether and when a remedy is open to a case: of its check, only the day. */
export type RemedyTerms = Pick<
  Remedy,
  'localCounty' | 'how' | 'appliesTo' | 'waitingPeriod' | 'effectiveFrom' | 'confidence'
> & { readonly checked: Pick<Remedy['checked'], 'on'> };

const listOfTexts = z.readonly(z.array(publishedText));

/** A sentence by which nothing but payment seals a record. */
const ONLY_PAID = /\bonly (?:once|if|when|after)\b[^.;]*\bpaid\b/iu;

/** A remedy of the whole state for a case that the landlord won and that is not paid, also one nobody confirmed. */
function isOpenUnpaid({ localTo, appliesTo, effect }: Remedy): boolean {
  const isSealing = effect !== 'screening-report-limit' && effect !== 'limited-online-access';
  const isForLoss = appliesTo.outcomes.includes('lost');
  return isSealing && isForLoss && localTo === null && appliesTo.paidRequired !== true;
}

/** The texts of a law that say what it asks for, by field. */
const CONDITION_FIELDS = ['eligibilityDetails', 'requirements', 'differenceNote', 'notes'] as const;

/** An act that was passed but not yet read by an editor. It is mentioned, and nothing is computed from it. */
const unreadActSchema = z.readonly(
  z.strictObject({
    citation: lawName,
    /** The first day on which it is in force; may be in the future. */
    inForceFrom: isoDate,
    /** How it is known: by a summary of the legislature, by that of somebody who read it, or only by its name. */
    knownFrom: z.enum(['nothing', 'official-summary', 'reader-summary']),
    /** What that summary says, in words for renters; no date is computed from it. */
    reported: z.optional(publishedText),
  }),
);
export type UnreadAct = z.infer<typeof unreadActSchema>;

/** How long an unpaid money judgment of a state's courts lives. Only for the advice to ask before paying. */
const judgmentLifeSchema = z.readonly(
  z.strictObject({
    /** Years from the entry until it ends or goes dormant; `null` where no number may be shown. */
    years: z.nullable(z.int().check(z.positive())),
    statute: lawName,
    confidence: z.enum(CONFIDENCES),
  }),
);
export type JudgmentLife = z.infer<typeof judgmentLifeSchema>;

/** One file of src/content/sealing-law: what is known of a jurisdiction's eviction-record sealing law. */
export const sealingLawSchema = z
  .readonly(
    z.strictObject({
      abbreviation: z.enum(JURISDICTION_CODES),
      /** The jurisdiction's name, as pages show it. */
      state: publishedText,
      /**
       * Whether the list of product §9 says that the state seals records. The outcome rule of product §4 uses only this
       * field.
       */
      eligible: z.boolean(),
      /** Verbatim from product §9 (departure D12). May differ from the law: see `verification`. */
      waitingPeriod: publishedText,
      verification: z.enum(VERIFICATIONS),
      /** How the law differs from, or narrows, the waiting period. */
      differenceNote: z.nullable(publishedText),
      /** Whose case the law covers; where it is `null`, the panel shows `notes` instead (product §2). */
      eligibilityDetails: z.nullable(publishedText),
      /** What the law requires, and the steps to use it; empty where no law was found that seals records. */
      requirements: listOfTexts,
      processSteps: listOfTexts,
      howToFile: publishedText,
      notes: publishedText,
      /** The kind of court that hears evictions there. */
      courtName: publishedText,
      /** What a renter can do without a sealing law. */
      alternatives: listOfTexts,
      statute: z.readonly(z.array(citationSchema)),
      unreadAct: z.optional(unreadActSchema),
      /**
       * What the only rule there does, in a sentence or two, where no law of the state seals eviction files. Present
       * exactly where nothing but narrow remedies was confirmed.
       */
      narrowRule: z.optional(publishedText),
      judgmentLife: judgmentLifeSchema,
      /** The day on which an editor last looked for new law there; `null` where nobody noted one. */
      lookedForNewLaw: z.nullable(isoDate),
      remedies: z.readonly(z.array(remedySchema)),
      sources: z.readonly(z.array(sourceSchema).check(z.minLength(1))),
      /**
       * Year and month of the last check, or of the oldest one where remedies were checked at different times:
       * `'2026-11'`.
       */
      asOf: z
        .string()
        .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u, { error: 'must be a year and month, like 2026-11' })),
      /** How many people have compared the file with the law. */
      reviewedBy: z.int().check(z.positive()),
    }),
  )
  .check(
    z.refine((law) => law.state === jurisdiction(law.abbreviation).name, {
      error: 'must be the name that belongs to the abbreviation',
      path: ['state'],
    }),
    z.refine((law) => law.eligible !== law.waitingPeriod.startsWith('Not eligible'), {
      error: "must say 'Not eligible' exactly when eligible is false",
      path: ['waitingPeriod'],
    }),
    z.refine((law) => law.verification === 'verified' || law.differenceNote !== null, {
      error: 'must say how the law differs, or what could not be confirmed',
      path: ['differenceNote'],
    }),
    z.refine((law) => law.statute.length > 0 || !claimsALaw(law), {
      error: 'must name the law that was compared',
      path: ['statute'],
    }),
    z.refine(
      (law) => [law.requirements, law.processSteps].every((list) => list.length > 0 === claimsALaw(law)),
      {
        error: 'must not be empty where a law was found, nor be a checklist of a law that was not',
        path: ['requirements'],
      },
    ),
    z.refine((law) => (law.narrowRule !== undefined) === (!claimsALaw(law) && law.remedies.some(isSure)), {
      error:
        'must be given exactly where remedies were confirmed, but no law that supports the waiting period',
      path: ['narrowRule'],
    }),
    z.refine((law) => law.remedies.every(({ id }) => id.startsWith(`${law.abbreviation.toLowerCase()}-`)), {
      error: "must have ids that begin with the state's abbreviation",
      path: ['remedies'],
    }),
    z.refine((law) => new Set(law.remedies.map(({ id }) => id)).size === law.remedies.length, {
      error: 'must not repeat an id',
      path: ['remedies'],
    }),
    z.superRefine((law, context) => {
      const open = law.remedies.filter(isOpenUnpaid).map(({ id }) => id);
      for (const field of CONDITION_FIELDS) {
        const isOnly = [law[field]].flat().some((text) => text !== null && ONLY_PAID.test(text));
        if (open.length === 0 || !isOnly) continue;
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `must not say that only payment helps: ${open.join(', ')} may be open without it, so name that too`,
        });
      }
    }),
    z.refine((law) => oldestCheck(law).startsWith(law.asOf), {
      error: 'must be the month of the oldest check of its remedies',
      path: ['asOf'],
    }),
  );
/** See {@link sealingLawSchema}. */
export type SealingLaw = z.infer<typeof sealingLawSchema>;

/**
 * A remedy as published on the site: without fields that only editors need, and linked only to official texts
 * (departure D12).
 */
export type ShownRemedy = Omit<Remedy, 'why' | 'sources' | 'checked'> & {
  readonly checked: Pick<Remedy['checked'], 'on'>;
};

/**
 * Picks the published fields of a remedy. They are listed one by one, so that a new field is not published by accident.
 */
export function shownRemedy(remedy: Remedy): ShownRemedy {
  const { id, title, localTo, localCounty, effect, how, appliesTo, waitingPeriod, effectiveFrom } = remedy;
  const { citation, officialUrl, quotation, checked, formName, feeNote, noFee, mustDisclose, confidence } =
    remedy;
  const isOfficial = officialUrl !== null && isOfficialSource(officialUrl);
  return {
    id,
    title,
    localTo,
    localCounty,
    effect,
    how,
    appliesTo,
    waitingPeriod,
    effectiveFrom,
    citation,
    officialUrl: isOfficial ? officialUrl : null,
    quotation,
    checked: { on: checked.on },
    formName,
    feeNote,
    ...(noFee && { noFee }),
    mustDisclose,
    confidence,
  };
}

/**
 * Problems of a remedy's check:
 *
 * - `reading`: the check is older than the reading of the quotation
 * - `future`: the check lies in the future
 * - `sentence`: the quotation changed since the check
 * - `confidence`: the confidence was raised since the check
 */
export type RemedyCheckProblem = 'reading' | 'future' | 'sentence' | 'confidence';

/**
 * Validates the check of a remedy.
 *
 * @param today the day of the build
 * @param hash hashes a quotation's text, see src/data/read.ts
 * @example remedyCheckProblems({ ...remedy, confidence: 'high' }, today, sentenceHash) // => ['confidence']
 */
export function remedyCheckProblems(
  { quotation, checked, confidence }: Pick<Remedy, 'quotation' | 'checked' | 'confidence'>,
  today: PlainDate,
  hash: (text: string) => string,
): RemedyCheckProblem[] {
  const sure = (level: Remedy['confidence']) => CONFIDENCES.indexOf(level);
  const found: Readonly<Record<RemedyCheckProblem, boolean>> = {
    reading: quotation !== null && checked.on < quotation.readOn,
    future: checked.on > today,
    sentence: checked.sentence !== (quotation === null ? null : hash(quotation.text)),
    confidence: sure(confidence) > sure(checked.confidence),
  };
  return (Object.keys(found) as RemedyCheckProblem[]).filter((problem) => found[problem]);
}
