import { type VectorFile, vectorFileSchema } from '~/domain/plan/vectors.ts';

import { readContent } from './read.ts';

const FILE = 'src/content/sealing-law-vectors.json';

// As a glob its type is unknown: a million characters that TypeScript need not read.
const [vectors] = Object.values(
  import.meta.glob('../content/sealing-law-vectors.json', { eager: true, import: 'default' }),
);

/** The test vectors of the date rules; `npm run vectors` writes them. A file of another shape stops the build. */
export const LAW_VECTORS: VectorFile = readContent(FILE, vectorFileSchema, vectors);
