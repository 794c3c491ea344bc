import type { JurisdictionCode } from './jurisdiction.ts';
import type { Namesakes } from './namesakes.ts';
import type { SitePlace } from './site-place.ts';

/** What a page under /city/ is about. */
export interface LandingPage {
  readonly slug: string;
  /** The place whose page it is: the largest of that slug (decision D9). */
  readonly own: SitePlace;
  /** The places of other jurisdictions with the same slug, larger ones first. */
  readonly namesakes: readonly SitePlace[];
}

/**
 * One landing page for each slug that any place has.
 *
 * @throws {RangeError} for a slug that several jurisdictions share and the list of namesakes does not have; places and
 * list are then of different runs of the generator.
 */
export function landingPages(
  places: Readonly<Record<JurisdictionCode, readonly SitePlace[]>>,
  { namesakes }: Namesakes,
): readonly LandingPage[] {
  const order = new Map(namesakes.map(({ slug, states }) => [slug, states]));
  const bySlug = Map.groupBy(Object.values(places).flat(), ({ place }) => place.slug);
  return [...bySlug].flatMap(([slug, bearers]): LandingPage[] => {
    const states = order.get(slug);
    const ranked = bearers.toSorted((a, b) => rank(states, a) - rank(states, b));
    const [own, ...others] = ranked;
    if (own === undefined) return [];
    if (others.length > 0 && ranked.some((site) => rank(states, site) < 0)) {
      throw new RangeError(`The list of namesakes does not have ${slug}, which several states share.`);
    }
    return [{ slug, own, namesakes: others }];
  });
}

function rank(states: readonly JurisdictionCode[] | undefined, { state }: SitePlace): number {
  return states?.indexOf(state.abbreviation) ?? -1;
}
