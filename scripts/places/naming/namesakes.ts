import type { JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import type { Namesakes } from '../../../src/domain/places/site-place.ts';

/** A place's name in addresses, and the population that ranks it. */
export interface RankedSlug {
  readonly slug: string;
  readonly population: number;
}

/**
 * The slugs that places of several jurisdictions share, each with its jurisdictions: largest place first, of equals in
 * the order of the map. Slugs are in the order of the alphabet.
 */
export function namesakes(places: ReadonlyMap<JurisdictionCode, readonly RankedSlug[]>): Namesakes {
  const bySlug = new Map<string, { code: JurisdictionCode; population: number }[]>();
  for (const [code, ranked] of places) {
    for (const { slug, population } of ranked) {
      const bearers = bySlug.get(slug) ?? [];
      bearers.push({ code, population });
      bySlug.set(slug, bearers);
    }
  }
  const shared = [...bySlug].filter(([, bearers]) => bearers.length > 1);
  return {
    namesakes: shared
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, bearers]) => ({
        slug,
        states: bearers.toSorted((a, b) => b.population - a.population).map(({ code }) => code),
      })),
  };
}
