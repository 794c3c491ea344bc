/**
 * A whole dollar amount as people write it.
 *
 * @example dollars(2500) // => '$2,500'
 */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
