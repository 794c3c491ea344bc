import * as z from 'zod/mini';

import { publishedText } from '../law/source.ts';
import { areDistinctCounties } from './county-name.ts';
import { JURISDICTION_CODES } from './jurisdiction.ts';

/**
 * The counties of each jurisdiction by their official names, as the form offers them: "Maricopa County", "Orleans
 * Parish", "Alexandria city". Connecticut has its 8 traditional counties (decision D15); DC is one county.
 */
export const countyListSchema = z.readonly(
  z.record(
    z.enum(JURISDICTION_CODES),
    z.readonly(
      z.array(publishedText).check(
        z.minLength(1),
        z.refine((names) => areDistinctCounties(names), { error: 'names the same county twice' }),
      ),
    ),
  ),
);
/** The counties of each jurisdiction by their official names. */
export type CountyList = z.infer<typeof countyListSchema>;
