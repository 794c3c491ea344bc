/**
 * The key that lists run by, newest first: ISO time, `_`, id. Two records of the same millisecond still have an order,
 * so a cursor (`sort_key < last seen`) neither skips nor repeats.
 *
 * @example sortKey(new Date('2026-11-21T09:30:00Z'), 'a1…') // => '2026-11-21T09:30:00.000Z_a1…'
 */
export function sortKey(createdAt: Date, id: string): string {
  return `${createdAt.toISOString()}_${id}`;
}
