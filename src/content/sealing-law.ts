import { sealingLawSchema, type SealingLaw } from '~/domain/law/sealing-law.ts';
import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { forEveryState, readStateFiles } from './read-content.ts';

const FOLDER = 'src/content/sealing-law';

/**
 * The law registry: one checked law for each jurisdiction. For pages and tests; browser and functions need only
 * ./sealing-rules.ts.
 */
export const SEALING_LAWS: Readonly<Record<JurisdictionCode, SealingLaw>> = forEveryState(
  FOLDER,
  readStateFiles(
    FOLDER,
    sealingLawSchema,
    import.meta.glob('./sealing-law/*.json', { eager: true, import: 'default' }),
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
