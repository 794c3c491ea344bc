import { fileURLToPath } from 'node:url';

import { sealingLawSchema } from '#domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { countyNames, stateSchema } from '#domain/places/state-places.ts';
import type { CheckSources } from '#domain/plan/finding.ts';

import { contentFile } from './content-files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const laws = new Map<JurisdictionCode, CheckSources>();

/** Reads a law from its file, once, for scripts and proofs in plain Node: ./law-on-demand.ts needs the bundler. */
export function lawFromDisk(code: JurisdictionCode): Promise<CheckSources> {
  const { slug } = jurisdiction(code);
  const law = laws.get(code) ?? {
    ...contentFile(ROOT, `src/content/sealing-law/${slug}.json`, sealingLawSchema),
    ...countyNames(contentFile(ROOT, `src/content/places/${slug}.json`, stateSchema)),
  };
  laws.set(code, law);
  return Promise.resolve(law);
}
