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
  const [grammar, number] = (counting[language] ??= [
    new Intl.PluralRules(language),
    new Intl.NumberFormat(language),
  ]);
  return (grammar.select(count) === 'one' ? text.one : text.other).replaceAll(
    '{count}',
    number.format(count),
  );
}

/** By language. Making these takes longer than using them a hundred times, and a place page counts a dozen things. */
const counting: Record<string, readonly [Intl.PluralRules, Intl.NumberFormat]> = {};
