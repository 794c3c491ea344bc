import { JURISDICTIONS, type Jurisdiction } from './jurisdiction.ts';

const BY_SLUG: ReadonlyMap<string, Jurisdiction> = new Map(JURISDICTIONS.map((each) => [each.slug, each]));

/** The jurisdiction behind an address's slug, or `undefined` for an unknown one. */
export function jurisdictionBySlug(slug: string): Jurisdiction | undefined {
  return BY_SLUG.get(slug);
}
