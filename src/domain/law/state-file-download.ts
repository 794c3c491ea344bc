import type { JurisdictionSlug } from '../places/jurisdiction.ts';
import type { SealingLawFile } from './state-file.ts';

/** The shape of the public data files. A page left open over a release may meet a newer one. */
export const SEALING_LAW_FILE_FORMAT = 3;

/** Where a state's public data file is: `/data/sealing-law/arizona.json`. */
export function sealingLawFilePath(slug: JurisdictionSlug): string {
  return `/data/sealing-law/${slug}.json`;
}

/**
 * Whether a download is a data file of the shape that this page knows. The build checks every file against the whole
 * schema, so the browser looks at the mark alone and carries no schema (docs/adr/0006).
 */
export function isSealingLawFile(downloaded: unknown): downloaded is SealingLawFile {
  return (
    typeof downloaded === 'object' &&
    downloaded !== null &&
    'format' in downloaded &&
    downloaded.format === SEALING_LAW_FILE_FORMAT
  );
}
