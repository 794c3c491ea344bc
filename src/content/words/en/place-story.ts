import type { StatusNote } from '~/domain/law/panel.ts';
import type { SealingLaw } from '~/domain/law/sealing-law.ts';
import type { County } from '~/domain/places/county.ts';
import type { SitePlace } from '~/domain/places/site-place.ts';
import {
  type AcrossTheLine,
  type Bearing,
  type Neighbour,
  type Whereabouts,
} from '~/domain/places/surroundings.ts';

/** What a place's page knows of its place. */
export interface PlaceStory {
  readonly site: SitePlace;
  readonly whereabouts: Whereabouts;
  readonly neighbours: readonly Neighbour[];
  readonly sameCounty: readonly SitePlace[];
  /** The closest place of another jurisdiction; `null` where there is none near. */
  readonly across: AcrossTheLine | null;
  readonly law: SealingLaw;
  /** How that law differs from the state's status on the list. */
  readonly note: StatusNote | null;
}

/** How many names a sentence gives before it only counts. */
const NAMED = 3;

/**
 * Where a place is, in a sentence or two that fit no other place.
 *
 * @example 'Tempe is in Maricopa County, 4.7 miles west of Mesa in a straight line.'
 */
export function whereItIs({
  site,
  whereabouts: { nearestCity, capital },
}: Pick<PlaceStory, 'site' | 'whereabouts'>): string {
  const { place, county } = site;
  const first = `${titled(site)} ${within(place.name, county)}${nearestCity === null ? '' : `, ${bearing(nearestCity)}`}.`;
  if (capital === null) return first;
  return `${first} From ${capital.to.name}, the state capital, it is ${spokenMiles(capital.miles)} ${capital.direction}.`;
}

/** @example 'Phoenix, the capital of Arizona,' */
function titled({ place, state }: SitePlace): string {
  if (place.slug !== state.capital) return place.name;
  return `${place.name}, the ${state.abbreviation === 'DC' ? 'nation’s capital' : `capital of ${state.name}`},`;
}

/** @example 'is in Maricopa County' */
function within(name: string, county: County): string {
  const isItsOwn = county.type === 'independent city' && county.name.startsWith(name);
  return isItsOwn ? 'is an independent city outside any county' : `is in ${countyInSentence(county)}`;
}

/** The paragraphs of a place's page: its neighbours, its county, the law there. */
export function placeParagraphs({
  site,
  neighbours,
  sameCounty,
  across,
  law,
  note,
}: PlaceStory): readonly string[] {
  const { place, county, state } = site;
  return [
    ...aroundIt(place.name, neighbours),
    sameCounty.length === 0
      ? `When the check asks for the county, choose ${county.name}; ${place.name} is its only place with a page here.`
      : `When the check asks for the county, choose ${county.name}. It also has ${namesOf(sameCounty.map((other) => other.place.name))} on our list.`,
    ...(across === null ? [] : [acrossIt(state.name, across)]),
    lawThere({ law, note }),
  ];
}

/** What the list says of the state's law, and whether the law that was found bears it out. */
function lawThere({
  law: { state, eligible, verification, waitingPeriod },
  note,
}: Pick<PlaceStory, 'law' | 'note'>): string {
  if (!eligible && note === null)
    return `We looked for a law in ${state} that seals eviction records and found none. That does not end the search: agreements with the old landlord, corrected reports and a strong application still help.`;
  // Every place of a state says the same here, so it is short.
  const listed = eligible
    ? `Our list says “${waitingPeriod}” for ${state}.`
    : `Our list has no law that seals eviction records in ${state}.`;
  const how = 'whether it applies depends on how the case ended';
  switch (note) {
    case 'unconfirmed':
      return `${listed} We could not confirm a law behind that, so ask legal aid before you pay anyone.`;
    case 'not-sealed':
      return `${listed} The law we found does not seal the file.`;
    case 'some-cases':
      return `${listed} We found one for some cases, so ask legal aid about yours.`;
    case 'may-have-changed':
      return `${listed} A bill may have changed that, so ask legal aid.`;
    case 'outdated':
      return `${listed} Nobody has checked that for more than a year, so ask legal aid.`;
    case null:
      return verification === 'differs'
        ? `${listed} The law we found has other terms, and ${how}.`
        : `For ${state} we show this waiting period before a record may be sealed: ${waitingPeriod}. Whether it applies depends on how the case ended.`;
  }
}

function aroundIt(name: string, [nearest]: readonly Neighbour[]): readonly string[] {
  if (nearest === undefined) return [];
  return [
    `The closest place to ${name} with a page here is ${nearest.name}, ${spokenMiles(nearest.miles)} ${nearest.direction}.`,
  ];
}

/** @example 'Across the state line, Kansas City, Missouri, is 1.8 miles east. A case heard there follows …' */
function acrossIt(here: string, { to: { place, state }, miles, direction }: AcrossTheLine): string {
  // "Washington DC" says both.
  const name = state.name.startsWith(place.name) ? state.name : `${place.name}, ${state.name},`;
  return `Across the state line, ${name} is ${spokenMiles(miles)} ${direction}. A case heard there follows the law of ${state.name}, wherever you rent now; one heard on this side follows that of ${here}.`;
}

/** @example '4.7 miles west of Mesa in a straight line' */
function bearing({ miles, direction, to }: Bearing): string {
  return `${spokenMiles(miles)} ${direction} of ${to.name} in a straight line`;
}

/** @example 'Mesa, Chandler, Gilbert and 14 more places' */
function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMED);
  const more = names.length - shown.length;
  const parts = more === 0 ? shown : [...shown, more === 1 ? '1 more place' : `${more} more places`];
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * A distance in words.
 *
 * @example spokenMiles(11.6) // => '11.6 miles'
 * @example spokenMiles(0.4) // => 'less than a mile'
 */
export function spokenMiles(miles: number): string {
  if (miles < 1) return 'less than a mile';
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

/**
 * The name as it stands in a sentence.
 *
 * @example countyInSentence({ name: 'District of Columbia', type: 'federal district' }) // => 'the District of Columbia'
 */
export function countyInSentence({ name, type }: Pick<County, 'name' | 'type'>): string {
  return type === 'federal district' ? `the ${name}` : name;
}
