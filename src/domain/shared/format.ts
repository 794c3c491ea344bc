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

/** A text for each grammatical number of English and Spanish; `{count}` is the number. */
export interface CountText {
  readonly one: string;
  readonly other: string;
}

/**
 * A text about a number of things, in the grammatical number that the language asks for.
 *
 * @param language of the text: `'en'`, `'es'`
 * @example formatCount({ one: '1 city', other: '{count} cities' }, 3) // => '3 cities'
 */
export function formatCount(text: CountText, count: number, language = 'en'): string {
  const { grammar, number } = countingIn(language);
  return (grammar.select(count) === 'one' ? text.one : text.other).replaceAll(
    '{count}',
    number.format(count),
  );
}

interface Counting {
  readonly grammar: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

/** Making these takes longer than using them a hundred times, and a place page counts a dozen things. */
const counting = new Map<string, Counting>();

function countingIn(language: string): Counting {
  const known = counting.get(language) ?? {
    grammar: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(language),
  };
  counting.set(language, known);
  return known;
}
