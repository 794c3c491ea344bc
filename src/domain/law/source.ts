import * as z from 'zod/mini';

/** A text that people read: never empty, with no space around it. */
export const publishedText = z.string().check(
  z.minLength(1, { error: 'must not be empty' }),
  z.refine((text) => text === text.trim(), { error: 'must not begin or end with a space' }),
);

/** A full address of a web page. */
export const webAddress = z.httpUrl({ error: 'must be a web address with http:// or https://' });

/** A page that an editor read; kept as the reason for what a file says, and shown only when it is official. */
export const sourceSchema = z.readonly(z.strictObject({ title: publishedText, url: webAddress }));
/** A page that an editor read. */
export type Source = z.infer<typeof sourceSchema>;
