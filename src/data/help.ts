import { legalHelpDirectory, type LegalHelpDirectory } from '~/domain/law/legal-help.ts';
import { nationalHelpSchema, stateHelpSchema } from '~/domain/law/legal-help-schema.ts';

import national from '../content/legal-help/default.json';
import { readContent, readStateFiles } from './read.ts';

const FOLDER = 'src/content/legal-help';

/** Who can help, everywhere and by state and county. */
export const LEGAL_HELP: LegalHelpDirectory = legalHelpDirectory(
  readContent(`${FOLDER}/default.json`, nationalHelpSchema, national),
  Object.fromEntries(
    readStateFiles(
      FOLDER,
      stateHelpSchema,
      import.meta.glob(['../content/legal-help/*.json', '!../content/legal-help/default.json'], {
        eager: true,
        import: 'default',
      }),
    ),
  ),
);
