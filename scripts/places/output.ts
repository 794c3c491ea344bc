import * as z from 'zod/mini';

import { type JurisdictionCode, JURISDICTIONS } from '../../src/domain/places/jurisdiction.ts';
import { nationalMapSchema, outlineSchema } from '../../src/domain/places/geometry.ts';
import { namesakesSchema, placeSizesSchema } from '../../src/domain/places/site-place.ts';
import { stateSchema } from '../../src/domain/places/state-places.ts';
import { nationalMap, outline } from './maps.ts';
import { namesakes, type RankedSlug } from './names.ts';
import type { Sources } from './sources.ts';
import { statePlaces } from './state-places.ts';

/**
 * A value as JSON that is short and still shows in a diff which place changed: each field on a line, and each entry of
 * a list on a line of its own.
 *
 * @example linePerItem({ a: 1, list: [{ b: 2 }, { b: 3 }] })
 * // => '{\n"a":1,\n"list":[\n{"b":2},\n{"b":3}\n]\n}\n'
 */
export function linePerItem(value: object): string {
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const written =
      Array.isArray(field) && field.length > 0
        ? `[\n${field.map((item) => JSON.stringify(item)).join(',\n')}\n]`
        : JSON.stringify(field);
    return `${JSON.stringify(name)}:${written}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** Text by path, seen from the folder of the site's place data. */
export type GeneratedFiles = ReadonlyMap<string, string>;

/**
 * Every file that the generator writes. Each is read back through the schema that the site reads it with, so that
 * nothing is written which the site would refuse.
 */
export function generatedFiles(sources: Sources): GeneratedFiles {
  const files = new Map<string, string>();
  const add = (path: string, schema: z.ZodMiniType, value: object): void => {
    const checked = z.safeParse(schema, value, { error: z.locales.en().localeError });
    if (!checked.success)
      throw new Error(`${path} would not be readable:\n${z.prettifyError(checked.error)}`);
    files.set(path, linePerItem(value));
  };
  const ranked = new Map<JurisdictionCode, readonly RankedSlug[]>();
  const sizes: Partial<Record<JurisdictionCode, string>> = {};

  for (const jurisdiction of JURISDICTIONS) {
    const { state, ranked: rankedPlaces, sizes: placeSizes } = statePlaces(sources.ofState(jurisdiction));
    const { slug, code } = jurisdiction;
    add(`${slug}.json`, stateSchema, state);
    const shown = [...state.majorCities, ...state.areas];
    add(`outlines/${slug}.json`, outlineSchema, outline(sources.borders.get(code) ?? [], shown));
    ranked.set(code, rankedPlaces);
    sizes[code] = placeSizes;
  }
  add('namesakes/namesakes.json', namesakesSchema, namesakes(ranked));
  add('namesakes/sizes.json', placeSizesSchema, sizes);
  add('maps/united-states.json', nationalMapSchema, nationalMap(sources.nationalBorders));
  return files;
}

/** What the generator did, for the person who runs it and compares it with the last time. */
export function report(sources: Sources, files: GeneratedFiles): string {
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return [
    `${sources.settlements.length} rows of the source, of which`,
    ...sources.cleaned.removals.map(
      ({ rule, places }) => `${String(places.length).padStart(7)} ${rule.removes}`,
    ),
    `${sources.cleaned.places.length} places are left.`,
    `${files.size} files, ${Math.round(bytes / 1000)} kB.`,
  ].join('\n');
}
