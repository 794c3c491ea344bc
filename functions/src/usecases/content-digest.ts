import { createHash } from 'node:crypto';

/**
 * A digest of what a person sent: SHA-256 over the fields in the order of their names. Two calls under one id with the
 * same digest are one call that was repeated (docs/adr/0011).
 *
 * @param content flat, cleaned form values; nested values would keep the order of their own keys
 * @returns 64 hexadecimal digits
 */
export function contentDigest(content: Readonly<Record<string, string | boolean>>): string {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
