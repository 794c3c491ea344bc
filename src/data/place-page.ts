import { BUILD_DATE } from '#config/build.ts';
import { PLACE_DATA_PATHS } from '#config/open-data.ts';
import { START_FEE } from '#config/offer.ts';
import { BUSINESS, SITE } from '#config/site.ts';
import { COURT_WORDS, EVIDENCE_WORDS, PROTECTIONS_COPY } from '#content/words/en/law.ts';
import { CLAIMS, TIMING } from '#content/words/en/offer.ts';
import { PLACE_HEADS_WORDS, PLACE_STORY_WORDS, PLACES_COPY } from '#content/words/en/places.ts';
import { AREA_SERVICE_WORDS } from '#content/words/en/states.ts';
import { courtAt } from '#domain/law/court-directory.ts';
import { lawEvidence } from '#domain/law/evidence.ts';
import { inCallOrder, legalHelpAt } from '#domain/law/legal-help.ts';
import { statusNote } from '#domain/law/presentation.ts';
import { cityProtections, stateProtections } from '#domain/law/renter-protection.ts';
import { statePath } from '#domain/places/place-address.ts';
import { placeHead } from '#domain/places/place-heads.ts';
import {
  countyInSentence,
  nameSeenFrom,
  placeParagraphs,
  type PlaceStory,
  spokenMiles,
  whereItIs,
} from '#domain/places/place-story.ts';
import { closestCheaper, fiscalYearOf, rentsAt } from '#domain/places/rents.ts';
import { boroughsOf, goesByBorough, type SitePlace } from '#domain/places/site-place.ts';
import {
  acrossTheLine,
  type Bearing,
  closestPlace,
  countyNeighbours,
  majorCitiesBeyond,
  majorCitiesNear,
  nearestCityOfState,
  placesAround,
  surroundings,
  whereabouts,
} from '#domain/places/surroundings.ts';
import { areaService } from '#domain/seo/page-head.ts';
import { format } from '#domain/shared/format.ts';

import { COURTS, EVICTION_COURTS } from './courts.ts';
import { LEGAL_HELP, lawyerRightsAt } from './help.ts';
import { RENTER_PROTECTIONS, sealingLaw } from './laws.ts';
import { OUTLINES } from './places.ts';
import { COUNTY_RENTS, INCOME_LIMITS, STATE_RENTS, TOWN_RENTS } from './rents.ts';
import { cityFigures, SITE_PLACES, SITE_PLACES_BY_COUNTY, SITE_VICINITY } from './site-places.ts';

/** What the sentences about a place are made from. */
export function placeStory(site: SitePlace): PlaceStory {
  const code = site.state.abbreviation;
  const around = placesAround(site, SITE_VICINITY);
  const law = sealingLaw(code);
  return {
    ...{ site, law, note: statusNote(law, BUILD_DATE) },
    boroughs: boroughsOf(site, SITE_PLACES[code]),
    whereabouts: whereabouts(site, around),
    closest: closestPlace(site, around),
    sameCounty: countyNeighbours(SITE_PLACES_BY_COUNTY[code], site),
    across: acrossTheLine(site, around),
  };
}

