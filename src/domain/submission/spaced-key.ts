/**
 * A stored key as people read it, "displayed with a space" (specification §2).
 *
 * @example spacedKey('not-paid') // => 'not paid'
 */
export function spacedKey(key: string): string {
  return key.replaceAll('-', ' ');
}
