import { defineCollection } from 'astro:content';
import * as z from 'zod/mini';

import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#config/languages.ts';
import {
  approvalSchema,
  faqEntrySchema,
  legalTextSchema,
  teamMemberSchema,
  testimonialSchema,
} from '#data/editorial.ts';
import { readContent } from '#data/read.ts';

const FILES = import.meta.glob<unknown>('./content/words/{en,es}/*.json', { eager: true, import: 'default' });

/**
 * Editorial content, which pages read through src/data/editorial.ts. Ids begin with the language. Astro's `file()` loader
 * is not used, because it only logs invalid JSON and continues without the file, and its errors name a collection
 * instead of a file. Law, courts, help and places are in src/data (docs/adr/0020).
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

/** A collection from files with an array. Astro sorts entries by id, so ids contain the index to keep the order. */
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

/** A file's contents, with its path for error messages. */
function fileOf(name: string, language: Language): { readonly path: string; readonly value: unknown } {
  const file = `content/words/${language}/${name}.json`;
  return { path: `src/${file}`, value: FILES[`./${file}`] };
}
