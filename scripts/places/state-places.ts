import { milesBetween, tenth } from '../../src/domain/places/geometry.ts';
import type { Jurisdiction } from '../../src/domain/places/jurisdiction.ts';
import type { Area, MajorCity, NearbyLink, Place, State } from '../../src/domain/places/state-places.ts';
import { Vicinity } from '../../src/domain/places/vicinity.ts';
import { countiesOfPlace, type CountyMap, STATE_FIPS } from './counties.ts';
import { type NewerPlace, type RankedSlug, shownNames, slugsOf } from './names.ts';
import {
  capitalOf,
  largerFirst,
  majorCities,
  type Near,
  nearbyAreas,
  rankedPopulation,
} from './major-cities.ts';
import { CHOSEN_PLACES, LARGE_COUNTIES, TRIBAL_LAND } from './reviewed-lists.ts';
import type { Settlement } from './settlement.ts';

/** What the generator knows about one jurisdiction. */
export interface StateSources {
  readonly jurisdiction: Jurisdiction;
  /** The places that are left after cleaning. */
  readonly places: readonly Settlement[];
  readonly newer: readonly NewerPlace[];
  readonly countyMap: CountyMap;
}

/**
 * Every place of a jurisdiction as the site reads it: name, slug, county and marks. All of them, since a slug depends
 * on the others.
 */
function describedPlaces(sources: StateSources): ReadonlyMap<Settlement, Place> {
  const { places, newer, countyMap } = sources;
  const names = shownNames(places, newer);
  const countyNames = new Map(countyMap.counties.map(({ fips, name }) => [fips, name]));
  const valid = new Set(countyNames.keys());
  const named = places.map((place) => {
    const inCounties = countiesOfPlace(place, valid, countyMap.countyAt);
    const { countyFips } = inCounties;
    return {
      place,
      inCounties,
      name: names.get(place) ?? place.name,
      countyName: countyNames.get(countyFips) ?? '',
      population: rankedPopulation(place),
      geonameId: place.geonameId,
    };
  });
  const slugs = slugsOf(named);
  return new Map(
    named.map((each): [Settlement, Place] => {
      const { place, name, inCounties } = each;
      return [
        place,
        {
          geonameId: place.geonameId,
          name,
          slug: slugs.get(each) ?? '',
          lat: place.lat,
          lng: place.lng,
          ...inCounties,
          ...(TRIBAL_LAND.has(place) && { tribalLand: true as const }),
        },
      ];
    }),
  );
}

/** The fewest people of a place that competes for the landing page of its name, whether it has a page or not. */
const LEAST_RANKED = 1000;

/** One jurisdiction's data file, and the places that are ranked by name. */
interface StatePlaces {
  readonly state: State;
  /** Each ranked place: its address, and what it is ranked by. */
  readonly ranked: readonly RankedSlug[];
  /** See `placeSizesSchema`. */
  readonly sizes: string;
}

/** Two steps for each doubling, from 500 people on, so that the largest city has a single letter too. */
function placeSize(population: number): string {
  return Math.max(0, Math.floor(2 * Math.log2(population / 500))).toString(36);
}

/** Ranks the places of one jurisdiction and returns them in the format of the site's data files. */
export function statePlaces(sources: StateSources): StatePlaces {
  const { jurisdiction, places, countyMap } = sources;
  const described = describedPlaces(sources);
  const majors = majorCities(places);
  const candidates = new Vicinity(places.filter((place) => !majors.includes(place)));
  const lists = new Map(majors.map((city) => [city, nearbyAreas(city, candidates)]));
  const listed = [...lists.values()].flatMap((list) => list.map(({ place }) => place));
  const chosen = places.filter((place) => CHOSEN_PLACES.has(place) && !majors.includes(place));
  const areas = new Set([...listed, ...chosen]);

  const describe = (place: Settlement) => {
    const found = described.get(place);
    if (found === undefined) throw new Error(`${place.name} is no place of ${jurisdiction.name}.`);
    return found;
  };
  const links = (near: readonly Near[]): NearbyLink[] =>
    near.map(({ place, miles }) => ({ slug: describe(place).slug, miles: tenth(miles) }));
  const area = (place: Settlement, parents: readonly Settlement[]): Area => ({
    ...describe(place),
    ...(parents.length > 0 && { parent: describe(nearest(place, parents)).slug }),
  });
  const listing = (place: Settlement): readonly Settlement[] =>
    majors.filter((city) => lists.get(city)?.some((near) => near.place === place));

  const state: State = {
    name: jurisdiction.name,
    abbreviation: jurisdiction.code,
    slug: jurisdiction.slug,
    fips: STATE_FIPS[jurisdiction.code],
    capital: describe(capitalOf(places)).slug,
    majorCities: majors.map((city): MajorCity => ({
      ...describe(city),
      nearby: links(lists.get(city) ?? []),
    })),
    areas: [...areas].toSorted(largerFirst).map((place) => area(place, listing(place))),
    counties: countyMap.counties.map((county) =>
      LARGE_COUNTIES.has(county.fips) ? { ...county, outnumbersTown: true } : county,
    ),
  };
  const ranked = places
    .filter((place) => rankedPopulation(place) >= LEAST_RANKED || majors.includes(place) || areas.has(place))
    .map((place) => ({ slug: describe(place).slug, population: rankedPopulation(place) }));
  const sizes = [...majors, ...[...areas].toSorted(largerFirst)].map((place) =>
    placeSize(rankedPopulation(place)),
  );
  return { state, ranked, sizes: sizes.join('') };
}

function nearest(place: Settlement, cities: readonly Settlement[]): Settlement {
  const [first] = cities.toSorted(
    (a, b) => milesBetween(place, a) - milesBetween(place, b) || largerFirst(a, b),
  );
  if (first === undefined) throw new Error(`${place.name}, ${place.state} belongs to no major city.`);
  return first;
}
