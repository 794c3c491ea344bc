import * as z from 'zod/mini';

import credits from './place-credits.json';
import { readContent } from './read-content.ts';

const creditSchema = z.readonly(
  z.strictObject({
    parts: z.readonly(
      z.array(
        z.readonly(
          z.strictObject({
            text: z.string().check(z.minLength(1)),
            /** Where the words link to, if they do. */
            href: z.exactOptional(z.url({ protocol: /^https$/u })),
          }),
        ),
      ),
    ),
  }),
);

/**
 * The sentence that GeoNames' licence asks for wherever its data is shown, in the order in which its parts are read;
 * two of them must be links (docs/data-sources.md).
 */
export const PLACE_CREDITS = readContent('src/content/place-credits.json', creditSchema, credits).parts;
