import {
  nationalHelpSchema,
  stateHelpSchema,
  legalHelpDirectory,
  type LegalHelpDirectory,
} from '~/domain/law/legal-help.ts';
import national from './legal-help/default.json';
import { readContent, readStateFiles } from './read-content.ts';

const FOLDER = 'src/content/legal-help';

/** Who can help, everywhere and by state and county. */
export const LEGAL_HELP: LegalHelpDirectory = legalHelpDirectory(
  readContent(`${FOLDER}/default.json`, nationalHelpSchema, national),
  Object.fromEntries(
    readStateFiles(
      FOLDER,
      stateHelpSchema,
      import.meta.glob(['./legal-help/*.json', '!./legal-help/default.json'], {
        eager: true,
        import: 'default',
      }),
    ),
  ),
);
