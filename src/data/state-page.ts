import { BUILD_DATE } from '#config/build.ts';
import { type Language, localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { BUSINESS, SITE } from '#config/site.ts';
import { wordsIn } from '#content/words/words.ts';
import { courtFor, courtName, evictionCourt, placeCourt } from '#domain/law/court-directory.ts';
import { inCallOrder, legalHelpFor } from '#domain/law/legal-help.ts';
import { sealingLawPanel, statusNote } from '#domain/law/presentation.ts';
import { stateProtections } from '#domain/law/renter-protection.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { stateHead } from '#domain/place-pages/place-heads.ts';
import { areaService } from '#domain/seo/page-head.ts';
import { format } from '#domain/shared/format.ts';

import { billNames } from './bill-names.ts';
import { courtNameIn, courtsIn, EVICTION_COURTS } from './courts.ts';
import { LEGAL_HELP, lawyerRightsAt } from './help.ts';
import { hereNext } from './here-next.ts';
import { RENTER_PROTECTIONS } from './laws.ts';
import { firstHelp, lawAnswer, type PageAnswers, stateRentAnswer, uncheckedLine } from './place-answers.ts';
import { OUTLINES, PLACES } from './places.ts';
import { SITE_PLACES, sitePlace } from './site-places.ts';
import { inLanguage, lawsIn } from './translations.ts';

/** Everything that the page of a jurisdiction shows (product §2, "State page"). */
export function statePage(code: JurisdictionCode, language: Language) {
  const { law: LAW, states } = wordsIn(language);
  const state = { ...PLACES[code], name: jurisdiction(code, language).name };
  const law = lawsIn(language)[code];
  const bills = billNames(code, language);
  const cities = SITE_PLACES[code].filter(({ kind }) => kind === 'city');
  const areas = SITE_PLACES[code].filter(({ kind }) => kind === 'area');
  const courts = EVICTION_COURTS[code];
  const rule = inLanguage(courts.rule, language);

  const help = inCallOrder(legalHelpFor(LEGAL_HELP, code, ''));
  const court = courtFor(courtsIn(language), code, '');

  return {
    answers: {
      court: {
        label: format<string>(states.ANSWERS_COPY.court, { place: state.name }),
        name: court.court.name,
        note: rule,
        website: court.court.website,
      },
      rent: stateRentAnswer(code, language),
      help: {
        ...firstHelp(help),
        label: format<string>(states.ANSWERS_COPY.help, { place: state.name }),
      },
      law: lawAnswer(law, '#law', language),
    } satisfies PageAnswers,
    state,
    cities,
    areas,
    outline: OUTLINES[code],
    casePlace: { state: code },
    head: stateHead(
      {
        name: state.name,
        law,
        note: statusNote(law, bills, BUILD_DATE),
        cities: cities.map(({ place }) => place.name),
        brand: SITE.name,
      },
      states.STATE_HEAD_WORDS,
    ),
    service: areaService(BUSINESS, { type: 'State', name: state.name }, states.AREA_SERVICE_WORDS),
    law: sealingLawPanel(law, bills, BUILD_DATE, LAW.LAW_PANEL_WORDS),
    courtRule: courts.textRead ? rule : `${rule} ${LAW.QUOTATION_COPY.unread}`,
    courtCitation: courts.citation,
    court,
    capital: courtOfCapital(code, language),
    help,
    rights: lawyerRightsAt(code),
    protections: RENTER_PROTECTIONS.filter((rule) => rule.state === code),
    unchecked: uncheckedLine(stateProtections(RENTER_PROTECTIONS, code), language),
    next: hereNext({ state: code, county: '', place: '', geonameId: null, court: court.court }, language),
    paths: {
      home: localPath('/', language),
      plan: localPath(LAW_PATHS.plan(state.slug), language),
      allLaws: localPath(`${LAW_PATHS.overview}#${state.slug}`, language),
      protections: localPath(LAW_PATHS.protections, language),
    },
  };
}

/**
 * The court of the capital, as an example of how courts are named; `null` without a name, or in a state with one county,
 * where the capital's shows no more than the state's.
 */
function courtOfCapital(code: JurisdictionCode, language: Language) {
  const { counties, capital } = PLACES[code];
  if (counties.length === 1) return null;
  const { place, county } = sitePlace(code, capital);
  const entry = evictionCourt(EVICTION_COURTS[code], county.name)?.entry;
  const shared = entry && courtName(courtNameIn(entry.name, language), county.name);
  const court = placeCourt(EVICTION_COURTS[code], place.geonameId)?.name ?? shared;
  return court === undefined ? null : { city: place.name, county: county.name, court };
}
