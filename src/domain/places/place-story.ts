import { type CountText, formatCount } from '#domain/shared/amounts.ts';
import { format, type Template } from '#domain/shared/format.ts';
import type { Language } from '#domain/shared/language.ts';
import { and } from '#domain/shared/lists.ts';
import type { CompassDirection } from './geometry.ts';
import { jurisdiction } from './jurisdiction.ts';
import type { County } from './state-places.ts';
import { type Borough, cityOfBorough, type CountyPart, type SitePlace } from './site-place.ts';
import type { Bearing } from './surroundings.ts';

/** The data behind the texts of a place's page. */
export interface PlaceStory {
  readonly site: SitePlace;
  /** New York City's; empty for every other place. */
  readonly boroughs: readonly Borough[];
  readonly nearestCity: Bearing | null;
  /** The closest place of another jurisdiction; `null` if none is near. */
  readonly across: Bearing | null;
}

/** Words for a distance in miles. */
export interface MileWords extends CountText {
  readonly lessThanOne: string;
}

/** The sentences about a place. */
export interface PlaceStoryWords {
  /** BCP 47 locale for formatting lists. */
  readonly locale: string;
  /** Of the names of states. */
  readonly language: Language;
  readonly miles: MileWords;
  readonly directions: Readonly<Record<CompassDirection, string>>;
  readonly county: {
    readonly federalDistrict: Template<'name'>;
    /** For New York City, where the borough is the county. */
    readonly ofBorough: string;
    /** For a place in several counties. */
    readonly ofHome: string;
  };
  /** The location: `{place}` is one of `name`, `{near}` is `near`. */
  readonly where: {
    readonly name: {
      readonly capital: Template<'place'> & Template<'state'>;
      readonly nationsCapital: Template<'place'>;
      readonly borough: Template<'place'> & Template<'city'>;
    };
    readonly inCounty: Template<'place'> & Template<'county'>;
    readonly inCountyNear: Template<'place'> & Template<'county'> & Template<'near'>;
    readonly noCounty: Template<'place'>;
    readonly noCountyNear: Template<'place'> & Template<'near'>;
    /** For a place in several counties, most of which is in one; `{county}` has its share. */
    readonly mostlyInCounty: Template<'place'> & Template<'county'>;
    readonly mostlyInCountyNear: Template<'place'> & Template<'county'> & Template<'near'>;
    /** Follows these: the other counties. */
    readonly parts: { readonly one: Template<'counties'>; readonly other: Template<'counties'> };
    /** For a place in several counties, none of which has half of it. */
    readonly inCounties: Template<'place'> & Template<'counties'>;
    readonly boroughs: Template<'place'> & Template<'boroughs'>;
    readonly firstShare: Template<'name'> & Template<'percent'>;
    readonly share: Template<'name'> & Template<'percent'>;
    readonly papers: string;
    readonly near: Template<'miles'> & Template<'direction'> & Template<'city'>;
  };
  readonly across: {
    /** Not used for a place that its jurisdiction is named after. */
    readonly name: Template<'place'> & Template<'state'>;
    readonly text: Template<'name'> &
      Template<'miles'> &
      Template<'direction'> &
      Template<'there'> &
      Template<'here'>;
  };
}

/**
 * Describes a place's location: its county or counties, and the nearest city.
 *
 * @example 'Tempe is in Maricopa County, 4.7 miles west of Mesa in a straight line.'
 */
export function whereItIs(
  { site, boroughs, nearestCity }: Pick<PlaceStory, 'site' | 'boroughs' | 'nearestCity'>,
  words: PlaceStoryWords,
): string {
  const { where } = words;
  const { county } = site;
  if (boroughs.length > 0) {
    const named = boroughs.map((each) => ({ name: each.site.name, percent: each.percent }));
    return format(where.boroughs, { place: site.name, boroughs: sharesInWords(named, words) });
  }
  if (site.counties.length > 0) return whichCounties(site, nearestCity, words);
  const isItsOwn = county.type === 'independent city' && county.name.startsWith(site.place.name);
  const place = titled(site, words);
  const inCounty = { place, county: countyInSentence(county, words.county) };
  const near = nearestCity && bearing(site, nearestCity, words);
  if (isItsOwn) {
    return near === null ? format(where.noCounty, { place }) : format(where.noCountyNear, { place, near });
  }
  return near === null ? format(where.inCounty, inCounty) : format(where.inCountyNear, { ...inCounty, near });
}

/** Half of a place's people: what "most" takes. */
const HALF = 50;

