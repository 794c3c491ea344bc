import { DEFAULT_LANGUAGE, type Language } from '~/config/languages.ts';
import { wordsIn } from '~/content/words/words.ts';
import { courtDirectory, type CourtDirectory } from '~/domain/law/court-directory.ts';
import { countyCourtsSchema, feeTableSchema, selfHelpSchema } from '~/domain/law/court-directory-schema.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';

import fees from '../content/courts/fees.json';
import selfHelp from '../content/courts/self-help.json';
import { readContent, readStateFiles } from './read.ts';
import { EVICTION_COURTS } from './eviction-courts.ts';
import { lawsIn } from './law-translations.ts';
import { COUNTIES } from './places.ts';

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

/**
 * Every court that is known, with the fees of specification §9, in the words of a language. Notes about the courts of
 * single counties stay in English, because no Spanish page shows them.
 */
export function courtsIn(language: Language): CourtDirectory {
  const known = directories.get(language) ?? directoryIn(language);
  directories.set(language, known);
  return known;
}

const directories = new Map<Language, CourtDirectory>();

function directoryIn(language: Language): CourtDirectory {
  const laws = lawsIn(language);
  return courtDirectory(
    {
      courtNames: Object.fromEntries(JURISDICTION_CODES.map((code) => [code, laws[code].courtName])),
      counties: Object.fromEntries(countyCourts),
      evictions: EVICTION_COURTS,
      countyNames: COUNTIES,
      selfHelp: readContent(`${FOLDER}/self-help.json`, selfHelpSchema, selfHelp),
      fees: readContent(`${FOLDER}/fees.json`, feeTableSchema, fees),
    },
    wordsIn(language).law.COURT_WORDS,
  );
}

/** The courts in English. */
export const COURTS = courtsIn(DEFAULT_LANGUAGE);
