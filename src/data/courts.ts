import { DEFAULT_LANGUAGE, type Language } from '~/config/languages.ts';
import { wordsIn } from '~/content/words/words.ts';
import { courtDirectory, type CourtDirectory } from '~/domain/law/court-directory.ts';
import { joinsCourts } from '~/domain/law/translation.ts';
import {
  type CourtRecord,
  countyCourtsSchema,
  feeTableSchema,
  selfHelpSchema,
} from '~/domain/law/facts-schema.ts';

import fees from '../content/courts/fees.json';
import selfHelp from '../content/courts/self-help.json';
import { readContent, readStateFiles } from './read.ts';
import { EVICTION_COURTS } from './eviction-courts.ts';
import { lawsIn } from './law-translations.ts';
import { SEALING_LAWS } from './laws.ts';
import { COUNTIES } from './places.ts';
import { inLanguage } from './translations.ts';

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

/** All known courts, with the fees of specification §9, in a language. */
export function courtsIn(language: Language): CourtDirectory {
  const known = directories.get(language) ?? directoryIn(language);
  directories.set(language, known);
  return known;
}

/** The name that the courts of counties share, in a language: only what joins names is translated. */
export function courtNameIn(name: string, language: Language): string {
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
      evictions: mapValues(EVICTION_COURTS, ({ courts, ...file }) => ({
        ...file,
        courts: courts.map((court) => ({ ...court, note: inWords(court.note) })),
      })),
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

/** The courts in English. */
export const COURTS = courtsIn(DEFAULT_LANGUAGE);
