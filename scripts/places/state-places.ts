import { milesBetween, roundedMiles } from '../../src/domain/places/distance.ts';
import type { Area, MajorCity, NearbyLink } from '../../src/domain/places/place.ts';
import type { FurtherPlaces, State } from '../../src/domain/places/state-places.ts';
import { STATE_FIPS } from './counties/state-fips.ts';
import { describedPlaces, type StateSources } from './described-places.ts';
import { isBorough, NEW_YORK_CITY } from './ranking/boroughs.ts';
import { capitalOf, majorCities } from './ranking/major-cities.ts';
import { nearbyAreas, nearbyMajorCities, type Near } from './ranking/nearby-areas.ts';
import type { RankedSlug } from './naming/namesakes.ts';
import { largerFirst, rankedPopulation } from './ranking/rank.ts';
import { separatedByWater } from './ranking/water.ts';
import type { Settlement } from './settlement.ts';
import { Vicinity } from './vicinity.ts';

/** One jurisdiction's data, and a way to every other place of it by population, for a deeper site. */
export interface StatePlaces {
  readonly state: State;
  /** The places with at least so many people that are neither a major city nor an area. */
  readonly further: (populationFloor: number) => FurtherPlaces;
  /** Every place with at least so many people, listed or not: its address, and what it is ranked by. */
  readonly ranked: (populationFloor: number) => readonly RankedSlug[];
}

/** Ranks the places of one jurisdiction and writes them down as the site reads them. */
export function statePlaces(sources: StateSources): StatePlaces {
  const { jurisdiction, places, countyMap } = sources;
  const described = describedPlaces(sources);
  const majors = majorCities(places);
  const candidates = new Vicinity(places.filter((place) => !majors.includes(place)));
  const lists = new Map(majors.map((city) => [city, nearbyAreas(city, candidates)]));
  const areas = new Set([...lists.values()].flatMap((list) => list.map(({ place }) => place)));

  const describe = (place: Settlement) => {
    const found = described.get(place);
    if (found === undefined) throw new Error(`${place.name} is no place of ${jurisdiction.name}.`);
    return found;
  };
  const links = (near: readonly Near[]): NearbyLink[] =>
    near.map(({ place, miles }) => ({ slug: describe(place).slug, miles: roundedMiles(miles) }));
  const area = (place: Settlement, parents: readonly Settlement[]): Area => ({
    ...describe(place),
    parent: describe(nearest(place, parents)).slug,
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
      nearbyMajorCities: links(nearbyMajorCities(city, majors)),
    })),
    areas: [...areas].toSorted(largerFirst).map((place) => area(place, listing(place))),
    counties: countyMap.counties,
    ...(countyMap.planning && { planningRegions: countyMap.planning.regions }),
  };
  const further = (populationFloor: number): FurtherPlaces => ({
    slug: jurisdiction.slug,
    places: places
      .filter(
        (place) => rankedPopulation(place) >= populationFloor && !majors.includes(place) && !areas.has(place),
      )
      .toSorted(largerFirst)
      .map((place) => area(place, parentsOf(place, majors))),
  });
  const ranked = (populationFloor: number): RankedSlug[] =>
    places
      .filter(
        (place) => rankedPopulation(place) >= populationFloor || majors.includes(place) || areas.has(place),
      )
      .map((place) => ({ slug: describe(place).slug, population: rankedPopulation(place) }));
  return { state, further, ranked };
}

/** The major cities that may be a place's parent: for a borough its city, else those on its own land if there are any. */
function parentsOf(place: Settlement, majors: readonly Settlement[]): readonly Settlement[] {
  if (isBorough(place)) return majors.filter(({ geonameId }) => geonameId === NEW_YORK_CITY);
  const overLand = majors.filter((city) => !separatedByWater(city, place));
  return overLand.length > 0 ? overLand : majors;
}

function nearest(place: Settlement, cities: readonly Settlement[]): Settlement {
  const [first] = cities.toSorted(
    (a, b) => milesBetween(place, a) - milesBetween(place, b) || largerFirst(a, b),
  );
  if (first === undefined) throw new Error(`${place.name}, ${place.state} belongs to no major city.`);
  return first;
}
