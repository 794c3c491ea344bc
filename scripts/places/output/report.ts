import type { PlacesDepth } from '../../../src/domain/places/place-references.ts';
import type { GeneratedFiles } from './generated-files.ts';
import type { Sources } from './sources.ts';

/** What the generator did, for the person who runs it and compares it with the last time. */
export function report(sources: Sources, files: GeneratedFiles, depth: PlacesDepth): string {
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return [
    `${sources.settlements.length} rows of the source, of which`,
    ...sources.cleaned.removals.map(
      ({ rule, places }) => `${String(places.length).padStart(7)} ${rule.removes}`,
    ),
    `${sources.cleaned.places.length} places are left.`,
    `${files.size} files, ${Math.round(bytes / 1000)} kB, at depth "${depth}".`,
  ].join('\n');
}
