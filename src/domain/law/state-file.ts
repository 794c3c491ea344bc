import * as z from 'zod/mini';

import { stateCourtsSchema, type StateCourts } from '../courts/court-directory.ts';
import { stateContactsSchema, type StateContacts } from '../legal-help/legal-help.ts';
import type { JurisdictionSlug } from '../places/jurisdiction.ts';
import type { SealingLaw } from './sealing-law.ts';
import { sealingLawPanel, sealingLawPanelSchema } from './sealing-law-panel.ts';

/** Where a state's public data file is: `/data/sealing-law/arizona.json`. */
export function sealingLawFilePath(slug: JurisdictionSlug): string {
  return `/data/sealing-law/${slug}.json`;
}

/**
 * A state's public data file: everything that a result shows of its law, courts and help, so that choosing a state is
 * the only request. Not strict: a page that a visitor left open may read a newer file with more in it.
 */
export const sealingLawFileSchema = z.readonly(
  z.object({
    /** §9: whether the state is treated as one that seals. */
    eligible: z.boolean(),
    panel: sealingLawPanelSchema,
    courts: stateCourtsSchema,
    legalHelp: stateContactsSchema,
    /** Official names, offered in the form: `'Maricopa County'`. */
    counties: z.readonly(z.array(z.string())),
  }),
);
/** A state's public data file. */
export type SealingLawFile = z.infer<typeof sealingLawFileSchema>;

/** The public data file of a state. */
export function sealingLawFile(
  law: SealingLaw,
  courts: StateCourts,
  legalHelp: StateContacts,
  counties: readonly string[],
): SealingLawFile {
  return { eligible: law.eligible, panel: sealingLawPanel(law), courts, legalHelp, counties };
}

/** A downloaded file, or `undefined` when it is not one: an error page, a cut-off download. */
export function readSealingLawFile(downloaded: unknown): SealingLawFile | undefined {
  const read = z.safeParse(sealingLawFileSchema, downloaded);
  return read.success ? read.data : undefined;
}
