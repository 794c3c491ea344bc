import { COURT_WORDS } from '~/content/words/en/law.ts';
import { courtDirectory, type CourtDirectory } from '~/domain/law/court-directory.ts';
import { countyCourtsSchema, feeTableSchema, selfHelpSchema } from '~/domain/law/court-directory-schema.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';

import fees from '../content/courts/fees.json';
import selfHelp from '../content/courts/self-help.json';
import { readContent, readStateFiles } from './read.ts';
import { sealingLaw } from './laws.ts';

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

/** Every court that is known, with the fees of specification §9. */
export const COURTS: CourtDirectory = courtDirectory(
  {
    courtNames: Object.fromEntries(JURISDICTION_CODES.map((code) => [code, sealingLaw(code).courtName])),
    counties: Object.fromEntries(countyCourts),
    selfHelp: readContent(`${FOLDER}/self-help.json`, selfHelpSchema, selfHelp),
    fees: readContent(`${FOLDER}/fees.json`, feeTableSchema, fees),
  },
  COURT_WORDS,
);
