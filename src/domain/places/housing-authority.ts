import * as z from 'zod/mini';

import { JURISDICTION_CODES, type JurisdictionCode } from './jurisdiction.ts';

const text = z.string().check(z.minLength(1), z.trim());

const authoritySchema = z.readonly(
  z.strictObject({
    /** The town of its office, by GeoNames number and name. It may serve more than that town. */
    geonameId: z.int().check(z.positive()),
    place: text,
    state: z.enum(JURISDICTION_CODES),
    name: text,
    /** The public line where the authority has a website here, else the office in HUD's list. */
    phone: z.string().check(z.regex(/^\(\d{3}\) \d{3}-\d{4}$/u)),
    website: z.nullable(z.url({ protocol: /^https$/u })),
  }),
);
/** A public housing authority. */
export type HousingAuthority = z.infer<typeof authoritySchema>;

/**
 * src/content/housing-authorities.json: the only authority with its office in a town, or the only one of those that is
 * named after it; for a borough of New York City, the city's. HUD's lists are not complete.
 */
export const housingAuthoritiesSchema = z.readonly(
  z.strictObject({ asOf: text, source: text, authorities: z.readonly(z.array(authoritySchema)) }),
);

/** HUD's list of a state's housing authorities with their phone numbers, as a PDF. */
export function housingAuthorityList(state: JurisdictionCode): string {
  return `https://www.hud.gov/sites/dfiles/PIH/documents/PHA_Contact_Report_${state}.pdf`;
}
