import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod/mini';

import { JURISDICTIONS, type JurisdictionCode } from '../../src/domain/places/jurisdiction.ts';
import { ROOT } from '../local/project.ts';
import type { SampleState } from './sample-records.ts';

const lawSchema = z.object({ eligible: z.boolean() });
const placesSchema = z.object({ counties: z.array(z.object({ name: z.string() })) });

/** What samples must know of each state, from the site's own content. */
export function readStates(): Readonly<Record<JurisdictionCode, SampleState>> {
  const states = JURISDICTIONS.map(({ code, slug }): [JurisdictionCode, SampleState] => {
    const { eligible } = lawSchema.parse(readJson(`sealing-law/${slug}.json`));
    const { counties } = placesSchema.parse(readJson(`places/${slug}.json`));
    // A state's counties say little about its people, and enough for samples.
    return [
      code,
      { eligible, counties: counties.map(({ name }) => name), weight: 3 + Math.sqrt(counties.length) },
    ];
  });
  return Object.fromEntries(states) as Record<JurisdictionCode, SampleState>;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, 'src/content', file), 'utf8'));
}
