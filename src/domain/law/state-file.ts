import type { PlanWords } from '../plan/situations.ts';
import type { JurisdictionSlug } from '../places/jurisdiction.ts';
import type { StateCourts } from './court-directory.ts';
import type { StateContacts } from './legal-help.ts';
import type { SealingLawPanel } from './panel.ts';
import type { ShownRemedy } from './remedy.ts';
import type { SealingLaw, UnreadAct } from './sealing-law.ts';

/*
 * A state's public data file, as browsers read it. Types alone come from the schemas: what the build checks the files
 * against is in state-file-schema.ts, which no browser loads (docs/adr/0006).
 */

/** The shape of the public data files. A page left open over a release may meet a newer one. */
export const SEALING_LAW_FILE_FORMAT = 9;

/** Where a state's public data file is: `/data/sealing-law/arizona.json`. */
export function sealingLawFilePath(slug: JurisdictionSlug): string {
  return `/data/sealing-law/${slug}.json`;
}

/**
 * Whether a download is a data file of the shape that this page knows. The build checks every file against the whole
 * schema, so the browser checks only the format number and loads no schema (docs/adr/0006).
 */
export function isSealingLawFile(downloaded: unknown): downloaded is SealingLawFile {
  return (
    typeof downloaded === 'object' &&
    downloaded !== null &&
    'format' in downloaded &&
    downloaded.format === SEALING_LAW_FILE_FORMAT
  );
}

/**
 * A state's public data file: everything that a result shows of its law, courts and help, so that choosing a state is
 * the only request.
 */
export interface SealingLawFile {
  /** Raised whenever the shape changes, see {@link isSealingLawFile}. */
  readonly format: typeof SEALING_LAW_FILE_FORMAT;
  /** §9: whether the state is treated as one that seals. */
  readonly eligible: boolean;
  /** How far the law supports the list, for the finding. */
  readonly verification: SealingLaw['verification'];
  /** Year and month of the last check: `'2026-11'`. */
  readonly asOf: string;
  readonly unreadAct?: UnreadAct | undefined;
  /** Bills that may change the law, as they are named to readers: `'SB 215 (2026)'`. */
  readonly bills: readonly string[];
  readonly panel: SealingLawPanel;
  /** The remedies of the law, for the renter's plan. */
  readonly remedies: readonly ShownRemedy[];
  /** The words that plans under this law can need. */
  readonly plan: PlanWords;
  readonly courts: StateCourts;
  readonly legalHelp: StateContacts;
  /** Official names, offered in the form: `'Maricopa County'`. */
  readonly counties: readonly string[];
}
