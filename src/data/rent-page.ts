import { BUILD_DATE } from '#config/build.ts';
import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { inCallOrder, legalHelpFor } from '#domain/law/legal-help.ts';
import { citiesWithRules, cityProtections, stateProtections } from '#domain/law/renter-protection.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { monthlyIncomeForRent, rentRange, rentsAt, TWO_BEDROOMS } from '#domain/places/rents.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { stateLimits } from '#domain/plan/renters-plan.ts';
import { dollars } from '#domain/shared/amounts.ts';
import { format } from '#domain/shared/format.ts';

import { firstHelp, LEGAL_HELP } from './help.ts';
import { RENTER_PROTECTIONS } from './laws.ts';
import { uncheckedLine } from './place-answers.ts';
import { PLACES } from './places.ts';
import { COUNTY_RENTS, stateRents, TOWN_RENTS } from './rents.ts';
import { lawsIn } from './translations.ts';

/** Everything that the page about renting in a state with a case on one's record shows. */
export function rentPage(code: JurisdictionCode, language: Language) {
  const { RENT_COPY: COPY } = wordsIn(language).rent;
  const { name } = jurisdiction(code, language);
  const law = lawsIn(language)[code];
  const remedies = law.remedies.map(shownRemedy);
  const rules = stateProtections(RENTER_PROTECTIONS, code);
  const monthlyIncome = (rent: number) => dollars(monthlyIncomeForRent(rent));
  const range = rentRange(stateRents(code).parts);
  const [low, high] = [range?.low[0]?.monthly, range?.high[0]?.monthly];
  return {
    law: { remedies, unreadAct: law.unreadAct },
    limits: stateLimits(remedies, BUILD_DATE),
    rules,
    cities: citiesWithRules(RENTER_PROTECTIONS, code).map((city) => ({
      name: city.name,
      rules: cityProtections(RENTER_PROTECTIONS, city.geonameId),
    })),
    unchecked: uncheckedLine(rules, language),
    /** The rent of the counties for which HUD has one, and three times that. */
    counties: PLACES[code].counties.map(({ name: county, fips }) => {
      const rent = rentsAt(COUNTY_RENTS, TOWN_RENTS, { geonameId: 0, countyFips: fips })?.rents[TWO_BEDROOMS];
      return {
        name: county,
        rent: rent === undefined ? '' : dollars(rent),
        income: rent === undefined ? '' : monthlyIncome(rent),
      };
    }),
    income:
      low === undefined || high === undefined
        ? COPY.income.unknown
        : format(COPY.income.range, {
            state: name,
            low: dollars(low),
            high: dollars(high),
            lowIncome: monthlyIncome(low),
            highIncome: monthlyIncome(high),
            year: COUNTY_RENTS.fiscalYear,
          }),
    note: format(COPY.income.note, { year: COUNTY_RENTS.fiscalYear }),
    help: firstHelp(inCallOrder(legalHelpFor(LEGAL_HELP, code, ''))),
  };
}