/**
 * The counties of a place that has several.
 *
 * @example 'Most of Aurora is in Arapahoe County (87% of its people), 8.1 miles east of Denver. A part is in Adams County
 * (12%). Your papers name the court.'
 */
function whichCounties(site: SitePlace, nearestCity: Bearing | null, words: PlaceStoryWords): string {
  const { where } = words;
  const [first, ...others] = site.counties;
  const place = titled(site, words);
  const named = ({ county, percent }: CountyPart) => ({ name: county.name, percent });
  if (first === undefined || first.percent < HALF) {
    const counties = sharesInWords(site.counties.map(named), words);
    return `${format(where.inCounties, { place, counties })} ${where.papers}`;
  }
  const inCounty = { place, county: format(where.firstShare, named(first)) };
  const near = nearestCity && bearing(site, nearestCity, words);
  return [
    near === null
      ? format(where.mostlyInCounty, inCounty)
      : format(where.mostlyInCountyNear, { ...inCounty, near }),
    format(others.length === 1 ? where.parts.one : where.parts.other, {
      counties: and(
        others.map((part) => format(where.share, named(part))),
        words.locale,
      ),
    }),
    where.papers,
  ].join(' ');
}

/** @example 'Jackson County (32% of its people), Gwinnett County (29%) and Hall County (24%)' */
function sharesInWords(
  parts: readonly { readonly name: string; readonly percent: number }[],
  { where, locale }: PlaceStoryWords,
): string {
  const shown = parts.map((part, index) => format(index === 0 ? where.firstShare : where.share, part));
  return and(shown, locale);
}

/** @example 'Phoenix, the capital of Arizona,' */
function titled(site: SitePlace, words: PlaceStoryWords): string {
  const { borough, capital, nationsCapital } = words.where.name;
  const { name, place, state } = site;
  const city = cityOfBorough(site);
  if (city !== undefined) return format(borough, { place: name, city: city.name });
  if (place.slug !== state.capital) return name;
  return state.abbreviation === 'DC'
    ? format(nationsCapital, { place: name })
    : format(capital, { place: name, state: stateName(site, words) });
}

/** @example '4.7 miles west of Mesa in a straight line' */
function bearing(site: SitePlace, { miles, direction, to }: Bearing, words: PlaceStoryWords): string {
  const city = nameSeenFrom(site, to, words);
  return format(words.where.near, {
    miles: spokenMiles(miles, words.miles),
    direction: words.directions[direction],
    city,
  });
}

/**
 * Which law holds on which side of a state line.
 *
 * @example 'Across the state line is Kansas City, Missouri, 1.8 miles east. A case heard there follows …'
 */
export function acrossInWords(
  { site, across }: Pick<PlaceStory, 'site' | 'across'>,
  words: PlaceStoryWords,
): string | null {
  if (across === null) return null;
  const { to, direction, miles } = across;
  return format(words.across.text, {
    name: nameWithState(to, words),
    direction: words.directions[direction],
    here: stateName(site, words),
    there: stateName(to, words),
    miles: spokenMiles(miles, words.miles),
  });
}

/** The name of another place, with its state if that is another one. */
export function nameSeenFrom({ state }: SitePlace, other: SitePlace, words: PlaceStoryWords): string {
  return other.state === state ? other.name : nameWithState(other, words);
}

/** @example 'Kansas City, Missouri', 'Washington DC' */
export function nameWithState(site: SitePlace, words: PlaceStoryWords): string {
  const { name } = site;
  const state = stateName(site, words);
  // "Washington DC" already contains the place's name.
  return state.startsWith(name) ? state : format(words.across.name, { place: name, state });
}

function stateName({ state }: SitePlace, { language }: PlaceStoryWords): string {
  return jurisdiction(state.abbreviation, language).name;
}

/**
 * A distance in words.
 *
 * @example spokenMiles(11.6, words) // => '11.6 miles'
 * @example spokenMiles(0.4, words) // => 'less than a mile'
 */
export function spokenMiles(miles: number, words: MileWords): string {
  return miles < 1 ? words.lessThanOne : formatCount(words, miles);
}

/**
 * The county's name as used within a sentence.
 *
 * @example countyInSentence({ name: 'District of Columbia', type: 'federal district' }, words) // => 'the District of
 * Columbia'
 */
export function countyInSentence(
  { name, type }: Pick<County, 'name' | 'type'>,
  words: PlaceStoryWords['county'],
): string {
  return type === 'federal district' ? format(words.federalDistrict, { name }) : name;
}
