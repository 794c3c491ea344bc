import { BUILD_DATE } from '#config/build.ts';
import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { jurisdiction, JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { countyInSentence } from '#domain/places/place-story.ts';
import { type RentedHomes, rentedHomesAt, rentedHomesSchema } from '#domain/places/rented-homes.ts';
import {
  areaInWords,
  areOldLimits,
  type CountyRents,
  countyRentsSchema,
  type IncomeLimits,
  incomeLimitsSchema,
  isOverYear,
  monthlyIncomeForRent,
  type PartRent,
  rentFloor,
  rentRange,
  rentsAt,
  strangeCounties,
  type TownRents,
  townRentsSchema,
  TWO_BEDROOMS,
} from '#domain/places/rents.ts';
import { goesByBorough, type SitePlace } from '#domain/places/site-place.ts';
import { dollars } from '#domain/shared/amounts.ts';
import { format } from '#domain/shared/format.ts';

import counties from '#content/rents/counties.json';
import limits from '#content/rents/income-limits.json';
import towns from '#content/rents/new-england.json';
import rentedHomes from '#content/rents/rented-homes.json';
import type { PageAnswers } from './place-answers.ts';
import { PLACE_NAMES, PLACES } from './places.ts';
import { readContent, requireNoProblems } from './read.ts';

const FOLDER = 'src/content/rents';

/** HUD's Fair Market Rents by county. */
export const COUNTY_RENTS: CountyRents = readContent(
  `${FOLDER}/counties.json`,
  countyRentsSchema(BUILD_DATE),
  counties,
);

/** HUD's Fair Market Rents in New England, by place. */
export const TOWN_RENTS: TownRents = readContent(
  `${FOLDER}/new-england.json`,
  townRentsSchema(BUILD_DATE),
  towns,
);

export const INCOME_LIMITS: IncomeLimits = readContent(
  `${FOLDER}/income-limits.json`,
  incomeLimitsSchema(BUILD_DATE),
  limits,
);

/** The Census Bureau's figures on rented homes. */
export const RENTED_HOMES: RentedHomes = readContent(
  `${FOLDER}/rented-homes.json`,
  rentedHomesSchema,
  rentedHomes,
);

const everyCounty = new Set(Object.values(PLACES).flatMap((state) => state.counties.map(({ fips }) => fips)));
const names = new Map(Object.values(PLACE_NAMES).flatMap((ofState) => [...ofState]));
requireNoProblems(FOLDER, [
  ...strangeCounties(COUNTY_RENTS.counties, everyCounty).map((problem) => `counties.json  ${problem}`),
  ...strangeCounties(INCOME_LIMITS.counties, everyCounty).map((problem) => `income-limits.json  ${problem}`),
  ...Object.entries(TOWN_RENTS.places)
    .filter(([geonameId, [name]]) => names.get(Number(geonameId)) !== name)
    .map(([geonameId, [name]]) => `new-england.json  places.${geonameId}: no place ${name} has this number`),
  ...Object.entries(RENTED_HOMES.places.homes)
    .filter(([geonameId, [name]]) => names.get(Number(geonameId)) !== name)
    .map(([geonameId, [name]]) => `rented-homes.json  places.${geonameId}: no place ${name} has this number`),
  ...RENTED_HOMES.areas.homes.flatMap(([area, , , codes]) =>
    codes
      .filter((fips) => !everyCounty.has(fips))
      .map((fips) => `rented-homes.json  ${area}: no county has the code ${fips}`),
  ),
  ...(TOWN_RENTS.fiscalYear === COUNTY_RENTS.fiscalYear
    ? []
    : ['new-england.json  fiscalYear: is not that of counties.json']),
]);

/**
 * The rents of a state for two bedrooms: of its counties, or of its listed places where HUD sets rents by town.
 */
export function stateRents(code: JurisdictionCode): {
  readonly of: 'counties' | 'places';
  readonly parts: readonly PartRent[];
} {
  const { majorCities, areas, counties } = PLACES[code];
  const places = [...majorCities, ...areas];
  const goesByTown = places.some(({ geonameId }) => TOWN_RENTS.places[geonameId] !== undefined);
  const all = goesByTown
    ? places
    : counties.map(({ name, fips }) => ({ name, geonameId: 0, countyFips: fips }));
  return {
    of: goesByTown ? 'places' : 'counties',
    parts: all.flatMap((part) => {
      const local = rentsAt(COUNTY_RENTS, TOWN_RENTS, part);
      return local === null
        ? []
        : [{ name: part.name, area: local.area, monthly: local.rents[TWO_BEDROOMS] }];
    }),
  };
}

const FLOORS = new Map(JURISDICTION_CODES.map((code) => [code, rentFloor(stateRents(code).parts)]));

/** Whether a rent for two bedrooms is the least that HUD uses in a state, see {@link rentFloor}. */
export function isRentFloor(code: JurisdictionCode, monthly: number): boolean {
  return FLOORS.get(code) === monthly;
}

/**
 * A HUD area in the words of a page.
 *
 * @param where a county or place in it, for an area without a name
 * @example shownArea('Phoenix-Mesa-Chandler, AZ MSA', 'Phoenix', 'en') // => 'the Phoenix-Mesa-Chandler area'
 * @example shownArea('Apache County, AZ', 'St. Johns', 'en') // => 'Apache County'
 * @example shownArea(null, 'Greenwich', 'en') // => 'the area that Greenwich is in'
 */
function shownArea(area: string | null, where: string, language: Language): string {
  const { ANSWERS_COPY: COPY } = wordsIn(language).states;
  if (area === null) return format<string>(COPY.areaAround, { where });
  const name = areaInWords(area);
  const isCounty = / (?:County|Parish|Borough|Census Area|Municipality)$/u.test(name);
  return isCounty ? name : format<string>(COPY.area, { name });
}

/**
 * HUD's rent for two bedrooms in an area, in the words of a page.
 *
 * @param area in words
 * @param isFloor whether HUD uses no lower figure in the state, so that it may be more than 4 of 10 homes rent for
 */
function rentAnswer(
  { area, monthly, isFloor }: { readonly area: string; readonly monthly: number; readonly isFloor: boolean },
  language: Language,
): PageAnswers['rent'] {
  const { ANSWERS_COPY: COPY } = wordsIn(language).states;
  return {
    label: format<string>(COPY.rent, { area, year: COUNTY_RENTS.fiscalYear }),
    figure: format<string>(COPY.monthly, { rent: dollars(monthly) }),
    note: dated(isFloor ? COPY.rentNote.floor : COPY.rentNote.area, language),
  };
}

/** HUD's rents for two bedrooms in a state: the lowest and the highest, and where; where there is one, that. */
export function stateRentAnswer(code: JurisdictionCode, language: Language): PageAnswers['rent'] {
  const { ANSWERS_COPY: COPY } = wordsIn(language).states;
  const { of, parts } = stateRents(code);
  const [first] = parts;
  const range = rentRange(parts);
  if (first === undefined || range === undefined) return null;
  if (parts.length === 1) {
    const area = shownArea(first.area, first.name, language);
    return rentAnswer({ area, monthly: first.monthly, isFloor: false }, language);
  }
  const where = (alike: readonly PartRent[]): string => {
    const { area, name } = alike[0] ?? first;
    if (alike.length === 1) return name;
    return area !== null && alike.every((each) => each.area === area)
      ? shownArea(area, name, language)
      : format<string>(COPY.alike[of], { count: alike.length });
  };
  return {
    label: format<string>(COPY.rents, {
      state: jurisdiction(code, language).name,
      year: COUNTY_RENTS.fiscalYear,
    }),
    figure: format<string>(COPY.range, {
      low: dollars(range.low[0]?.monthly ?? 0),
      lowIn: where(range.low),
      high: dollars(range.high[0]?.monthly ?? 0),
      highIn: where(range.high),
    }),
    note: dated(COPY.rentNote[of], language),
  };
}

/** The note of a rent, and whether HUD has newer figures. */
function dated(note: string, language: Language): string {
  const { oldRent } = wordsIn(language).states.ANSWERS_COPY;
  return isOverYear(COUNTY_RENTS.fiscalYear, BUILD_DATE) ? `${note} ${oldRent}` : note;
}

/** HUD's rents and income limits at a place; `null` where HUD has no rents. */
export function placeRents(site: SitePlace, language: Language) {
  const { place, county, state } = site;
  const local = rentsAt(COUNTY_RENTS, TOWN_RENTS, place);
  if (local === null) return null;
  const { PLACE_STORY_WORDS, RENTS_COPY: COPY } = wordsIn(language).places;
  const area = shownArea(local.area, site.name, language);
  const monthly = local.rents[TWO_BEDROOMS];
  const { fiscalYear } = INCOME_LIMITS;
  const limits = INCOME_LIMITS.counties[county.fips]?.[1];
  const isOld = areOldLimits(fiscalYear, BUILD_DATE);
  return {
    answer: rentAnswer({ area, monthly, isFloor: isRentFloor(state.abbreviation, monthly) }, language),
    /** What many landlords ask for. */
    income: dollars(monthlyIncomeForRent(monthly)),
    table: {
      place: site.name,
      rents: local.rents,
      area,
      fiscalYear: COUNTY_RENTS.fiscalYear,
      homes: rentedHomesAt(RENTED_HOMES, place),
      /** Who is usually eligible for a voucher; `null` where HUD sets that by town. */
      limits:
        limits === undefined
          ? null
          : format<string>(isOld ? `${COPY.voucher} ${COPY.oldLimits}` : COPY.voucher, {
              // New York City's boroughs have the same limits.
              county: goesByBorough(site) ? site.name : countyInSentence(county, PLACE_STORY_WORDS.county),
              year: fiscalYear,
              one: dollars(limits[0]),
              four: dollars(limits[3]),
            }),
    },
  };
}
