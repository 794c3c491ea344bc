import { readFileSync } from 'node:fs';
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
