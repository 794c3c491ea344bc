import { readFile } from 'node:fs/promises';

import type * as z from 'zod/mini';

import { sealingLawSchema } from '#domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { countyNames, stateSchema } from '#domain/places/state-places.ts';
import type { CheckSources } from '#domain/plan/finding.ts';

import { readContent } from './read.ts';

const laws = new Map<JurisdictionCode, Promise<CheckSources>>();

/** Reads a law from its file, once, for scripts and proofs in plain Node: ./law-on-demand.ts needs the bundler. */
export function lawFromDisk(code: JurisdictionCode): Promise<CheckSources> {
  const { slug } = jurisdiction(code);
  const content = async <Schema extends z.ZodMiniType>(folder: string, schema: Schema) => {
    const file = `src/content/${folder}/${slug}.json`;
    const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
    return readContent(file, schema, JSON.parse(text));
  };
  const read = async () => {
    const [law, places] = await Promise.all([
      content('sealing-law', sealingLawSchema),
      content('places', stateSchema),
    ]);
    return { ...law, ...countyNames(places) };
  };
  const law = laws.get(code) ?? read();
  laws.set(code, law);
  return law;
}
