/**
 * `npm run vectors`: regenerates the test vectors of the date rules after a law or a rule has changed. A test fails
 * while they do not match the rules. Read what changed before you commit it: others test their programs with it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { LAW_DATASET } from '../src/config/law-dataset.ts';
import type { SealingLaw } from '../src/domain/law/sealing-law.ts';
import { JURISDICTIONS } from '../src/domain/places/jurisdiction.ts';
import { type Vector, vector } from '../src/domain/plan/vectors.ts';
import { questions } from './law-vectors/questions.ts';
import { ROOT } from './local/project.ts';

const LAWS = 'src/content/sealing-law';
/** Published at /data/vectors.json, and part of the package in packages/eviction-sealing-rules. */
export const VECTORS_FILE = 'src/content/sealing-law-vectors.json';

/** The vectors of all laws, in the order of the states. */
export function vectorsOf(laws: readonly Pick<SealingLaw, 'abbreviation' | 'remedies'>[]): readonly Vector[] {
  const paths = new Map(laws.map(({ abbreviation, remedies }) => [abbreviation, remedies]));
  return questions(laws).map((question) => vector(question, paths.get(question.case.state) ?? []));
}

/** The file's text: a vector in each line, so that a diff shows which of them changed. */
export function vectorsFileText(vectors: readonly Vector[]): string {
  const head = `{"version":${JSON.stringify(LAW_DATASET.version)},"notice":${JSON.stringify(LAW_DATASET.notice)}`;
  return `${head},"vectors":[\n${vectors.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`;
}

if (import.meta.main) {
  const laws = JURISDICTIONS.map(
    ({ slug }) => JSON.parse(readFileSync(path.join(ROOT, LAWS, `${slug}.json`), 'utf8')) as SealingLaw,
  );
  const vectors = vectorsOf(laws);
  writeFileSync(path.join(ROOT, VECTORS_FILE), vectorsFileText(vectors));
  console.log(`${VECTORS_FILE}: ${vectors.length} vectors`);
}
