import { isSealingLawFile, type SealingLawFile } from '~/domain/law/state-file.ts';

/** After this time the page offers to try again. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches a state's data file: law, courts and legal help.
 *
 * @param path of the state's file, in the language of the page
 * @returns `undefined` without network or file, after a timeout, or for an unknown format
 */
export async function loadSealingLaw(path: string): Promise<SealingLawFile | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return undefined;
    const file: unknown = await response.json();
    return isSealingLawFile(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
