import { isStateFilingsFile, type StateFilingsFile } from '#domain/filing/filing-file.ts';
import { isSealingLawFile, type SealingLawFile } from '#domain/plan/state-file.ts';

/** After this time the page offers to try again. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches a data file of this site.
 *
 * @returns `undefined` without network or file, after a timeout, or for an unknown format
 */
async function load<File>(
  path: string,
  isKnown: (downloaded: unknown) => downloaded is File,
): Promise<File | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return undefined;
    const file: unknown = await response.json();
    return isKnown(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** A state's law, courts and legal help. */
export function loadSealingLaw(path: string): Promise<SealingLawFile | undefined> {
  return load(path, isSealingLawFile);
}

export function loadStateFilings(path: string): Promise<StateFilingsFile | undefined> {
  return load(path, isStateFilingsFile);
}
