import * as z from 'zod/mini';

import { JURISDICTION_CODES, jurisdiction } from '../places/jurisdiction.ts';
import { oldestCheck } from './check-age.ts';
import { claimsALaw } from './evidence.ts';
import { remedySchema } from './remedy.ts';
import { citationSchema, isoDate, publishedText, sourceSchema, VERIFICATIONS } from './source.ts';

/**
 * What a state's requirements and steps are based on: its law, or what courts ask for in general, where no law was
 * found that asks for it.
 */
const LIST_BASES = ['law', 'generic'] as const;

const listOfTexts = z.readonly(z.array(publishedText));

/** An act that was passed but not yet read by an editor. It is mentioned, and nothing is computed from it. */
export const unreadActSchema = z.readonly(
  z.strictObject({
    citation: publishedText,
    /** The first day on which it is in force; may be in the future. */
    inForceFrom: isoDate,
  }),
);
export type UnreadAct = z.infer<typeof unreadActSchema>;

/** One file of src/content/sealing-law: what is known of a jurisdiction's eviction-record sealing law. */
export const sealingLawSchema = z
  .readonly(
    z.strictObject({
      abbreviation: z.enum(JURISDICTION_CODES),
      /** The jurisdiction's name, as pages show it. */
      state: publishedText,
      /** Whether the list of §9 says that the state seals records. The outcome rule of §4 uses only this field. */
      eligible: z.boolean(),
      /** Verbatim from §9 (D12). May differ from the law: see `verification`. */
      waitingPeriod: publishedText,
      verification: z.enum(VERIFICATIONS),
      /** How the law differs from, or narrows, the waiting period. */
      differenceNote: z.nullable(publishedText),
      /** Whose case the law covers; where it is `null`, the panel shows `notes` instead (§2). */
      eligibilityDetails: z.nullable(publishedText),
      /** `null` where there are no requirements and no steps. */
      basis: z.nullable(z.enum(LIST_BASES)),
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
      remedies: z.readonly(z.array(remedySchema)),
      sources: z.readonly(z.array(sourceSchema).check(z.minLength(1))),
      /**
       * Year and month of the last check, or of the oldest one where paths were checked at different times:
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
    z.refine((law) => !law.eligible || (law.requirements.length > 0 && law.processSteps.length > 0), {
      error: 'must not be empty where records can be sealed, and neither must requirements',
      path: ['processSteps'],
    }),
    z.refine(
      ({ basis, requirements, processSteps }) =>
        (basis === null) === (requirements.length + processSteps.length === 0),
      {
        error: 'must be given with requirements or steps, and without them be null',
        path: ['basis'],
      },
    ),
    z.refine((law) => law.basis !== 'law' || claimsALaw(law), {
      error: "must be 'generic' where no law was found: general court steps are not requirements of a law",
      path: ['basis'],
    }),
    z.refine((law) => law.remedies.every(({ id }) => id.startsWith(`${law.abbreviation.toLowerCase()}-`)), {
      error: "must have ids that begin with the state's abbreviation",
      path: ['remedies'],
    }),
    z.refine((law) => new Set(law.remedies.map(({ id }) => id)).size === law.remedies.length, {
      error: 'must not repeat an id',
      path: ['remedies'],
    }),
    z.refine((law) => oldestCheck(law).startsWith(law.asOf), {
      error: 'must be the month of the oldest check of its paths',
      path: ['asOf'],
    }),
  );
/** See {@link sealingLawSchema}. */
export type SealingLaw = z.infer<typeof sealingLawSchema>;
