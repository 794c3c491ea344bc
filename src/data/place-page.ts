import { BUILD_DATE } from '#config/build.ts';
import { LANGUAGE_NAMES, type Language, localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { START_FEE } from '#config/offer.ts';
import { BUSINESS, SITE } from '#config/site.ts';
import { type Words, wordsIn } from '#content/words/words.ts';
import { type CourtAnswer, courtAt } from '#domain/law/court-directory.ts';
import { inCallOrder, legalHelpAt } from '#domain/law/legal-help.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { localFragment } from '#domain/places/local-fragment.ts';
import { placePath, statePath } from '#domain/places/place-address.ts';
import { placeHead } from '#domain/place-pages/place-heads.ts';
import {
  acrossInWords,
  countyInSentence,
  nameWithState,
  type PlaceStory,
  whereItIs,
} from '#domain/places/place-story.ts';
import { rentedHomesAt } from '#domain/places/rented-homes.ts';
import { areOldLimits, incomeForRent, rentsAt, TWO_BEDROOMS } from '#domain/places/rents.ts';
import {
  boroughsOf,
  type CountyPart,
  goesByBorough,
  partsOf,
  type SitePlace,
} from '#domain/places/site-place.ts';
import {
  acrossTheLine,
  FARTHEST_MILES,
  fromNearestCity,
  neighboursOf,
  placesAround,
  seen,
  type SiteAt,
} from '#domain/places/surroundings.ts';
import { areaService } from '#domain/seo/page-head.ts';
import { dollars } from '#domain/shared/amounts.ts';
import { format } from '#domain/shared/format.ts';

import { canonicalPlace } from './canonical-places.ts';
import { courtsIn, evictionCourtsIn } from './courts.ts';
import { LEGAL_HELP, lawyerRightsAt } from './help.ts';
import { hereNext } from './here-next.ts';
import { firstHelp, lawAnswer, type PageAnswers, rentAnswer, shownArea } from './place-answers.ts';
import { COUNTY_RENTS, INCOME_LIMITS, isRentFloor, RENTED_HOMES, TOWN_RENTS } from './rents.ts';
import { ALL_SITE_PLACES, cityFigures, SITE_CITIES, SITE_PLACES } from './site-places.ts';
import { lawsIn } from './translations.ts';

/** What the sentences about a place are made from. */
export function placeStory(site: SitePlace, around = placesAround(site, ALL_SITE_PLACES)): PlaceStory {
  return {
    site,
    boroughs: boroughsOf(site, SITE_PLACES[site.state.abbreviation]),
    nearestCity: fromNearestCity(site, around),
    across: acrossTheLine(site, around),
  };
}

/** How many of the nearest cities are named beside the neighbours. */
const MAX_CITIES = 4;

/** HUD's line for housing counselors. */
const HUD_COUNSELOR = LEGAL_HELP.default.find(({ url }) => url?.startsWith('https://www.hud.gov/'));

/** Everything that the page of a major city or an area shows (product §2, "City page"). */
export function placePage(site: SitePlace, language: Language) {
  const words = wordsIn(language);
  const { PLACE_HEADS_WORDS, PLACE_STORY_WORDS } = words.places;
  const { ANSWERS_COPY, AREA_SERVICE_WORDS } = words.states;
  const { state, place, county, label } = site;
  const code = state.abbreviation;
  const around = placesAround(site, ALL_SITE_PLACES);
  const story = placeStory(site, around);
  const { boroughs } = story;
  const neighbours = neighboursOf(site, around, ALL_SITE_PLACES);
  const atCourt = { geonameId: place.geonameId, county: county.name };
  const court = courtIn(language, code, atCourt);
  const help = inCallOrder(legalHelpAt(LEGAL_HELP, code, atCourt));
  const first = firstHelp(help);
  const local = rents(site, language);
  const parts = partsOf(site).map((part) => countyPart(site, part, language));
  // Of a place in several counties, the answers are those of the first, and say so.
  const about = parts.length > 0 ? county.name : place.name;
  const monthly = local?.local.rents[TWO_BEDROOMS];
  const rights = lawyerRightsAt(code, place.geonameId).filter(({ places }) => places !== null);

  return {
    site,
    nameWithState: nameWithState(site, PLACE_STORY_WORDS),
    canonicalPath: localPath(placePath(canonicalPlace(site)), language),
    head: placeHead(
      site,
      { nearestCity: story.nearestCity, hasNeighbours: neighbours.length > 0 },
      SITE.name,
      PLACE_HEADS_WORDS,
      PLACE_STORY_WORDS,
    ),
    service: areaService(
      BUSINESS,
      { type: site.kind === 'city' ? 'City' : 'Place', name: label, within: state.name },
      AREA_SERVICE_WORDS,
    ),
    lede: whereItIs(story, PLACE_STORY_WORDS),
    stats: figures(site, language),
    answers: {
      court: {
        label: format<string>(place.tribalLand === true ? ANSWERS_COPY.stateCourt : ANSWERS_COPY.court, {
          place: about,
        }),
        name: court.name,
        // What holds for every court is not repeated.
        note: withoutGeneralities(court.note, words),
        website: court.website,
      },
      rent:
        local === null || monthly === undefined
          ? null
          : rentAnswer({ area: local.area, monthly, isFloor: isRentFloor(code, monthly) }, language),
      help: { ...first, label: format<string>(ANSWERS_COPY.help, { place: about }) },
      law: lawAnswer(lawsIn(language)[code], localPath(`${statePath(state)}#law`, language), language),
    } satisfies PageAnswers,
    boroughs: boroughs.map((borough) => ({
      name: borough.site.place.name,
      county: borough.county.name,
      path: localPath(placePath(borough.site), language),
    })),
    rents: local,
    /** What many landlords ask for: three times the rent of two bedrooms. */
    income: monthly === undefined ? null : dollars(incomeForRent(monthly) / 12),
    parts,
    next: hereNext(
      { state: code, county: county.name, place: place.name, geonameId: place.geonameId, court },
      language,
    ),
    nearby: {
      place,
      neighbours: neighbours.map((near) => listed(site, near, language)),
      cities: nearestCities(site, neighbours).map((near) => listed(site, near, language)),
      across: acrossInWords(story, PLACE_STORY_WORDS),
    },
    help: {
      // A number that the right to a lawyer names is not listed again.
      contacts: help.filter(
        (contact) =>
          contact !== first && !rights.some(({ ask }) => ask?.phone !== null && ask?.phone === contact.phone),
      ),
      rights,
      /** Whether the state's page tells of a free lawyer for some. */
      hasStateRight: lawyerRightsAt(code).length > 0,
      counselor: HUD_COUNSELOR?.phone ?? null,
    },
    // Where the home decides the county, the check is given the place and asks which of its counties it is.
    casePlace: { state: code, county: parts.length > 0 || goesByBorough(site) ? place.name : county.name },
    paths: {
      home: localPath('/', language),
      state: localPath(statePath(state), language),
      rent: localPath(
        `${LAW_PATHS.rent(state.slug)}${localFragment({ county: county.name, town: place.name })}`,
        language,
      ),
    },
  };
}

function courtIn(
  language: Language,
  code: JurisdictionCode,
  at: { readonly geonameId: number; readonly county: string },
): CourtAnswer['court'] {
  const { COURT_WORDS } = wordsIn(language).law;
  return courtAt(courtsIn(language), code, evictionCourtsIn(language)[code], at, COURT_WORDS).court;
}

/** A court's note without what is said of every court of its kind. */
function withoutGeneralities(note: string, { law: { COURT_WORDS } }: Words): string | null {
  return (
    [COURT_WORDS.lookOnTheSummons, COURT_WORDS.notConfirmed]
      .reduce<string>((text, sentence) => text.replace(sentence, ''), note)
      .trim() || null
  );
}

/** The nearest cities that the list of neighbours does not have; none for a place as remote as Juneau. */
function nearestCities(site: SitePlace, neighbours: readonly SiteAt[]): readonly SiteAt[] {
  if (neighbours.length === 0) return [];
  const named = new Set(neighbours.map((near) => near.site));
  return placesAround(site, SITE_CITIES, FARTHEST_MILES)
    .filter((near) => !named.has(near.site))
    .slice(0, MAX_CITIES);
}

/** A place as an entry of another place's list; with its state, if that is another one. */
function listed(site: SitePlace, near: SiteAt, language: Language) {
  const { to, miles, direction } = seen(site, near);
  const { PLACE_COPY, PLACE_STORY_WORDS } = wordsIn(language).places;
  const { name, lat, lng } = to.place;
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

/** The operator's counted figures; empty for a place without any. */
function figures(site: SitePlace, language: Language) {
  const counted = cityFigures(site);
  if (counted === null) return [];
  const { places, offer } = wordsIn(language);
  const { stats } = places.PLACE_COPY;
  return [
    {
      figure: counted.approved.toLocaleString(LANGUAGE_NAMES[language].tag),
      label: format<string>(stats.approvals, { place: site.place.name }),
    },
    { figure: offer.TIMING.approval, label: stats.approval },
    { figure: START_FEE.shown, label: stats.start },
  ];
}

/** What differs between the counties of a place: court, rent for two bedrooms, whom to call. */
function countyPart({ state, place }: SitePlace, { county, percent }: CountyPart, language: Language) {
  const at = { geonameId: place.geonameId, county: county.name };
  const code = state.abbreviation;
  const local = rentsAt(COUNTY_RENTS, TOWN_RENTS, { geonameId: place.geonameId, countyFips: county.fips });
  return {
    name: county.name,
    percent,
    court: courtIn(language, code, at).name,
    rent: local?.rents[TWO_BEDROOMS] ?? null,
    help: firstHelp(inCallOrder(legalHelpAt(LEGAL_HELP, code, at))),
  };
}

/** HUD's rents at the place; `null` where there are none. */
function rents(site: SitePlace, language: Language) {
  const { place, county } = site;
  const { PLACE_STORY_WORDS } = wordsIn(language).places;
  const local = rentsAt(COUNTY_RENTS, TOWN_RENTS, place);
  if (local === null) return null;
  const { fiscalYear } = INCOME_LIMITS;
  return {
    place: place.name,
    local,
    area: shownArea(local.area, place.name, language),
    voucher: INCOME_LIMITS.counties[county.fips]?.[1] ?? null,
    // New York City's boroughs have the same limits.
    county: goesByBorough(site) ? place.name : countyInSentence(county, PLACE_STORY_WORDS.county),
    limitsYear: fiscalYear,
    areLimitsOld: areOldLimits(fiscalYear, BUILD_DATE),
    fiscalYear: COUNTY_RENTS.fiscalYear,
    homes: rentedHomesAt(RENTED_HOMES, place),
  };
}
