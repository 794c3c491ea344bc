import * as z from 'zod/mini';

import { JURISDICTION_CODES } from './jurisdiction.ts';

/**
 * The map of the 50 states and Washington DC, in Albers' projection for the United States with Alaska and Hawaii set
 * in at the lower left. It places states, not points: nothing else is projected onto it.
 */
export const nationalMapSchema = z.readonly(
  z.strictObject({
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    /** One entry a jurisdiction, in the order of the names. */
    states: z.readonly(
      z.array(
        z.readonly(
          z.strictObject({
            code: z.enum(JURISDICTION_CODES),
            /** The `d` of an SVG path. */
            path: z.string().check(z.regex(/^[MmLlHhVvZz0-9 .,-]+$/u, { error: 'must be an SVG path' })),
            /** The middle of its largest piece of land, for a label or a dot. */
            centre: z.readonly(z.tuple([z.number(), z.number()])),
          }),
        ),
      ),
    ),
  }),
);
/** The map of the 50 states and Washington DC. */
export type NationalMap = z.infer<typeof nationalMapSchema>;
