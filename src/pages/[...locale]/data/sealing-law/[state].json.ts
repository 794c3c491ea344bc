import type { APIRoute, GetStaticPaths } from 'astro';

import { BUILD_DATE } from '#config/build.ts';
import { languageOf } from '#config/languages.ts';
import { billNames } from '#data/bill-names.ts';
import { GAZETTEERS } from '#data/places.ts';
import { courtReminderStep } from '#data/court-reminders.ts';
import { courtsIn } from '#data/courts.ts';
import { remediesWithPaper } from '#data/filings.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { inLanguage, lawsIn } from '#data/translations.ts';
import { wordsIn } from '#content/words/words.ts';
import { planWords } from '#domain/plan/next-steps.ts';
import { courtsOf } from '#domain/law/court-directory.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { sealingLawFile } from '#domain/plan/state-file-content.ts';
import { legalHelpOf, withSpecialties } from '#domain/law/legal-help.ts';
import { inEachLanguage, type StateRouteProps, stateRoutes } from '#layouts/static-paths.ts';

/** One file for each of the 51 jurisdictions and each language: `/data/sealing-law/<slug>.json`. */
export const getStaticPaths = (() => inEachLanguage(stateRoutes())) satisfies GetStaticPaths;

/** Fetched by the eligibility check when a state is chosen. */
export const GET: APIRoute<StateRouteProps> = ({ props: { code }, currentLocale }) => {
  const language = languageOf(currentLocale);
  const { law: LAW, states } = wordsIn(language);
  const law = lawsIn(language)[code];
  const file = sealingLawFile(
    law,
    billNames(code, language),
    courtsOf(courtsIn(language), code),
    withSpecialties(legalHelpOf(LEGAL_HELP, code), (sentence) => inLanguage(sentence, language)),
    GAZETTEERS[code],
    remediesWithPaper(code),
    planWords(
      { ...law, remedies: law.remedies.map(shownRemedy) },
      states,
      courtReminderStep({ state: code, county: '', court: null }, language),
    ),
    LAW.LAW_PANEL_WORDS,
    BUILD_DATE,
  );
  return Response.json(file);
};
