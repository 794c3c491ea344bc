import { type SealingLaw, sealingLawSchema } from '~/domain/law/sealing-law.ts';
import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { type LawChange, lawChangesSchema } from '~/domain/law/change-log.ts';

import { forEveryState, readContent, readStateFiles } from './read.ts';
import changes from '../content/sealing-law-changes.json';

const FOLDER = 'src/content/sealing-law';

/**
 * The law registry: one checked law for each jurisdiction. For pages and tests; browser and functions need only
 * ./law-rules.ts.
 */
export const SEALING_LAWS: Readonly<Record<JurisdictionCode, SealingLaw>> = forEveryState(
  FOLDER,
  readStateFiles(
    FOLDER,
    sealingLawSchema,
    import.meta.glob('../content/sealing-law/*.json', { eager: true, import: 'default' }),
  ),
);

for (const [code, law] of Object.entries(SEALING_LAWS)) {
  if (law.abbreviation !== code)
    throw new Error(`${FOLDER}: the file of ${code} holds the law of ${law.state}.`);
}

/** The law of one jurisdiction. */
export function sealingLaw(code: JurisdictionCode): SealingLaw {
  return SEALING_LAWS[code];
}

/** The law change log, newest first: every change of src/content/sealing-law that a reader would want to know of. */
export const SEALING_LAW_CHANGES: readonly LawChange[] = readContent(
  'src/content/sealing-law-changes.json',
  lawChangesSchema,
  changes,
);
