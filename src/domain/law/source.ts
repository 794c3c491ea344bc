import * as z from 'zod/mini';

/** A text shown to readers: not empty, without leading or trailing spaces. */
export const publishedText = z.string().check(
  z.minLength(1, { error: 'must not be empty' }),
  z.refine((text) => text === text.trim(), { error: 'must not begin or end with a space' }),
);

/** A full address of a web page. */
export const webAddress = z.httpUrl({ error: 'must be a web address with http:// or https://' });

/** ISO 8601 date: `'2026-07-01'`. */
export const isoDate = z.iso.date({ error: 'must be a day that exists, like 2026-07-01' });

/** A page that an editor read. Kept as evidence for a file's statements; shown only if it is official. */
export const sourceSchema = z.readonly(z.strictObject({ title: publishedText, url: webAddress }));
export type Source = z.infer<typeof sourceSchema>;

/** A statute, court rule or order. */
export const citationSchema = z.readonly(
  z.strictObject({
    citation: publishedText,
    /** Where its text was read; `null` when only its name is known. */
    url: z.nullable(webAddress),
    /** What it does, in one plain sentence. */
    what: publishedText,
  }),
);
export type Citation = z.infer<typeof citationSchema>;

/** A citation without line breaks between a section sign and its number. */
export function unbrokenCitation(citation: string): string {
  return citation.replaceAll('§ ', '§\u00A0');
}

/**
 * How the waiting period of specification §9 compares with the law that was found (decision D12):
 *
 * - `verified`: a law supports it; for a state listed as having no law, none was found either;
 * - `differs`: there is a law, on other terms;
 * - `unverified`: no law was found that supports it, or it is unknown whether a bill was enacted.
 */
export const VERIFICATIONS = ['verified', 'differs', 'unverified'] as const;
