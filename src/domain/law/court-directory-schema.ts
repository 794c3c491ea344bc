import * as z from 'zod/mini';

import { areDistinctCounties } from '../places/county-name.ts';
import { JURISDICTION_CODES } from '../places/jurisdiction.ts';
import { publishedText, sourceSchema, webAddress } from './source.ts';

const dollars = z.int().check(z.nonnegative());

/** What a case costs at one court, in whole US dollars; the total must be the sum of the three parts. */
export const courtFeesSchema = z
  .readonly(z.strictObject({ filing: dollars, service: dollars, certified: dollars, total: dollars }))
  .check(
    z.refine((fees) => fees.total === fees.filing + fees.service + fees.certified, {
      error: 'must be the sum of filing, service and certified',
      path: ['total'],
    }),
  );
export type CourtFees = z.infer<typeof courtFeesSchema>;

/** A record keyed by county name, without two spellings of one county. */
const perCounty = <Entry extends z.core.SomeType>(entry: Entry) =>
  z.readonly(
    z.record(publishedText, entry).check(
      z.refine((entries) => areDistinctCounties(Object.keys(entries)), {
        error: 'names the same county twice',
      }),
    ),
  );

const courthouse = z.strictObject({
  name: publishedText,
  address: z.nullable(publishedText),
  phone: z.nullable(publishedText),
  hours: z.nullable(publishedText),
  website: z.nullable(webAddress),
});

/** A county's court in a data file, with notes for its editors. */
const courtRecordSchema = z.readonly(
  z.strictObject({
    court: z.readonly(courthouse),
    /** For renters. */
    note: z.nullable(publishedText),
    /** Individually confirmed courthouses, where the county has many. */
    locations: z.readonly(z.array(z.readonly(courthouse))),
    /** Whether the details were seen on an official page. */
    verified: z.boolean(),
    source: sourceSchema,
    /** What the editors could not find out; never shown. */
    research: z.nullable(publishedText),
  }),
);
export type CourtRecord = z.infer<typeof courtRecordSchema>;

/** src/content/courts/<state>.json: the courts of the counties that were looked up individually. */
export const countyCourtsSchema = perCounty(courtRecordSchema);
export type CountyCourts = z.infer<typeof countyCourtsSchema>;

/** src/content/courts/self-help.json: each state's court help pages for people without a lawyer. */
export const selfHelpSchema = z.readonly(
  z.record(
    z.enum(JURISDICTION_CODES),
    z.readonly(z.strictObject({ title: publishedText, url: webAddress, verified: z.boolean() })),
  ),
);
export type SelfHelpPages = z.infer<typeof selfHelpSchema>;

/** src/content/courts/fees.json: the sample fees of specification §9. */
export const feeTableSchema = z.readonly(
  z.strictObject({
    /** True until the operator has put real fees here; the launch check lists it (decision D11). */
    sample: z.boolean(),
    default: courtFeesSchema,
    counties: z.readonly(z.partialRecord(z.enum(JURISDICTION_CODES), perCounty(courtFeesSchema))),
  }),
);
export type FeeTable = z.infer<typeof feeTableSchema>;
