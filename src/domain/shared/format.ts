/** A text that must contain the placeholder: `Template<'state'>` accepts `'The law in {state}'`. */
export type Template<Name extends string> = `${string}{${Name}}${string}`;

/** The names of a text's placeholders: `'state'` for `'The law in {state}'`. */
export type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/**
 * Fills in the placeholders of a text. If the text is a literal of src/content/words, the compiler requires a value for
 * each placeholder. A placeholder without a value is left in place, so that tests and readers notice it.
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

/**
 * A text with a capital first letter.
 *
 * @example capitalised('the court') // => 'The court'
 */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
