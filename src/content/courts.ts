import {
  countyCourtsSchema,
  feeTableSchema,
  selfHelpSchema,
  courtDirectory,
  type CourtDirectory,
} from '~/domain/law/court-directory.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';
import fees from './courts/fees.json';
import selfHelp from './courts/self-help.json';
import { readContent, readStateFiles } from './read-content.ts';
import { sealingLaw } from './sealing-law.ts';

const FOLDER = 'src/content/courts';

const countyCourts = readStateFiles(
  FOLDER,
  countyCourtsSchema,
  import.meta.glob(['./courts/*.json', '!./courts/fees.json', '!./courts/self-help.json'], {
    eager: true,
    import: 'default',
  }),
);

/** Every court that is known, with the fees of specification §9. */
export const COURTS: CourtDirectory = courtDirectory({
  courtNames: Object.fromEntries(JURISDICTION_CODES.map((code) => [code, sealingLaw(code).courtName])),
  counties: Object.fromEntries(countyCourts),
  selfHelp: readContent(`${FOLDER}/self-help.json`, selfHelpSchema, selfHelp),
  fees: readContent(`${FOLDER}/fees.json`, feeTableSchema, fees),
});
