import * as z from 'zod/mini';

/** The figures that a landing page shows (specification §2, "City page"). */
export const landingFiguresSchema = z.readonly(
  z.strictObject({
    approved: z.int().check(z.nonnegative()),
    yearsInCity: z.int().check(z.nonnegative()),
    approvalDays: z.int().check(z.positive()),
  }),
);
/** Approved renters, years in the city and days to an approval. */
export type LandingFigures = z.infer<typeof landingFiguresSchema>;

/** Real figures by slug, which stand in place of the drawn ones (decision D5). */
export const cityFiguresSchema = z.readonly(z.record(z.string(), landingFiguresSchema));

/** §2: the lowest and the highest figure of each kind. */
export const FIGURE_RANGES = {
  approved: [500, 2499],
  yearsInCity: [8, 12],
  approvalDays: [3, 21],
} as const;

/**
 * The figures of a city that has no real ones: drawn from §2's ranges with the slug as seed, so that everybody sees the
 * same ones in every build (decision D5).
 *
 * @example drawnFigures('tempe') // => the same three figures, every time
 */
export function drawnFigures(slug: string): LandingFigures {
  const draw = ([lowest, highest]: readonly [number, number], salt: string): number =>
    lowest + (hash(`${salt}:${slug}`) % (highest - lowest + 1));
  return {
    approved: draw(FIGURE_RANGES.approved, 'approved'),
    yearsInCity: draw(FIGURE_RANGES.yearsInCity, 'years'),
    approvalDays: draw(FIGURE_RANGES.approvalDays, 'days'),
  };
}

/** FNV-1a over the text's code units, then murmur3's last mixing, so that alike slugs give unlike figures. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
