/** A run of so many words is one shingle. */
const WORDS = 5;

/** Every run of five words of a text, each once, in lower case and without marks: what Broder calls its shingles. */
export function shingles(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(
    Array.from({ length: Math.max(0, words.length - WORDS + 1) }, (_, start) =>
      words.slice(start, start + WORDS).join(' '),
    ),
  );
}

/**
 * How much two texts share: their common shingles among all of both (Jaccard), from 0 for nothing to 1 for the same.
 *
 * @example resemblance(shingles('a b c d e f'), shingles('a b c d e g')) // => 1 / 3
 */
export function resemblance(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const common = [...left].filter((shingle) => right.has(shingle)).length;
  const all = left.size + right.size - common;
  return all === 0 ? 1 : common / all;
}
