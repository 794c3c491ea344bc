import { type Language, localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { wordsIn } from '#content/words/words.ts';
import type { CourtLocation } from '#domain/law/court-directory.ts';
import { caseSearchAt, type CourtArea } from '#domain/law/court-services.ts';
import {
  authorityPhone,
  housingAuthoritiesSchema,
  housingAuthorityList,
  type HousingAuthority,
} from '#domain/places/housing-authority.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { localFragment } from '#domain/places/local-fragment.ts';
import { format } from '#domain/shared/format.ts';

import authorities from '#content/housing-authorities.json';
import { CASE_SEARCHES } from './case-searches.ts';
import { courtOfPlace } from './courts.ts';
import { isFaxNumber } from './fax-numbers.ts';
import { PLACE_NAMES } from './places.ts';
import { readContent, requireNoProblems } from './read.ts';
import { inLanguage } from './translations.ts';

const AUTHORITIES_FILE = 'src/content/housing-authorities.json';
const AUTHORITIES: ReadonlyMap<number, HousingAuthority> = new Map(
  readContent(AUTHORITIES_FILE, housingAuthoritiesSchema, authorities).authorities.map((each) => [
    each.geonameId,
    each,
  ]),
);

requireNoProblems(
  AUTHORITIES_FILE,
  [...AUTHORITIES.values()]
    .filter(({ state, geonameId, place }) => PLACE_NAMES[state].get(geonameId) !== place)
    .map(({ name, place, state }) => `${name} names ${place}, unknown in ${state}`),
);
requireNoProblems(
  AUTHORITIES_FILE,
  [...AUTHORITIES.values()].flatMap(({ numbers, publicLine }, index) =>
    [...Object.values(numbers), ...Object.values(publicLine ?? {})].flatMap((number) =>
      number !== null && isFaxNumber(number)
        ? [`authorities[${index}].numbers: HUD lists ${number} as a fax`]
        : [],
    ),
  ),
);

/** Whether a town has a housing authority of its own. */
export const hasHousingAuthority = (geonameId: number): boolean => AUTHORITIES.has(geonameId);

/** One thing to do next in a place. */
export interface LocalStep {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly phone: string | null;
  /** Small print: cost, law, caution. */
  readonly note: string | null;
}

/** Where somebody asks what to do next. */
export interface NextArea extends Omit<CourtArea, 'court'> {
  /** GeoNames number of the place; `null` for a whole state. */
  readonly geonameId: number | null;
  readonly court: CourtLocation;
}

/**
 * What to do next in a place, or in a state: look up the case, get help with an open one, ask for housing help, find the
 * court. A step without a source is left out, or says whom to ask.
 */
export function hereNext(area: NextArea, language: Language): readonly LocalStep[] {
  const { HERE_NEXT_COPY: COPY } = wordsIn(language).hereNext;
  const { state, county, place, geonameId, court } = area;
  const { slug, name } = jurisdiction(state, language);
  const helpToday = localPath(`${LAW_PATHS.helpToday(slug)}${localFragment({ county })}`, language);
  const hearing = geonameId === null ? null : courtOfPlace(state, { geonameId, county });
  const { search, remarks } = caseSearchAt(CASE_SEARCHES, { state, county, place, court: hearing });
  const toSearch = remarks.map((remark) => inLanguage(remark, language));
  const authority = geonameId === null ? undefined : AUTHORITIES.get(geonameId);
  const listOfState = {
    label: format<string>(COPY.housing.list, { state: name }),
    href: housingAuthorityList(state),
  };
  const step = (words: Pick<LocalStep, 'title' | 'text'>, more: Partial<LocalStep>): LocalStep => ({
    link: null,
    phone: null,
    note: null,
    title: words.title,
    text: words.text,
    ...more,
  });
  return [
    search === undefined
      ? step({ title: COPY.lookUp.title, text: toSearch.join(' ') || COPY.lookUp.clerk }, {})
      : step(
          { title: COPY.lookUp.title, text: '' },
          {
            link: { label: search.name, href: search.url },
            note: [
              ...(search.cost === null ? [] : [COPY.lookUp.cost[search.cost]]),
              ...toSearch,
              COPY.lookUp.caution,
            ].join(' '),
          },
        ),
    step(COPY.papers, { link: { label: COPY.papers.link, href: helpToday } }),
    authority === undefined
      ? step({ title: COPY.housing.title, text: '' }, { link: listOfState })
      : step(
          {
            title: COPY.housing.title,
            text: authority.website === undefined ? authority.name : '',
          },
          {
            link:
              authority.website === undefined
                ? listOfState
                : { label: authority.name, href: authority.website },
            phone: authorityPhone(authority),
            note: [
              ...(authority.relation === 'of'
                ? []
                : [format<string>(COPY.housing.officeIn, { name: authority.name, place: authority.place })]),
              COPY.housing.ask,
            ].join(' '),
          },
        ),
    ...(court.address === null
      ? []
      : [step({ title: COPY.court.title, text: `${court.name}, ${court.address}` }, { phone: court.phone })]),
  ];
}
