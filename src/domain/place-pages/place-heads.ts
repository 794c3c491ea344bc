import type { StatusNote } from '#domain/law/presentation.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import { fittingDescription, fittingTitle } from '#domain/seo/page-head.ts';
import { capitalised, format, type Template } from '#domain/shared/format.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import {
  countyInSentence,
  nameSeenFrom,
  type PlaceStoryWords,
  spokenMiles,
} from '#domain/places/place-story.ts';
import { goesByBorough, partsOf, type SitePlace } from '#domain/places/site-place.ts';
import type { Bearing } from '#domain/places/surroundings.ts';

/** Title, description and keywords of a generated page (product §2, "Every page change"). */
export interface PlaceHead {
  /** At most 60 characters, never truncated. */
  readonly title: string;
  /** 120 to 160 characters, never truncated. */
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Candidate sentences, of which {@link head} takes those that fit. `{where}` is `'Tempe, AZ'`. */
interface PlaceHeadWords {
  /** The best first, the last short enough for every place. Some have `{brand}`. */
  readonly titles: readonly Template<'where'>[];
  /** The best first. Those of a place's own page may have `{county}`. */
  readonly openings: readonly Template<'where'>[];
  readonly more: readonly string[];
}

export interface PlaceHeadsWords {
  readonly own: PlaceHeadWords & {
    /** Follows the opening: the distance to the nearest city. */
    readonly near: Template<'miles'> & Template<'direction'> & Template<'city'>;
    /** That the page lists the places around; left out where there are none. */
    readonly nearby: string;
  };
  /** Search phrases. */
  readonly keywords: readonly Template<'where'>[];
}

export interface LandingHeadWords extends PlaceHeadWords {
  readonly keywords: PlaceHeadsWords['keywords'];
}

/**
 * The head of a place's own page.
 *
 * @param around what the page shows of the places around
 */
export function placeHead(
  site: SitePlace,
  { nearestCity, hasNeighbours }: { readonly nearestCity: Bearing | null; readonly hasNeighbours: boolean },
  brand: string,
  { own, keywords }: PlaceHeadsWords,
  story: PlaceStoryWords,
): PlaceHead {
  const { label, state } = site;
  const where = `${label}, ${state.abbreviation}`;
  const near = nearestCity && {
    miles: spokenMiles(nearestCity.miles, story.miles),
    direction: story.directions[nearestCity.direction],
    city: nameSeenFrom(site, nearestCity.to, story),
  };
  const more = [
    ...(near === null ? [] : [capitalised(format(own.near, near))]),
    ...(hasNeighbours ? [own.nearby] : []),
    ...own.more,
  ];
  return head({ ...own, keywords, more }, { where, brand, county: countyOfCourt(site, story.county) });
}

/** Whose court it is: the county, or what decides it. */
function countyOfCourt(site: SitePlace, words: PlaceStoryWords['county']): string {
  if (goesByBorough(site)) return words.ofBorough;
  return partsOf(site).length > 0 ? words.ofHome : countyInSentence(site.county, words);
}

/**
 * The head of a landing page. Although its canonical link points to the place's own page, its texts differ from that
 * page's.
 *
 * @param label the place's name, including the county where that is needed to tell it from others in its jurisdiction
 */
export function landingHead(
  label: string,
  code: JurisdictionCode,
  brand: string,
  words: LandingHeadWords,
): PlaceHead {
  return head(words, { where: `${label}, ${code}`, brand });
}

function head(
  { titles, openings, more, keywords }: LandingHeadWords,
  values: { readonly where: string; readonly brand: string; readonly county?: string },
): PlaceHead {
  const filled = (texts: readonly string[]) => texts.map((text) => format<string>(text, values));
  return {
    title: fittingTitle(filled(titles)),
    description: fittingDescription(filled(openings), more),
    keywords: filled(keywords),
  };
}

/** The data behind the head of a jurisdiction's page. */
export interface StateFacts {
  readonly name: string;
  readonly law: Pick<SealingLaw, 'eligible' | 'verification' | 'waitingPeriod'>;
  /** How that law differs from the state's status on the list. */
  readonly note: StatusNote | null;
  readonly cities: readonly string[];
  readonly brand: string;
}

/** Candidate sentences for a state's head, of which {@link stateHead} takes those that fit. */
export interface StateHeadWords {
  /** With `{state}`, and `{brand}` in the longer ones; the best first, the last short enough for every state. */
  readonly titles: readonly string[];
  readonly opening: Template<'state'>;
  readonly law: Readonly<Record<StatusNote | 'differs', string>> & { readonly waiting: Template<'period'> };
  readonly places: string;
  readonly cities: Template<'first'> & Template<'second'>;
  readonly city: Template<'first'>;
  readonly more: readonly string[];
  readonly keywords: readonly Template<'state'>[];
}

/** Title, description and keywords of a jurisdiction's page (product §2, "Every page change"). */
export function stateHead(
  { name: state, law, note, cities, brand }: StateFacts,
  words: StateHeadWords,
): { readonly title: string; readonly description: string; readonly keywords: readonly string[] } {
  const [first = state, second] = cities;
  return {
    title: fittingTitle(words.titles.map((title) => format<string>(title, { state, brand }))),
    description: fittingDescription(
      [format(words.opening, { state })],
      [
        lawInBrief(law, note, words.law),
        words.places,
        second === undefined ? format(words.city, { first }) : format(words.cities, { first, second }),
        ...words.more,
      ],
    ),
    keywords: words.keywords.map((keyword) => format(keyword, { state })),
  };
}

/** Names the waiting period only if a law was found, because the list's period alone would be mistaken for law. */
function lawInBrief(law: StateFacts['law'], note: StatusNote | null, words: StateHeadWords['law']): string {
  if (note !== null) return words[note];
  if (!law.eligible) return words.none;
  return law.verification === 'differs'
    ? words.differs
    : format(words.waiting, { period: lowerFirst(law.waitingPeriod) });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
