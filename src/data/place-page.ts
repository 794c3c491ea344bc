import { DEFAULT_LANGUAGE } from '#config/languages.ts';
import { LAW_PATHS, PLACE_DATA_PATHS } from '#config/open-data.ts';
import { START_FEE } from '#config/offer.ts';
import { BUSINESS, SITE } from '#config/site.ts';
import { COURT_WORDS } from '#content/words/en/law.ts';
import { CLAIMS, TIMING } from '#content/words/en/offer.ts';
import { APPLY_COPY, PLACE_HEADS_WORDS, PLACE_STORY_WORDS, PLACES_COPY } from '#content/words/en/places.ts';
import { ANSWERS_COPY, AREA_SERVICE_WORDS } from '#content/words/en/states.ts';
import { courtAt } from '#domain/law/court-directory.ts';
import { inCallOrder, legalHelpAt } from '#domain/law/legal-help.ts';
import { cityProtections, stateProtections } from '#domain/law/renter-protection.ts';
import { statePath } from '#domain/places/place-address.ts';
import { placeHead } from '#domain/places/place-heads.ts';
import { countyInSentence, placeParagraphs, type PlaceStory, whereItIs } from '#domain/places/place-story.ts';
import { applySteps } from '#domain/places/apply-steps.ts';
import { closestCheaper, rentsAt, TWO_BEDROOMS } from '#domain/places/rents.ts';
import { boroughsOf, goesByBorough, type SitePlace } from '#domain/places/site-place.ts';
import {
  acrossTheLine,
  closestPlace,
  countyNeighbours,
  majorCitiesBeyond,
  majorCitiesNear,
  placesAround,
  surroundings,
  whereabouts,
} from '#domain/places/surroundings.ts';
import { areaService } from '#domain/seo/page-head.ts';
import { format } from '#domain/shared/format.ts';

import { COURTS, EVICTION_COURTS } from './courts.ts';
import { LEGAL_HELP, lawyerRightsAt } from './help.ts';
import { firstHelp, lawAnswer, type PageAnswers, rentAnswer } from './place-answers.ts';
import { RENTER_PROTECTIONS, sealingLaw } from './laws.ts';
import { COUNTY_RENTS, INCOME_LIMITS, STATE_RENTS, TOWN_RENTS } from './rents.ts';
import { cityFigures, SITE_PLACES, SITE_PLACES_BY_COUNTY, SITE_VICINITY } from './site-places.ts';

/** What the sentences about a place are made from. */
export function placeStory(site: SitePlace): PlaceStory {
  const code = site.state.abbreviation;
  const around = placesAround(site, SITE_VICINITY);
  return {
    site,
    boroughs: boroughsOf(site, SITE_PLACES[code]),
    whereabouts: whereabouts(site, around),
    closest: closestPlace(site, around),
    sameCounty: countyNeighbours(SITE_PLACES_BY_COUNTY[code], site),
    across: acrossTheLine(site, around),
  };
}

/** HUD's line for housing counselors. */
const HUD_COUNSELOR = LEGAL_HELP.default.find(({ url }) => url?.startsWith('https://www.hud.gov/'));

/** Everything that the page of a major city or an area shows (specification §2, "City page"). */
export function placePage(site: SitePlace) {
  const { state, place, county, label } = site;
  const code = state.abbreviation;
  const story = placeStory(site);
  const { whereabouts: where, boroughs } = story;
  const neighbours = surroundings(site, placesAround(site, SITE_VICINITY));
  const cities = majorCitiesNear(site);
  const atCourt = { geonameId: place.geonameId, county: county.name };
  const court = courtAt(COURTS, code, EVICTION_COURTS[code], atCourt, COURT_WORDS).court;
  const help = inCallOrder(legalHelpAt(LEGAL_HELP, code, atCourt));
  const local = rents(site);
  const monthly = local?.local.rents[TWO_BEDROOMS];
  const protections = [
    ...cityProtections(RENTER_PROTECTIONS, place.geonameId),
    ...stateProtections(RENTER_PROTECTIONS, code),
  ];

  return {
    ...{ site, place, state, label },
    counties: site.counties.map((part) => ({
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
    stats: figures(site),
    answers: {
      court: {
        label: place.tribalLand === true ? ANSWERS_COPY.stateCourt : ANSWERS_COPY.court,
        name: court.name,
        // What holds for every court is not repeated.
        note: court.note.replace(COURT_WORDS.lookOnTheSummons, '').trim() || null,
        website: court.website,
      },
      rent:
        local === null || monthly === undefined
          ? null
          : rentAnswer({ ...local, monthly, of: 'place' }, '#rents', DEFAULT_LANGUAGE),
      help: firstHelp(help),
      law: lawAnswer(sealingLaw(code), `${statePath(state)}#law`, DEFAULT_LANGUAGE),
    } satisfies PageAnswers,
    boroughs: boroughs.map((borough) => borough.site),
    apply: {
      steps: applySteps(protections, monthly ?? null, APPLY_COPY),
      lettersPath: `${LAW_PATHS.plan(state.slug)}#letters`,
      rulesPath: protections.length === 0 ? null : `${PLACE_DATA_PATHS.protections}#${state.slug}`,
    },
    rents: local,
    nearby: { site, neighbours, cities, beyond: majorCitiesBeyond(site, [...neighbours, ...cities]) },
    help,
    rights: lawyerRightsAt(code, place.geonameId),
    counselor: HUD_COUNSELOR?.phone ?? null,
    /** Whose services the list of help names. */
    helpOf: goesByBorough(site) ? place.name : countyInSentence(county, PLACE_STORY_WORDS.county),
    // Where the borough decides, the renter chooses the county in the check.
    casePlace: { state: code, ...(!goesByBorough(site) && { county: county.name }) },
    statePath: statePath(state),
  };
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
    limitsYear: INCOME_LIMITS.fiscalYear,
    fiscalYear: COUNTY_RENTS.fiscalYear,
  };
}
