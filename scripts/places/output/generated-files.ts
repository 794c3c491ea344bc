import * as z from 'zod/mini';

import { JURISDICTIONS, type JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import { outlineSchema, nationalMapSchema } from '../../../src/domain/places/map-projection.ts';
import { POPULATION_FLOOR, type PlacesDepth } from '../../../src/domain/places/place-references.ts';
import { furtherPlacesSchema, stateSchema } from '../../../src/domain/places/state-places.ts';
import { namesakesSchema } from '../../../src/domain/places/site-place.ts';
import { nationalMap } from '../maps/national-map.ts';
import { outline } from '../maps/outline.ts';
import { namesakes, type RankedSlug } from '../naming/namesakes.ts';
import { statePlaces } from '../state-places.ts';
import { linePerItem } from './line-per-item.ts';
import type { Sources } from './sources.ts';

/** Text by path, seen from the folder of the site's place data. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/**
 * Every file that the generator writes. Each is read back through the schema that the site reads it with, so that
 * nothing is written which the site would refuse.
 *
 * @param depth which further places go with it, in a folder named for the depth
 */
export function generatedFiles(sources: Sources, depth: PlacesDepth): GeneratedFiles {
  const files = new Map<string, string>();
  const add = (path: string, schema: z.ZodMiniType, value: object): void => {
    const checked = z.safeParse(schema, value, { error: z.locales.en().localeError });
    if (!checked.success)
      throw new Error(`${path} would not be readable:\n${z.prettifyError(checked.error)}`);
    files.set(path, linePerItem(value));
  };
  const floor = POPULATION_FLOOR[depth];
  const ranked = new Map<JurisdictionCode, readonly RankedSlug[]>();

  for (const jurisdiction of JURISDICTIONS) {
    const { state, further, ranked: rankedPlaces } = statePlaces(sources.ofState(jurisdiction));
    const { slug, code } = jurisdiction;
    add(`${slug}.json`, stateSchema, state);
    const shown = [...state.majorCities, ...state.areas];
    add(`outlines/${slug}.json`, outlineSchema, outline(sources.borders.get(code) ?? [], shown));
    ranked.set(code, rankedPlaces(POPULATION_FLOOR['over-1000']));
    if (floor !== null) add(`${depth}/${slug}.json`, furtherPlacesSchema, further(floor));
  }
  // The deepest site's, whatever the depth, so that going deeper changes no committed file.
  add('namesakes/namesakes.json', namesakesSchema, namesakes(ranked));
  add('maps/united-states.json', nationalMapSchema, nationalMap(sources.nationalBorders));
  return files;
}
