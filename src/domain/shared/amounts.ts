/** Singular and plural of a text in English or Spanish; `{count}` is a placeholder. */
export interface CountText {
  readonly one: string;
  readonly other: string;
}

/**
 * Formats a text about a number of things in the right grammatical number.
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

/**
 * Formatters by language, cached because creating one takes longer than using it a hundred times, and a place page
 * counts a dozen things.
 */
const counting: Record<string, readonly [Intl.PluralRules, Intl.NumberFormat]> = {};

const THOUSANDS = /\B(?=(?:\d{3})+$)/gu;

/**
 * Formats a whole number. Without `Intl`, whose first use took 170 ms on a processor slowed down four times: while the
 * form hydrates, and just when the result of the check appears.
 *
 * @example wholeNumber(2500) // => '2,500'
 */
export function wholeNumber(number: number): string {
  return String(number).replace(THOUSANDS, ',');
}

/**
 * Formats a whole dollar amount.
 *
 * @example dollars(2500) // => '$2,500'
 */
export function dollars(amount: number): string {
  return `$${wholeNumber(amount)}`;
}
