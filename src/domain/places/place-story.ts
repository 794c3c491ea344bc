import type { StatusNote } from '#domain/law/presentation.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import { type CountText, formatCount } from '#domain/shared/amounts.ts';
import { format, type Template } from '#domain/shared/format.ts';
import type { County } from './state-places.ts';
import type { SitePlace } from './site-place.ts';
import type { AcrossTheLine, Bearing, Neighbour, Whereabouts } from './surroundings.ts';

/** The data behind the texts of a place's page. */
export interface PlaceStory {
  readonly site: SitePlace;
  readonly whereabouts: Whereabouts;
  readonly neighbours: readonly Neighbour[];
  readonly sameCounty: readonly SitePlace[];
  /** The closest place of another jurisdiction; `null` if none is near. */
  readonly across: AcrossTheLine | null;
  readonly law: SealingLaw;
  /** How that law differs from the state's status on the list. */
  readonly note: StatusNote | null;
}

/** Words for a distance in miles. */
export interface MileWords extends CountText {
  readonly lessThanOne: string;
}

/** The sentences about a place. */
export interface PlaceStoryWords {
  /** BCP 47 locale for formatting lists. */
  readonly locale: string;
  readonly miles: MileWords;
  readonly county: {
    readonly federalDistrict: Template<'name'>;
  };
  /** The location: `{place}` is one of `name`, `{near}` is `near`. */
  readonly where: {
    readonly name: {
      readonly capital: Template<'place'> & Template<'state'>;
      readonly nationsCapital: Template<'place'>;
    };
    readonly inCounty: Template<'place'> & Template<'county'>;
    readonly inCountyNear: Template<'place'> & Template<'county'> & Template<'near'>;
    readonly noCounty: Template<'place'>;
    readonly noCountyNear: Template<'place'> & Template<'near'>;
    readonly near: Template<'miles'> & Template<'direction'> & Template<'city'>;
    readonly fromCapital: Template<'capital'> & Template<'miles'> & Template<'direction'>;
  };
  readonly closest: Template<'place'> & Template<'nearest'> & Template<'miles'> & Template<'direction'>;
  readonly sameCounty: {
    readonly none: Template<'county'> & Template<'place'>;
    readonly some: Template<'county'> & Template<'places'>;
    /** For further places that are only counted. */
    readonly more: CountText;
  };
  readonly across: {
    /** Used unless the place is named after its jurisdiction. */
    readonly name: Template<'place'> & Template<'state'>;
    readonly text: Template<'name'> &
      Template<'miles'> &
      Template<'direction'> &
      Template<'there'> &
      Template<'here'>;
  };
  readonly law: {
    readonly none: Template<'state'>;
    readonly listed: Template<'period'> & Template<'state'>;
    readonly notListed: Template<'state'>;
    /** Follows `listed` or `notListed`. */
    readonly notes: Readonly<Record<StatusNote, string>>;
    readonly differs: string;
    readonly waiting: Template<'state'> & Template<'period'>;
  };
}

/** The number of places that a sentence names before it only counts the rest. */
const NAMED = 3;

/**
 * Describes a place's location in one or two sentences that are unique to it.
 *
 * @example 'Tempe is in Maricopa County, 4.7 miles west of Mesa in a straight line.'
 */
export function whereItIs(
  { site, whereabouts: { nearestCity, capital } }: Pick<PlaceStory, 'site' | 'whereabouts'>,
  { where, miles, county: countyWords }: PlaceStoryWords,
): string {
  const { county } = site;
  const isItsOwn = county.type === 'independent city' && county.name.startsWith(site.place.name);
  const place = titled(site, where.name);
  const inCounty = { place, county: countyInSentence(county, countyWords) };
  const near = nearestCity && bearing(nearestCity, where.near, miles);
  const first = isItsOwn
    ? near === null
      ? format(where.noCounty, { place })
      : format(where.noCountyNear, { place, near })
    : near === null
      ? format(where.inCounty, inCounty)
      : format(where.inCountyNear, { ...inCounty, near });
  if (capital === null) return first;
  const { to, direction } = capital;
  const distance = spokenMiles(capital.miles, miles);
  return `${first} ${format(where.fromCapital, { capital: to.name, miles: distance, direction })}`;
}

/** @example 'Phoenix, the capital of Arizona,' */
function titled({ place, state }: SitePlace, words: PlaceStoryWords['where']['name']): string {
  if (place.slug !== state.capital) return place.name;
  return state.abbreviation === 'DC'
    ? format(words.nationsCapital, { place: place.name })
    : format(words.capital, { place: place.name, state: state.name });
}

/** @example '4.7 miles west of Mesa in a straight line' */
function bearing(
  { miles, direction, to }: Bearing,
  near: PlaceStoryWords['where']['near'],
  words: MileWords,
): string {
  return format(near, { miles: spokenMiles(miles, words), direction, city: to.name });
}

/** The paragraphs of a place's page: its neighbours, its county, the law there. */
export function placeParagraphs(story: PlaceStory, words: PlaceStoryWords): readonly string[] {
  const { site, neighbours, sameCounty, across } = story;
  const { place, county, state } = site;
  const [nearest] = neighbours;
  return [
    ...(nearest === undefined
      ? []
      : [
          format(words.closest, {
            place: place.name,
            nearest: nearest.name,
            miles: spokenMiles(nearest.miles, words.miles),
            direction: nearest.direction,
          }),
        ]),
    sameCounty.length === 0
      ? format(words.sameCounty.none, { county: county.name, place: place.name })
      : format(words.sameCounty.some, {
          county: county.name,
          places: namesOf(
            sameCounty.map((other) => other.place.name),
            words,
          ),
        }),
    ...(across === null ? [] : [acrossIt(state.name, across, words)]),
    lawThere(story, words.law),
  ];
}

/** What the list says about the state's law, and whether the law that was found supports it. */
function lawThere(
  { law: { state, eligible, verification, waitingPeriod: period }, note }: Pick<PlaceStory, 'law' | 'note'>,
  words: PlaceStoryWords['law'],
): string {
  if (!eligible && note === null) return format(words.none, { state });
  if (note === null && verification !== 'differs') return format(words.waiting, { state, period });
  const listed = eligible ? format(words.listed, { period, state }) : format(words.notListed, { state });
  return `${listed} ${note === null ? words.differs : words.notes[note]}`;
}

/** @example 'Across the state line, Kansas City, Missouri, is 1.8 miles east. A case heard there follows …' */
function acrossIt(
  here: string,
  { to: { place, state }, miles, direction }: AcrossTheLine,
  words: PlaceStoryWords,
): string {
  // "Washington DC" already contains the place's name.
  const name = state.name.startsWith(place.name)
    ? state.name
    : format(words.across.name, { place: place.name, state: state.name });
  return format(words.across.text, {
    ...{ name, direction, here },
    miles: spokenMiles(miles, words.miles),
    there: state.name,
  });
}

/** @example 'Mesa, Chandler, Gilbert and 14 more places' */
function namesOf(names: readonly string[], { locale, sameCounty }: PlaceStoryWords): string {
  const shown = names.slice(0, NAMED);
  const more = names.length - shown.length;
  const parts = more === 0 ? shown : [...shown, formatCount(sameCounty.more, more)];
  return new Intl.ListFormat(locale).format(parts);
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
