import type { SealingLaw } from '~/domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { FindingSources } from '~/domain/plan/finding.ts';

/**
 * A chunk for each state, loaded with its first case: the function's cold start reads no law. The files are checked by
 * ./laws.ts, which the build reads.
 */
const FILES = import.meta.glob<SealingLaw>('../content/sealing-law/*.json', { import: 'default' });

/** What the finding of a case is drawn from in one state; `undefined` where there is no law's file. */
export async function findingLaw(code: JurisdictionCode): Promise<FindingSources | undefined> {
  return FILES[`../content/sealing-law/${jurisdiction(code).slug}.json`]?.();
}
