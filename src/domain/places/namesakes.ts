import * as z from 'zod/mini';

import { JURISDICTION_CODES } from './jurisdiction.ts';
import { placeSlugSchema } from './place.ts';

/**
 * The slugs that places of several jurisdictions share, each with its jurisdictions, largest place first: what
 * /city/springfield/ must know (decision D9). Populations themselves stay with the generator.
 */
export const namesakesSchema = z.readonly(
  z.strictObject({
    namesakes: z.readonly(
      z.array(
        z.readonly(
          z.strictObject({
            slug: placeSlugSchema,
            states: z.readonly(z.array(z.enum(JURISDICTION_CODES)).check(z.minLength(2))),
          }),
        ),
      ),
    ),
  }),
);
/** The slugs that places of several jurisdictions share. */
export type Namesakes = z.infer<typeof namesakesSchema>;
