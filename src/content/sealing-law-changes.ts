import { lawChangesSchema, type LawChange } from '~/domain/law/change-log.ts';
import { readContent } from './read-content.ts';
import changes from './sealing-law-changes.json';

/** The law change log, newest first: every change of src/content/sealing-law that a reader would want to know of. */
export const SEALING_LAW_CHANGES: readonly LawChange[] = readContent(
  'src/content/sealing-law-changes.json',
  lawChangesSchema,
  changes,
);
