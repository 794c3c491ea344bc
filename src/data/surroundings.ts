import { type Language, localPath } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { placePath } from '#domain/places/place-address.ts';
import { acrossInWords, type PlaceStory } from '#domain/places/place-story.ts';
import { boroughsOf, type SitePlace } from '#domain/places/site-place.ts';
import {
  acrossTheLine,
  FARTHEST_MILES,
  fromNearestCity,
  neighboursOf,
  placesAround,
  seen,
  type SiteAt,
} from '#domain/places/surroundings.ts';
import { format } from '#domain/shared/format.ts';

import { sitePlacesIn } from './site-places.ts';

/** What the sentences about a place are made from. */
export function placeStory(
  site: SitePlace,
  language: Language,
  around = placesAround(site, sitePlacesIn(language).all),
): PlaceStory {
  return {
    site,
    boroughs: boroughsOf(site, sitePlacesIn(language).of[site.state.abbreviation]),
    nearestCity: fromNearestCity(site, around),
    across: acrossTheLine(site, around),
  };
}

/** How many of the nearest cities are named beside the neighbours. */
const MAX_CITIES = 4;

/** What is around a place: its story, and the lists and the map of its page. */
export function surroundings(site: SitePlace, language: Language) {
  const { all, cities } = sitePlacesIn(language);
  const around = placesAround(site, all);
  const story = placeStory(site, language, around);
  const neighbours = neighboursOf(site, around, all);
  return {
    story,
    nearby: {
      place: { ...site.place, name: site.name },
      neighbours: neighbours.map((near) => listed(site, near, language)),
      cities: nearestCities(site, neighbours, cities).map((near) => listed(site, near, language)),
      across: acrossInWords(story, wordsIn(language).places.PLACE_STORY_WORDS),
    },
  };
}

/** The nearest cities that the list of neighbours does not have; none for a place as remote as Juneau. */
function nearestCities(
  site: SitePlace,
  neighbours: readonly SiteAt[],
  cities: readonly SitePlace[],
): readonly SiteAt[] {
  if (neighbours.length === 0) return [];
  const named = new Set(neighbours.map((near) => near.site));
  return placesAround(site, cities, FARTHEST_MILES)
    .filter((near) => !named.has(near.site))
    .slice(0, MAX_CITIES);
}

/** A place as an entry of another place's list; with its state, if that is another one. */
function listed(site: SitePlace, near: SiteAt, language: Language) {
  const { to, miles, direction } = seen(site, near);
  const { PLACE_COPY, PLACE_STORY_WORDS } = wordsIn(language).places;
  const { name } = to;
  const { lat, lng } = to.place;
  return {
    distance: format<string>(PLACE_COPY.nearby.distance, {
      miles,
      direction: PLACE_STORY_WORDS.directions[direction],
    }),
    lat,
    lng,
    path: localPath(placePath(to), language),
    name: to.state === site.state ? name : `${name}, ${to.state.abbreviation}`,
  };
}
