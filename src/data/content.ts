import type { Language } from '~/config/languages.ts';

/** An entry of an editorial collection. Its id begins with its language (src/content.config.ts). */
interface Entry<Data> {
  readonly id: string;
  readonly data: Data;
}

/** The entries of a language, in the order of their file. */
export function entriesIn<Data>(entries: readonly Entry<Data>[], language: Language): readonly Data[] {
  return entries.filter(({ id }) => id.startsWith(`${language}/`)).map(({ data }) => data);
}

/** @throws {Error} naming the file with the missing entry */
export function entryIn<Data>(entries: readonly Entry<Data>[], name: string, language: Language): Data {
  const entry = entries.find(({ id }) => id === `${language}/${name}`);
  if (entry === undefined) throw new Error(`src/content/words/${language}/${name}.json has no text.`);
  return entry.data;
}
