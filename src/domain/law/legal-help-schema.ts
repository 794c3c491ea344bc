import * as z from 'zod/mini';

import { areDistinctCounties } from '../places/county-name.ts';
import { publishedText, sourceSchema, webAddress } from './source.ts';

/** What kind of help it is. All are real services; no lawyer is invented (decision D10). */
export const HELP_KINDS = ['legal-aid', 'lawyer-referral', 'helpline', 'court-self-help'] as const;

export type HelpKind = (typeof HELP_KINDS)[number];

/** 211, or a number with its area code. */
const US_PHONE = /^(?:211|\(\d{3}\) \d{3}-\d{4})$/u;

/** One service in a data file. */
export const legalHelpRecordSchema = z
  .readonly(
    z.strictObject({
      name: publishedText,
      specialty: publishedText,
      phone: z.nullable(
        z.string().check(z.regex(US_PHONE, { error: 'must look like (602) 258-3434, or be 211' })),
      ),
      url: z.nullable(webAddress),
      kind: z.enum(HELP_KINDS),
      /** Whether the number was seen in a source. An unverified number is never shown. */
      verified: z.boolean(),
      source: z.nullable(sourceSchema),
    }),
  )
  .check(
    z.refine(({ url, phone, verified }) => url !== null || (verified && phone !== null), {
      error: 'must be there when no confirmed phone number is, or nobody could reach the service',
      path: ['url'],
    }),
  );
export type LegalHelpRecord = z.infer<typeof legalHelpRecordSchema>;

/** src/content/legal-help/default.json: nationwide services. */
export const nationalHelpSchema = z.readonly(z.array(legalHelpRecordSchema).check(z.minLength(1)));
export type NationalHelp = z.infer<typeof nationalHelpSchema>;

/** src/content/legal-help/<state>.json: the services of a state, and of single counties. */
export const stateHelpSchema = z
  .readonly(
    z.strictObject({
      default: nationalHelpSchema,
      counties: z.readonly(
        z.record(publishedText, nationalHelpSchema).check(
          z.refine((counties) => areDistinctCounties(Object.keys(counties)), {
            error: 'names the same county twice',
          }),
        ),
      ),
      /**
       * The counties that a service covers entirely, where that is certain: for legal aid, the service areas of the
       * Legal Services Corporation. A service with an area is not shown in other counties.
       */
      areas: z.exactOptional(
        z.readonly(
          z.array(
            z.readonly(
              z.strictObject({
                /** Must be the name of a service in this file. */
                name: publishedText,
                counties: z.readonly(
                  z
                    .array(publishedText)
                    .check(
                      z.minLength(1),
                      z.refine(areDistinctCounties, { error: 'names the same county twice' }),
                    ),
                ),
              }),
            ),
          ),
        ),
      ),
    }),
  )
  .check(
    z.superRefine(({ default: statewide, counties, areas = [] }, context) => {
      const names = new Set([...statewide, ...Object.values(counties).flat()].map(({ name }) => name));
      for (const [index, { name }] of areas.entries()) {
        if (names.has(name)) continue;
        context.addIssue({
          code: 'custom',
          path: ['areas', index, 'name'],
          message: 'is on no list of this file',
        });
      }
    }),
  );
export type StateHelp = z.infer<typeof stateHelpSchema>;
