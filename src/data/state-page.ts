import { BUILD_DATE } from '#config/build.ts';
import type { Language } from '#config/languages.ts';
import { BUSINESS, SITE } from '#config/site.ts';
import { wordsIn } from '#content/words/words.ts';
import { courtFor } from '#domain/law/court-directory.ts';
import { inCallOrder, legalHelpFor } from '#domain/law/legal-help.ts';
import { sealingLawPanel, statusNote } from '#domain/law/presentation.ts';
import { stateProtections } from '#domain/law/renter-protection.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { stateHead } from '#domain/place-pages/place-heads.ts';
import { areaService } from '#domain/seo/page-head.ts';

import { billNames } from './bill-names.ts';
import { courtsIn, EVICTION_COURTS, shownCourtOf } from './courts.ts';
import { firstHelp, LEGAL_HELP, lawyerRightsAt } from './help.ts';
import { hereNext } from './here-next.ts';
import { RENTER_PROTECTIONS } from './laws.ts';
import { lawAnswer, type PageAnswers, uncheckedLine } from './place-answers.ts';
import { PLACES } from './places.ts';
import { stateRentAnswer } from './rents.ts';
import { sitePlace, sitePlacesIn } from './site-places.ts';
import { inLanguage, lawsIn } from './translations.ts';

/** The sections of the page of a jurisdiction (product §2, "State page"), each for the component that shows it. */
export function statePage(code: JurisdictionCode, language: Language) {
  const { law: LAW, states } = wordsIn(language);
  const state = { ...PLACES[code], name: jurisdiction(code, language).name };
  const law = lawsIn(language)[code];
  const bills = billNames(code, language);
  const sites = sitePlacesIn(language).of[code];
  const cities = sites.filter(({ kind }) => kind === 'city');
  const help = inCallOrder(legalHelpFor(LEGAL_HELP, code, ''));
  const answer = courtFor(courtsIn(language), code, '');
  const { court } = answer;
  const { citation, rule: english, textRead } = EVICTION_COURTS[code];
  const rule = inLanguage(english, language);

  return {
    head: stateHead(
      {
        name: state.name,
        law,
        note: statusNote(law, bills, BUILD_DATE),
        cities: cities.map((city) => city.name),
        brand: SITE.name,
      },
      states.STATE_HEAD_WORDS,
    ),
    service: areaService(BUSINESS, { type: 'State', name: state.name }, states.AREA_SERVICE_WORDS),
    state,
    answers: {
      of: state.name,
      court: {
        name: court.name,
        note: rule,
        website: court.website,
        isStateBesideTribal: false,
        boroughs: [],
      },
      rent: stateRentAnswer(code, language),
      help: firstHelp(help),
      law: lawAnswer(law, '#law', language),
      casePlace: { state: code },
    } satisfies PageAnswers,
    next: hereNext({ state: code, county: '', place: '', geonameId: null, court }, language),
    cities,
    areas: sites.filter(({ kind }) => kind === 'area'),
    law: sealingLawPanel(law, bills, BUILD_DATE, LAW.LAW_PANEL_WORDS),
    court: {
      answer,
      rule: textRead ? rule : `${rule} ${LAW.QUOTATION_COPY.unread}`,
      law: citation,
      capital: courtOfCapital(code, language),
    },
    help: { contacts: help, rights: lawyerRightsAt(code) },
    protections: {
      rules: RENTER_PROTECTIONS.filter((each) => each.state === code),
      unchecked: uncheckedLine(stateProtections(RENTER_PROTECTIONS, code), language),
    },
  };
}

/**
 * The court of the capital, as an example of how courts are named; `null` in a state with one county, where the capital's
 * shows no more than the state's.
 */
function courtOfCapital(code: JurisdictionCode, language: Language) {
  const { counties, capital } = PLACES[code];
  if (counties.length === 1) return null;
  const { place, county } = sitePlace(code, capital);
  const at = { geonameId: place.geonameId, county: county.name };
  return { city: place.name, county: county.name, court: shownCourtOf(code, at, language).name };
}
