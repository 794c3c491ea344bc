import { PLACES_DEPTH } from '~/config/build.ts';
import { JURISDICTIONS, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { Area } from '~/domain/places/place.ts';
import { brokenReferences, type PlacesDepth } from '~/domain/places/place-references.ts';
import { furtherPlacesSchema } from '~/domain/places/state-places.ts';
import { PLACES } from './places.ts';
import { forEveryState, readStateFiles } from './read-content.ts';

/** Files by path, seen from here, each opened only when it is asked for. */
type ClosedFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** They are large and not committed, so only those of the chosen depth are opened. */
const FILES: ClosedFiles = import.meta.glob('./places/over-*/*.json', { import: 'default' });

/**
 * The places that a depth adds to the ones on the lists, by jurisdiction; none at the default depth.
 *
 * @throws {Error} saying which command writes the data, when it is not there; naming the file and field, when it is
 * broken or does not go with the committed places.
 */
export async function readFurtherPlaces(
  depth: PlacesDepth,
  files: ClosedFiles = FILES,
): Promise<Readonly<Record<JurisdictionCode, readonly Area[]>>> {
  if (depth === 'majors') return forEveryJurisdiction(() => []);
  const folder = `src/content/places/${depth}`;
  const chosen = Object.entries(files).filter(([path]) => path.startsWith(`./places/${depth}/`));
  if (chosen.length === 0) {
    throw new Error(`${folder} is empty. Write its files with: npm run places:generate -- --depth ${depth}`);
  }
  const opened = await Promise.all(chosen.map(async ([path, open]) => [path, await open()] as const));
  const read = forEveryState(folder, readStateFiles(folder, furtherPlacesSchema, Object.fromEntries(opened)));
  return forEveryJurisdiction((code) => {
    const state = PLACES[code];
    const { slug, places } = read[code];
    const [broken] = brokenReferences({ ...state, areas: [...state.areas, ...places] });
    if (broken !== undefined) {
      const [, index, ...rest] = broken.path;
      const field = `places[${Number(index) - state.areas.length}].${rest.join('.')}`;
      throw new Error(`${folder}/${slug}.json cannot be used:\n  ${field}: ${broken.message}`);
    }
    return places;
  });
}

/** The further places of the depth that src/config/build.ts sets. */
export const FURTHER_PLACES = await readFurtherPlaces(PLACES_DEPTH);

function forEveryJurisdiction<Value>(
  valueOf: (code: JurisdictionCode) => Value,
): Readonly<Record<JurisdictionCode, Value>> {
  return Object.fromEntries(JURISDICTIONS.map(({ code }) => [code, valueOf(code)])) as Record<
    JurisdictionCode,
    Value
  >;
}
