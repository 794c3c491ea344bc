/** A text that must have these placeholders: `Template<'state'>` fits `'The law in {state}'`. */
export type Template<Name extends string> = `${string}{${Name}}${string}`;

/** The names of a text's placeholders: `'state'` for `'The law in {state}'`. */
export type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/**
 * A text with its placeholders filled in. Where the text is a literal of src/content/words, the compiler asks for a
 * value for each placeholder. One without a value stays as it is, so that a test or a reader sees its name.
 *
 * @example format('{count} cities in {state}', { count: 3, state: 'Ohio' }) // => '3 cities in Ohio'
 */
export function format<const Text extends string>(
  text: Text,
  values: Readonly<Record<PlaceholderOf<Text>, string | number>>,
): string {
  const byName: Readonly<Record<string, string | number>> = values;
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => String(byName[name] ?? placeholder));
}
