import type { CountyNames } from '#domain/places/county-name.ts';
import type { JurisdictionSlug } from '#domain/places/jurisdiction.ts';
import type { PlanWords } from './next-steps.ts';
import type { StateCourts } from '#domain/law/court-directory.ts';
import type { ShownSearch } from '#domain/law/court-services.ts';
import type { StateContacts } from '#domain/law/legal-help.ts';
import type { SealingLawPanel } from '#domain/law/presentation.ts';
import type { JudgmentLife, SealingLaw, ShownRemedy, UnreadAct } from '#domain/law/sealing-law.ts';

/*
 * A state's public data file, as browsers read it. Imports only types: src/data/state-file.ts, which the build writes the
 * files with, is not loaded in browsers (docs/adr/0006).
 */

/** The shape of the public data files. A page left open over a release may meet a newer one. */
export const SEALING_LAW_FILE_FORMAT = 15;

/** Path of a state's public data file: `/data/sealing-law/arizona.json`. */
export function sealingLawFilePath(slug: JurisdictionSlug): string {
  return `/data/sealing-law/${slug}.json`;
}

/**
 * Whether a download has the format that this page understands. The build that wrote the file validated what is
 * in it, so browsers check only the format number and load no schema (docs/adr/0006).
 */
export function isSealingLawFile(downloaded: unknown): downloaded is SealingLawFile {
  return (
    typeof downloaded === 'object' &&
    downloaded !== null &&
    'format' in downloaded &&
    downloaded.format === SEALING_LAW_FILE_FORMAT
  );
}

/** A state's public data file: everything about its law, courts and help that a result shows, in a single request. */
export interface SealingLawFile extends CountyNames {
  /** See {@link SEALING_LAW_FILE_FORMAT}. */
  readonly format: typeof SEALING_LAW_FILE_FORMAT;
  /** Whether the list of product §9 says that the state seals records. */
  readonly eligible: boolean;
  /** How far the law supports the list. */
  readonly verification: SealingLaw['verification'];
  /** Year and month of the last check: `'2026-11'`. */
  readonly asOf: string;
  readonly unreadAct?: UnreadAct | undefined;
  /** What the only rule does of a state where no law seals eviction files. */
  readonly narrowRule?: string | undefined;
  readonly judgmentLife: JudgmentLife;
  /** Pending bills that may change the law, in a readable form: `'SB 215 (2026)'`. */
  readonly bills: readonly string[];
  readonly panel: SealingLawPanel;
  readonly remedies: readonly ShownRemedy[];
  /** The ids of the remedies on which the renter files a paper that we make. */
  readonly papers: readonly string[];
  /** The words that plans of this state can need. */
  readonly plan: PlanWords;
  readonly courts: StateCourts;
  /** The courts' own searches of cases. */
  readonly searches: readonly ShownSearch[];
  readonly legalHelp: StateContacts;
}
