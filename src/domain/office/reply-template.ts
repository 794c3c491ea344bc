import * as z from 'zod/mini';

import type { Language } from '#domain/shared/language.ts';

/** What the texts of a template may name. `link` leads to the template's page. */
const REPLY_VARIABLES = ['name', 'site', 'phone', 'startFee', 'state', 'link'] as const;
export type ReplyValues = Readonly<Record<(typeof REPLY_VARIABLES)[number], string>>;

const text = z.string().check(
  z.minLength(1),
  z.refine(
    (value) =>
      [...value.matchAll(/\{(\w+)\}/gu)].every(([, name]) => REPLY_VARIABLES.some((known) => known === name)),
    { error: `may name ${REPLY_VARIABLES.join(', ')} only` },
  ),
);

const letterSchema = z.strictObject({ subject: text, body: text });
export type Letter = z.infer<typeof letterSchema>;

const replyTemplateSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+$/u)),
  /** For the admin. */
  title: z.string().check(z.minLength(1)),
  /** The page that `link` leads to: an English path, or `state` for the page of the person's state. */
  page: z.nullable(z.string().check(z.regex(/^(?:\/[a-z-]+\/|state)$/u))),
  en: letterSchema,
  es: letterSchema,
});
/** An answer to a frequent question, in both languages. */
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;

export const replyTemplatesSchema = z.array(replyTemplateSchema);

/** Writes a letter in a language; texts that people typed are not read as placeholders again. */
export function writeLetter(template: ReplyTemplate, language: Language, values: ReplyValues): Letter {
  const fill = (words: string) =>
    words.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? values[name as keyof ReplyValues] : placeholder,
    );
  const { subject, body } = template[language];
  return { subject: fill(subject), body: fill(body) };
}
