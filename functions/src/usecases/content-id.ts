import { contentDigest } from './content-digest.ts';

/**
 * An id for a form that came without one, as a browser without scripts sends it: made of the answers and the day, so
 * that a second click or a reload finds the first record. Shaped as a UUID of version 8 (RFC 9562 § 5.8).
 */
export function contentId(answers: Readonly<Record<string, string>>, now: Date): string {
  const digest = contentDigest({ answers: contentDigest(answers), day: now.toISOString().slice(0, 10) });
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  const groups = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return groups.join('-');
}
