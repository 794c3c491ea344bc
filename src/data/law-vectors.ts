import { type VectorFile, vectorFileSchema } from '~/domain/plan/vectors.ts';

import { readContent } from './read.ts';

const FILE = 'src/content/sealing-law-vectors.json';

// Imported as a glob, so that TypeScript does not have to infer the type of a million characters.
const [vectors] = Object.values(
  import.meta.glob('../content/sealing-law-vectors.json', { eager: true, import: 'default' }),
);

/** The test vectors of the date rules, written by `npm run vectors`. An invalid file fails the build. */
export const LAW_VECTORS: VectorFile = readContent(FILE, vectorFileSchema, vectors);
