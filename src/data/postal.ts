import * as z from 'zod/mini';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { placeSizesSchema } from '#domain/places/site-place.ts';

import sizes from '#content/places/namesakes/sizes.json';
import aliases from '#content/places/postal/aliases.json';
import towns from '#content/places/postal/towns.json';
import zips from '#content/places/postal/zips.json';
import { readContent } from './read.ts';

/*
 * What people type for a place besides the name of its page: ZIP codes, post-office names without a page and short
 * forms. docs/data-sources.md names the sources. Codes and slugs are compared with the places in ./name-shards.ts.
 */

/** The folder of these files, for messages. */
export const POSTAL_FOLDER = 'src/content/places/postal';

/** Counties by FIPS code, the one with most of it first, and the slug of the nearest page in the state, if one is near. */
const whereSchema = z.string().check(z.regex(/^\d{5}(?:,\d{5})*(?: [a-z0-9-]+)?$/u));

/** By the first three digits, then by the last two. */
export const ZIPS = readContent(
  `${POSTAL_FOLDER}/zips.json`,
  z.record(
    z.string().check(z.regex(/^\d{3}$/u)),
    z.record(z.string().check(z.regex(/^\d{2}$/u)), whereSchema),
  ),
  zips,
);

/** Names of post offices that have no page, by state and where they are. */
export const TOWNS = readContent(
  `${POSTAL_FOLDER}/towns.json`,
  z.partialRecord(
    z.enum(JURISDICTION_CODES),
    z.record(whereSchema, z.array(z.string().check(z.minLength(1))).check(z.minLength(1))),
  ),
  towns,
);

/** Short forms, Spanish names and neighbourhoods, each with what it means: `'NY/the-bronx'`, or a state's code. */
export const ALIASES = readContent(
  `${POSTAL_FOLDER}/aliases.json`,
  z.strictObject({
    aliases: z.array(
      z.strictObject({
        typed: z.string().check(z.minLength(1)),
        means: z.string().check(z.regex(/^[A-Z]{2}(?:\/[a-z0-9-]+)?$/u)),
        /** It is a place of its own beside the one that it leads to. */
        near: z.optional(z.literal(true)),
      }),
    ),
  }),
  aliases,
).aliases;

/** See {@link placeSizesSchema}. */
export const PLACE_SIZES = readContent('src/content/places/namesakes/sizes.json', placeSizesSchema, sizes);
