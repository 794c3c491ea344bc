import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip, gzipSync } from 'node:zlib';

const compress = promisify(gzip);
/** Compressed as on Hosting's CDN. Some browsers get Brotli, which is smaller still. */
const BEST = { level: constants.Z_BEST_COMPRESSION };

/** Something that a visitor's phone has to fetch, and its bytes on the way. */
export interface Weight {
  readonly name: string;
  readonly bytes: number;
}

/** Bytes of a text once it is compressed. */
export function compressedBytes(text: string): number {
  return gzipSync(text, BEST).length;
}

/** Number of texts in memory at a time. */
const BATCH = 32;

/** The weight of each text file of a folder, compressed. */
export async function weighTexts(folder: string, files: readonly string[]): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH).map(async (name) => {
      const { length } = await compress(readFileSync(path.join(folder, name)), BEST);
      return { name, bytes: length };
    });
    weights.push(...(await Promise.all(batch)));
  }
  return weights;
}

/** The weight of files that are compressed by themselves: fonts, photographs. */
export function weighFiles(folder: string, files: readonly string[]): Weight[] {
  return files.map((name) => ({ name, bytes: statSync(path.join(folder, name)).size }));
}

/** All of them together. */
export function total(weights: readonly Weight[]): number {
  return weights.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The heaviest first. */
export function heaviest(weights: readonly Weight[], count: number): Weight[] {
  return [...weights].sort((left, right) => right.bytes - left.bytes).slice(0, count);
}