/** Everything that the page of a major city or an area shows (specification §2, "City page"). */
export function placePage(site: SitePlace) {
  const { state, place, county, label } = site;
  const code = state.abbreviation;
  const story = placeStory(site);
  const { whereabouts: where, boroughs, law } = story;
  const neighbours = surroundings(site, story.closest);
  const cities = majorCitiesNear(site);
  const atCourt = { geonameId: place.geonameId, county: county.name };

  return {
    ...{ site, place, state, label },
    counties: (site.counties.length === 0 ? [{ county, percent: null }] : site.counties).map((part) => ({
      name: part.county.name,
      percent: part.percent,
      borough: boroughs.find((each) => each.county === part.county)?.site ?? null,
    })),
    head: placeHead(site, where, SITE.name, PLACE_HEADS_WORDS, PLACE_STORY_WORDS),
    service: areaService(
      BUSINESS,
      { type: site.kind === 'city' ? 'City' : 'Place', name: label, within: state.name },
      AREA_SERVICE_WORDS,
    ),
    lede: whereItIs(story, PLACE_STORY_WORDS),
    paragraphs: placeParagraphs(story, PLACE_STORY_WORDS),
    map: { place, beside: nearestCityOfState(site), state: state.name, outline: OUTLINES[code] },
    stats: figures(site),
    nearest: where.nearestCity && bearing(site, where.nearestCity),
    capital: where.capital && bearing(site, where.capital),
    court: { ...courtAt(COURTS, code, EVICTION_COURTS[code], atCourt, COURT_WORDS), selfHelp: null },
    courtCitation: EVICTION_COURTS[code].citation,
    lawChecked: lawEvidence(law, BUILD_DATE, EVIDENCE_WORDS).checked,
    protections: protections(site),
    rents: rents(site),
    nearby: { site, neighbours, cities, beyond: majorCitiesBeyond(site, [...neighbours, ...cities]) },
    help: inCallOrder(legalHelpAt(LEGAL_HELP, code, atCourt)),
    rights: lawyerRightsAt(code, place.geonameId),
    national: LEGAL_HELP.default.filter(({ kind }) => kind === 'helpline'),
    /** Whose services the list of help names. */
    helpOf: goesByBorough(site) ? place.name : countyInSentence(county, PLACE_STORY_WORDS.county),
    // Where the borough decides, the renter chooses the county in the check.
    casePlace: { state: code, ...(!goesByBorough(site) && { county: county.name }) },
    statePath: statePath(state),
    lawPath: `${statePath(state)}#law`,
  };
}

/** @example '12.4 miles southeast of Phoenix' */
function bearing(site: SitePlace, { to, miles, direction }: Bearing): string {
  const city = nameSeenFrom(site, to, PLACE_STORY_WORDS);
  return `${spokenMiles(miles, PLACE_STORY_WORDS.miles)} ${direction} of ${city}`;
}

/** The operator's counted figures, or nationwide ones that say so. */
function figures(site: SitePlace) {
  const counted = cityFigures(site);
  const { stats } = PLACES_COPY.place;
  const approvals =
    counted === null
      ? CLAIMS.approvalsThisWeek
      : {
          figure: counted.approved.toLocaleString('en-US'),
          label: format(stats.approvals, { place: site.place.name }),
        };
  return {
    caption: counted === null ? format(PLACES_COPY.stats.notOf, { place: site.place.name }) : null,
    figures: [
      approvals,
      { figure: TIMING.approval, label: stats.approval },
      { figure: START_FEE.shown, label: stats.start },
      CLAIMS.successRate,
    ],
  };
}

/** The state's topics with the address that explains them, and the city's own rules; `null` if there are none. */
function protections({ state, place }: SitePlace) {
  const statewide = stateProtections(RENTER_PROTECTIONS, state.abbreviation);
  const local = cityProtections(RENTER_PROTECTIONS, place.geonameId);
  if (statewide.length + local.length === 0) return null;
  return {
    topics: [...new Set(statewide.map(({ topic }) => PROTECTIONS_COPY.topics[topic]))],
    path: `${PLACE_DATA_PATHS.protections}#${state.slug}`,
    local,
  };
}

/** HUD's rents at the place; `null` where there are none. */
function rents(site: SitePlace) {
  const rentsOf = (other: SitePlace) => rentsAt(COUNTY_RENTS, TOWN_RENTS, other.place);
  const local = rentsOf(site);
  if (local === null) return null;
  const { state, place, county } = site;
  const code = state.abbreviation;
  return {
    ...{ place: place.name, state: state.name, local, middle: STATE_RENTS[code] },
    cheaper: closestCheaper(site, SITE_PLACES[code], rentsOf),
    voucher: INCOME_LIMITS.counties[county.fips]?.[1] ?? null,
    fiscalYear: COUNTY_RENTS.fiscalYear,
    isOld: COUNTY_RENTS.fiscalYear < fiscalYearOf(BUILD_DATE),
  };
}
