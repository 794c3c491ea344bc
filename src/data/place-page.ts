import { LANGUAGE_NAMES, type Language, localPath } from '#config/languages.ts';
import { START_FEE } from '#config/offer.ts';
import { BUSINESS, SITE } from '#config/site.ts';
import { type Words, wordsIn } from '#content/words/words.ts';
import { placePath, statePath } from '#domain/places/place-address.ts';
import { placeHead } from '#domain/place-pages/place-heads.ts';
import { nameWithState, whereItIs } from '#domain/places/place-story.ts';
import { rentsAt, TWO_BEDROOMS } from '#domain/places/rents.ts';
import { goesByBorough, partsOf, type SitePlace } from '#domain/places/site-place.ts';
import { areaService } from '#domain/seo/page-head.ts';
import { format } from '#domain/shared/format.ts';

import { canonicalPlace } from './canonical-places.ts';
import { shownCourtOf } from './courts.ts';
import { placeHelp } from './help.ts';
import { hereNext } from './here-next.ts';
import { lawAnswer, type PageAnswers } from './place-answers.ts';
import { COUNTY_RENTS, placeRents, TOWN_RENTS } from './rents.ts';
import { cityFigures } from './site-places.ts';
import { surroundings } from './surroundings.ts';
import { lawsIn } from './translations.ts';

/** The sections of the page of a major city or an area (product §2, "City page"), each for the component that shows it. */
export function placePage(site: SitePlace, language: Language) {
  const words = wordsIn(language);
  const { PLACE_HEADS_WORDS, PLACE_STORY_WORDS } = words.places;
  const { state, place, county } = site;
  const code = state.abbreviation;
  const at = { geonameId: place.geonameId, county: county.name };
  const { story, nearby } = surroundings(site, language);
  const court = shownCourtOf(code, at, language);
  const help = placeHelp(code, at);
  const rents = placeRents(site, language);
  const parts = countyParts(site, language);
  const isInSeveral = parts.length > 0;

  return {
    head: {
      ...placeHead(
        site,
        { nearestCity: story.nearestCity, hasNeighbours: nearby.neighbours.length > 0 },
        SITE.name,
        PLACE_HEADS_WORDS,
        PLACE_STORY_WORDS,
      ),
      canonicalPath: localPath(placePath(canonicalPlace(site)), language),
    },
    intro: { name: nameWithState(site, PLACE_STORY_WORDS), where: whereItIs(story, PLACE_STORY_WORDS) },
    answers: {
      // Of a place in several counties, the answers are those of the first, and say so.
      of: isInSeveral ? county.name : site.name,
      court: {
        name: court.name,
        // What holds for every court is not repeated.
        note: withoutGeneralities(court.note, words),
        website: court.website,
        isStateBesideTribal: place.tribalLand === true,
        boroughs: story.boroughs.map((borough) => ({
          name: borough.site.name,
          county: borough.county.name,
          path: localPath(placePath(borough.site), language),
        })),
      },
      rent: rents?.answer ?? null,
      help: help.first,
      law: lawAnswer(lawsIn(language)[code], localPath(`${statePath(state)}#law`, language), language),
      // Where the home decides the county, the check is given the place and asks which of its counties it is.
      casePlace: { state: code, county: isInSeveral || goesByBorough(site) ? place.name : county.name },
    } satisfies PageAnswers,
    next: hereNext({ state: code, ...at, place: place.name, court }, language),
    rents,
    parts,
    nearby,
    help,
    figures: figures(site, language),
  };
}

/** The service that the operator offers in a place, for search engines. */
export function placeService({ kind, name, state }: SitePlace, language: Language) {
  const type = kind === 'city' ? 'City' : 'Place';
  const { AREA_SERVICE_WORDS } = wordsIn(language).states;
  return areaService(BUSINESS, { type, name, within: state.name }, AREA_SERVICE_WORDS);
}

/** A court's note without what is said of every court of its kind. */
function withoutGeneralities(note: string, { law: { COURT_WORDS } }: Words): string | null {
  return (
    [COURT_WORDS.lookOnTheSummons, COURT_WORDS.notConfirmed]
      .reduce<string>((text, sentence) => text.replace(sentence, ''), note)
      .trim() || null
  );
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
      label: format<string>(stats.approvals, { place: site.name }),
    },
    { figure: offer.TIMING.approval, label: stats.approval },
    { figure: START_FEE.shown, label: stats.start },
  ];
}

/** The counties of a place in several, each with what differs: court, rent for two bedrooms, whom to call. */
function countyParts(site: SitePlace, language: Language) {
  const { geonameId } = site.place;
  const code = site.state.abbreviation;
  return partsOf(site).map(({ county, percent }) => {
    const at = { geonameId, county: county.name };
    const local = rentsAt(COUNTY_RENTS, TOWN_RENTS, { geonameId, countyFips: county.fips });
    return {
      name: county.name,
      percent,
      court: shownCourtOf(code, at, language).name,
      rent: local?.rents[TWO_BEDROOMS] ?? null,
      help: placeHelp(code, at).first,
    };
  });
}
