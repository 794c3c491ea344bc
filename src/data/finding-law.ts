import type { SealingLaw } from '~/domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { FindingSources } from '~/domain/plan/finding.ts';

/**
 * A chunk for each state, loaded with its first case: the function's cold start reads no law. As text, because
 * ./law-rules.ts has one value of the same files in the bundle, and modules would follow it there. The files are checked by
 * ./laws.ts, which the build reads.
 */
const FILES = import.meta.glob<string>('../content/sealing-law/*.json', { query: '?raw', import: 'default' });

/** What the finding of a case is drawn from in one state; `undefined` where there is no law's file. */
export async function findingLaw(code: JurisdictionCode): Promise<FindingSources | undefined> {
  const text = await FILES[`../content/sealing-law/${jurisdiction(code).slug}.json`]?.();
  return text === undefined ? undefined : (JSON.parse(text) as SealingLaw);
}
