import * as z from 'zod/mini';

import { JURISDICTION_CODES, type JurisdictionCode } from './jurisdiction.ts';

const text = z.string().check(z.minLength(1), z.trim());
const phone = z.string().check(z.regex(/^\(\d{3}\) \d{3}-\d{4}$/u));

/** Where HUD's lists and others have the number of an authority's office; the file says what each source is. */
const OFFICE_SOURCES = ['labelled', 'listed', 'helpList'] as const;

const agree = <Numbers extends Readonly<Record<string, string | null | undefined>>>() =>
  z.refine<Numbers>((numbers) => new Set(Object.values(numbers).filter((each) => each !== null)).size < 2, {
    error: 'has sources that give different numbers: find out which one is right',
  });

const authoritySchema = z.readonly(
  z.strictObject({
    /** The town of its office, by GeoNames number and name. */
    geonameId: z.int().check(z.positive()),
    place: text,
    state: z.enum(JURISDICTION_CODES),
    name: text,
    /** Whether it is the authority of that town, or one of a county, region, state or neighbour that has an office there. */
    relation: z.enum(['of', 'office-in']),
    /** The number of its office by source; `null` where a source has the authority but no certain telephone number. */
    numbers: z.partialRecord(z.enum(OFFICE_SOURCES), z.nullable(phone)).check(
      z.refine((numbers) => Object.keys(numbers).length > 0, { error: 'has no source: name one' }),
      agree(),
    ),
    /** Its line for callers, which is told instead. Only where two sources give it. */
    publicLine: z.exactOptional(z.strictObject({ cityPage: phone, helpList: phone }).check(agree())),
    website: z.exactOptional(z.url({ protocol: /^https$/u })),
  }),
);
/** A public housing authority. */
export type HousingAuthority = z.infer<typeof authoritySchema>;

/**
 * src/content/housing-authorities.json: the only authority with its office in a town, or the only one of those that is
 * named after it; for a borough of New York City, the city's. HUD's lists are not complete.
 */
export const housingAuthoritiesSchema = z.readonly(
  z.strictObject({
    asOf: text,
    sources: z.strictObject({ labelled: text, listed: text, cityPage: text, helpList: text }),
    authorities: z.readonly(z.array(authoritySchema)),
  }),
);

/** The number to call; `null` where no source has one that is certain. */
export function authorityPhone({ numbers, publicLine }: HousingAuthority): string | null {
  return publicLine?.cityPage ?? Object.values(numbers).find((each) => each !== null) ?? null;
}

/** HUD's list of a state's housing authorities with their phone numbers, as a PDF. */
export function housingAuthorityList(state: JurisdictionCode): string {
  return `https://www.hud.gov/sites/dfiles/PIH/documents/PHA_Contact_Report_${state}.pdf`;
}
