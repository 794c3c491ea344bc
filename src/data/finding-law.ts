import type { SealingLaw } from '~/domain/law/sealing-law.ts';
import type { County } from '~/domain/places/county.ts';
import { jurisdiction, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { CheckSources } from '~/domain/plan/finding.ts';

/**
 * A chunk for each state, loaded with its first case: the function's cold start reads no law. As text, because
 * ./law-rules.ts has one value of the same files in the bundle, and modules would follow it there. The files are checked by
 * ./laws.ts, which the build reads.
 */
const FILES = import.meta.glob<string>('../content/sealing-law/*.json', { query: '?raw', import: 'default' });

/** Only of the states where a law has a path for one county alone: elsewhere no finding depends on the county. */
const COUNTIES = import.meta.glob<readonly County[]>('../content/places/{ohio,pennsylvania}.json', {
  import: 'counties',
});

/** What the finding of a case is drawn from in one state; `undefined` where there is no law's file. */
export async function findingLaw(code: JurisdictionCode): Promise<CheckSources | undefined> {
  const { slug } = jurisdiction(code);
  const [text, counties = []] = await Promise.all([
    FILES[`../content/sealing-law/${slug}.json`]?.(),
    COUNTIES[`../content/places/${slug}.json`]?.(),
  ]);
  if (text === undefined) return undefined;
  return { ...(JSON.parse(text) as SealingLaw), counties: counties.map(({ name }) => name) };
}
