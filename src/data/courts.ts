import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import {
  type CourtAnswer,
  courtAt,
  courtDirectory,
  type CourtDirectory,
  evictionCourt,
  placeCourt,
} from '#domain/law/court-directory.ts';
import { coversCourt } from '#domain/law/court-services.ts';
import {
  brokenCourts,
  countyCourtsSchema,
  type CourtRecord,
  type EvictionCourts,
  evictionCourtsSchema,
  feeTableSchema,
  selfHelpSchema,
} from '#domain/law/facts-schema.ts';
import { joinsCourts } from '#domain/law/translation.ts';
import { jurisdiction, JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';

import fees from '#content/courts/fees.json';
import selfHelp from '#content/courts/self-help.json';
import { SEALING_LAWS } from './laws.ts';
import { COUNTIES, PLACE_NAMES } from './places.ts';
import { forEveryState, readContent, readStateFiles, requireNoProblems } from './read.ts';
import { inLanguage, lawsIn } from './translations.ts';

const EVICTION_FOLDER = 'src/content/eviction-courts';

/** Which court hears evictions in each jurisdiction. A county without a court fails the build. */
export const EVICTION_COURTS: Readonly<Record<JurisdictionCode, EvictionCourts>> = forEveryState(
  EVICTION_FOLDER,
  readStateFiles(
    EVICTION_FOLDER,
    evictionCourtsSchema,
    import.meta.glob('../content/eviction-courts/*.json', { eager: true, import: 'default' }),
  ),
);

for (const code of JURISDICTION_CODES) {
  requireNoProblems(
    `${EVICTION_FOLDER}/${jurisdiction(code).slug}.json`,
    brokenCourts(EVICTION_COURTS[code], COUNTIES[code], PLACE_NAMES[code]),
  );
}

const FOLDER = 'src/content/courts';

const countyCourts = readStateFiles(
  FOLDER,
  countyCourtsSchema,
  import.meta.glob(
    ['../content/courts/*.json', '!../content/courts/fees.json', '!../content/courts/self-help.json'],
    {
      eager: true,
      import: 'default',
    },
  ),
);

/** All known courts, with the fees of product §9, in a language. */
export function courtsIn(language: Language): CourtDirectory {
  const known = directories.get(language) ?? directoryIn(language);
  directories.set(language, known);
  return known;
}

/** The name that the courts of counties share, in a language: only what joins names is translated. */
function courtNameIn(name: string, language: Language): string {
  return joinsCourts(name) ? inLanguage(name, language) : name;
}

const directories = new Map<Language, CourtDirectory>();

function directoryIn(language: Language): CourtDirectory {
  const laws = lawsIn(language);
  const inWords = (sentence: string | null) => sentence && inLanguage(sentence, language);
  const withWords = ({ court, note, locations, ...record }: CourtRecord): CourtRecord => ({
    ...record,
    note: inWords(note),
    court: { ...court, hours: inWords(court.hours) },
    locations: locations.map((location) => ({ ...location, hours: inWords(location.hours) })),
  });
  return courtDirectory(
    {
      courtNames: mapValues(laws, ({ courtName }) => courtName),
      englishCourtNames: mapValues(SEALING_LAWS, ({ courtName }) => courtName),
      counties: Object.fromEntries(
        [...countyCourts].map(([code, counties]) => [code, mapValues(counties, withWords)]),
      ),
      evictions: evictionCourtsIn(language),
      nameInWords: (name) => courtNameIn(name, language),
      countyNames: COUNTIES,
      selfHelp: readContent(`${FOLDER}/self-help.json`, selfHelpSchema, selfHelp),
      fees: readContent(`${FOLDER}/fees.json`, feeTableSchema, fees),
    },
    wordsIn(language).law.COURT_WORDS,
  );
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From) => To,
): Record<Key, To> {
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, map(value)])) as Record<
    Key,
    To
  >;
}

/** Which court hears evictions in each jurisdiction, with notes in a language. */
function evictionCourtsIn(language: Language): typeof EVICTION_COURTS {
  const known = evictions.get(language) ?? translatedEvictions(language);
  evictions.set(language, known);
  return known;
}

const evictions = new Map<Language, typeof EVICTION_COURTS>([[DEFAULT_LANGUAGE, EVICTION_COURTS]]);

function translatedEvictions(language: Language): typeof EVICTION_COURTS {
  const withNote = <Court extends { readonly note: string | null }>(court: Court): Court => ({
    ...court,
    note: court.note && inLanguage(court.note, language),
  });
  return mapValues(EVICTION_COURTS, ({ courts, places, ...file }) => ({
    ...file,
    courts: courts.map(withNote),
    places: places.map(withNote),
  }));
}

/** A place, by what decides its court and help. */
export interface PlaceAt {
  readonly geonameId: number;
  /** Its official name. */
  readonly county: string;
}

/** The court of a place as its pages show it. */
export function shownCourtOf(code: JurisdictionCode, at: PlaceAt, language: Language): CourtAnswer['court'] {
  const { COURT_WORDS } = wordsIn(language).law;
  return courtAt(courtsIn(language), code, evictionCourtsIn(language)[code], at, COURT_WORDS).court;
}

/** The court that hears the cases of a place, as its state's file in src/content/eviction-courts names it. */
export function courtOfPlace(code: JurisdictionCode, { geonameId, county }: PlaceAt): string {
  const courts = EVICTION_COURTS[code];
  const found = placeCourt(courts, geonameId) ?? evictionCourt(courts, county)?.entry;
  if (found === undefined) throw new RangeError(`No court is known for ${county}, ${code}.`);
  return found.name;
}

/** Names among the courts of a service that no court of the state has. */
export function unknownCourts(code: JurisdictionCode, names: readonly string[]): readonly string[] {
  const { courts, places } = EVICTION_COURTS[code];
  const known = [...courts, ...places].map(({ name }) => name);
  return names.filter((name) => !known.some((court) => coversCourt([name], court)));
}
