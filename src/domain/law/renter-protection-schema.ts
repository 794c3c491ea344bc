import * as z from 'zod/mini';

import { JURISDICTION_CODES } from '../places/jurisdiction.ts';
import { isOfficialSource } from './official-source.ts';
import { publishedText, webAddress } from './source.ts';

const PROTECTION_TOPICS = [
  'eviction-history',
  'screening-notice',
  'application-fee',
  'portable-report',
  'source-of-income',
  'deposit-cap',
] as const;
export type ProtectionTopic = (typeof PROTECTION_TOPICS)[number];

/** A rule that protects renters who apply for a home. The file contains only rules that are certain. */
const renterProtectionSchema = z.readonly(
  z.strictObject({
    state: z.enum(JURISDICTION_CODES),
    /** The city that has the rule; `null` for a statewide rule. */
    place: z.nullable(
      z.readonly(z.strictObject({ geonameId: z.int().check(z.positive()), name: publishedText })),
    ),
    topic: z.enum(PROTECTION_TOPICS),
    /** What the rule does, in one sentence. */
    effect: publishedText.check(z.refine((text) => text.endsWith('.'), { error: 'must be a sentence' })),
    citation: publishedText,
    /** The law's official page, if the files of the sealing laws have it too. */
    url: z.exactOptional(
      webAddress.check(z.refine(isOfficialSource, { error: 'must be a page of a government' })),
    ),
    /** Whether an editor read the law itself, or only a page about it. */
    basis: z.enum(['text', 'page']),
    /** What was read. */
    source: publishedText,
    /** Set if the rule does not bind the landlord: letters to landlords then do not cite it. */
    binds: z.exactOptional(z.literal('court')),
    /** The year, or year and month, of the text that was read. */
    asOf: z.string().check(z.regex(/^20\d{2}(?:-(?:0[1-9]|1[0-2]))?$/u)),
  }),
);
export type RenterProtection = z.infer<typeof renterProtectionSchema>;

/**
 * src/content/renter-protections.json, sorted by state.
 *
 * @param today the day of the build: entries dated later are rejected
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
