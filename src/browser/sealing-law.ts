import { isSealingLawFile, type SealingLawFile } from '~/domain/law/state-file.ts';

/** Longer than this and the page offers to try again. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches a state's law, court and legal help.
 *
 * @param path of the state's file, in the language of the page
 * @returns `undefined` when there is no network, no file, no answer in time, or an answer of another shape
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
