import { defineCollection } from 'astro:content';
import * as z from 'zod/mini';

import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '~/config/languages.ts';
import { faqEntrySchema, legalTextSchema } from '~/data/editorial.ts';
import { readContent } from '~/data/read.ts';
import { approvalSchema, teamMemberSchema, testimonialSchema } from '~/domain/shared/people.ts';

const FILES = import.meta.glob<unknown>('./content/words/{en,es}/*.json', { eager: true, import: 'default' });

/**
 * Editorial content, which pages read by src/data/content.ts; ids begin with the language. The loaders are not Astro's
 * `file()`: that one only logs a file that is no JSON and goes on without it, and its errors name a collection instead of
 * a file. Law, courts, help and places are in src/data (docs/adr/0020).
 */
export const collections = {
  faq: list('faq', faqEntrySchema),
  testimonials: list('testimonials', () => testimonialSchema),
  approvals: list('approvals', () => approvalSchema),
  team: list('team', () => teamMemberSchema),
  legal: defineCollection({
    schema: legalTextSchema(DEFAULT_LANGUAGE),
    loader: () =>
      Object.fromEntries(
        LANGUAGES.flatMap((language) =>
          ['privacy', 'terms'].map((name) => {
            const { path, value } = fileOf(name, language);
            return [`${language}/${name}`, readContent(path, legalTextSchema(language), value)];
          }),
        ),
      ),
  }),
};

/** A collection from files that hold an array. Astro sorts entries by id, so a number keeps them in their order. */
function list<Schema extends z.ZodMiniType<object>>(name: string, schema: (language: Language) => Schema) {
  return defineCollection({
    schema: schema(DEFAULT_LANGUAGE),
    loader: () =>
      Object.fromEntries(
        LANGUAGES.flatMap((language) => {
          const { path, value } = fileOf(name, language);
          return readContent(path, z.array(schema(language)), value).map((entry, index) => [
            `${language}/${String(index).padStart(3, '0')}`,
            entry,
          ]);
        }),
      ),
  });
}

/** A file of words, with its path for messages. */
function fileOf(name: string, language: Language): { readonly path: string; readonly value: unknown } {
  const file = `content/words/${language}/${name}.json`;
  return { path: `src/${file}`, value: FILES[`./${file}`] };
}
