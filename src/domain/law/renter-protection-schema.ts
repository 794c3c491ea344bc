import * as z from 'zod/mini';

import { JURISDICTION_CODES } from '../places/jurisdiction.ts';
import { isOfficialSource } from './official-source.ts';
import { publishedText, webAddress } from './source.ts';

/** What rules for the next application are about. */
const PROTECTION_TOPICS = [
  'eviction-history',
  'screening-notice',
  'application-fee',
  'portable-report',
  'source-of-income',
  'deposit-cap',
] as const;
/** What a rule for the next application is about. */
export type ProtectionTopic = (typeof PROTECTION_TOPICS)[number];

/** A rule that protects renters who apply for a home. Only what is sure is in the file. */
const renterProtectionSchema = z.readonly(
  z.strictObject({
    state: z.enum(JURISDICTION_CODES),
    /** The city whose rule it is; `null` for one of the whole state. */
    place: z.nullable(
      z.readonly(z.strictObject({ geonameId: z.int().check(z.positive()), name: publishedText })),
    ),
    topic: z.enum(PROTECTION_TOPICS),
    /** What the rule does, in one sentence. */
    effect: publishedText.check(z.refine((text) => text.endsWith('.'), { error: 'must be a sentence' })),
    citation: publishedText,
    /** The official page of that law, where the files of the sealing laws have it too. */
    url: z.exactOptional(
      webAddress.check(z.refine(isOfficialSource, { error: 'must be a page of a government' })),
    ),
    /** Whether the text of the law was read, or a page about it. */
    basis: z.enum(['text', 'page']),
    /** What was read. */
    source: publishedText,
    /** Whom the rule binds where that is not the landlord: no letter to a landlord names it. */
    binds: z.exactOptional(z.literal('court')),
    /** Year, or year and month, that the reading holds for. */
    asOf: z.string().check(z.regex(/^20\d{2}(?:-(?:0[1-9]|1[0-2]))?$/u)),
  }),
);
export type RenterProtection = z.infer<typeof renterProtectionSchema>;

/**
 * src/content/renter-protections.json, by state.
 *
 * @param today the day of the build: nothing was read after it
 */
export const renterProtectionsOn = (today: string) =>
  z.readonly(z.array(renterProtectionSchema)).check(({ value, issues }) => {
    for (const [index, { asOf }] of value.entries()) {
      if (asOf <= today) continue;
      issues.push({
        code: 'custom',
        input: asOf,
        path: [index, 'asOf'],
        message: `must not be after ${today}`,
      });
    }
  });
