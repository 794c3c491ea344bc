import {
  type HelpContact,
  inCallOrder,
  isFreeHelp,
  legalHelpAt,
  legalHelpDirectory,
  type LegalHelpDirectory,
} from '#domain/law/legal-help.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import {
  type LawyerRight,
  lawyerRightsSchema,
  nationalHelpSchema,
  stateHelpSchema,
} from '#domain/law/facts-schema.ts';

import rights from '#content/lawyer-rights.json';
import national from '#content/legal-help/default.json';
import type { PlaceAt } from './courts.ts';
import { COUNTIES, PLACE_NAMES } from './places.ts';
import { readContent, readStateFiles, requireNoProblems } from './read.ts';

const FOLDER = 'src/content/legal-help';

const stateHelp = readStateFiles(
  FOLDER,
  stateHelpSchema,
  import.meta.glob(['../content/legal-help/*.json', '!../content/legal-help/default.json'], {
    eager: true,
    import: 'default',
  }),
);

for (const [code, { areas = [] }] of stateHelp) {
  requireNoProblems(
    `${FOLDER}/${jurisdiction(code).slug}.json`,
    areas.flatMap(({ name, counties, places = [] }, index) => [
      ...counties
        .filter((county) => !COUNTIES[code].includes(county))
        .map((county) => `areas[${index}].counties: ${name} lists ${county}, unknown in this state`),
      ...places
        .filter((place) => PLACE_NAMES[code].get(place.geonameId) !== place.name)
        .map((place) => `areas[${index}].places: ${name} lists ${place.name}, unknown in this state`),
    ]),
  );
}

export const LEGAL_HELP: LegalHelpDirectory = legalHelpDirectory(
  readContent(`${FOLDER}/default.json`, nationalHelpSchema, national),
  Object.fromEntries(stateHelp),
  COUNTIES,
);

const RIGHTS_FILE = 'src/content/lawyer-rights.json';

/** Laws and programmes that give renters a free lawyer in an eviction case, sorted by state. */
export const LAWYER_RIGHTS: readonly LawyerRight[] = readContent(RIGHTS_FILE, lawyerRightsSchema, rights);

requireNoProblems(
  RIGHTS_FILE,
  LAWYER_RIGHTS.flatMap(({ state, places, name }, index) =>
    (places ?? [])
      .filter((place) => PLACE_NAMES[state].get(place.geonameId) !== place.name)
      .map((place) => `[${index}].places: ${name} lists ${place.name}, unknown in this state`),
  ),
);

/** The laws and programmes for renters of a place: its own, then its state's. Without a place, the state's. */
export function lawyerRightsAt(state: JurisdictionCode, geonameId?: number): readonly LawyerRight[] {
  const ofState = LAWYER_RIGHTS.filter((right) => right.state === state);
  return [
    ...ofState.filter(({ places }) => places?.some((place) => place.geonameId === geonameId)),
    ...ofState.filter(({ places }) => places === null),
  ];
}

/** HUD's line for housing counselors. */
const HUD_COUNSELOR = LEGAL_HELP.default.find(({ url }) => url?.startsWith('https://www.hud.gov/'));

/** Whom to call first: free help, with a number if there is one. */
export function firstHelp(contacts: readonly HelpContact[]): HelpContact {
  const first = contacts.find(isFreeHelp) ?? contacts[0];
  if (first === undefined) throw new RangeError('A list of legal help is empty.');
  return first;
}

/** Who helps in a place: whom to call first, and the others. */
export function placeHelp(code: JurisdictionCode, at: PlaceAt) {
  const all = inCallOrder(legalHelpAt(LEGAL_HELP, code, at));
  const first = firstHelp(all);
  const rights = lawyerRightsAt(code, at.geonameId);
  const ofPlace = rights.filter(({ places }) => places !== null);
  const named = new Set(ofPlace.flatMap(({ ask }) => ask?.phone ?? []));
  return {
    first,
    /** The others, without a number that the right to a lawyer names. */
    contacts: all.filter(
      (contact) => contact !== first && (contact.phone === null || !named.has(contact.phone)),
    ),
    rights: ofPlace,
    /** Whether the state's page tells of a free lawyer for some. */
    hasStateRight: rights.length > ofPlace.length,
    counselor: HUD_COUNSELOR?.phone ?? null,
  };
}
