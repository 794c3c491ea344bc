import { createHash } from 'node:crypto';

/** Form values without anything nested. */
export type FlatContent<Content> = Readonly<Record<keyof Content, string | boolean>>;

/**
 * A digest of what a person sent: SHA-256 over the fields in the order of their names. Two calls under one id with the
 * same digest are one call that was repeated (docs/adr/0008).
 *
 * @param content flat, cleaned form values; nested values would keep the order of their own keys
 * @returns 64 hexadecimal digits
 */
export function contentDigest<Content extends FlatContent<Content>>(content: Content): string {
  const fields = Object.entries<string | boolean>(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
