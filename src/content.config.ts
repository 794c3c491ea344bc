import { defineCollection } from 'astro:content';
import * as z from 'zod/mini';

import { faqEntrySchema, legalTextSchema } from '~/data/editorial.ts';
import { readContent } from '~/data/read.ts';
import { approvalSchema, teamMemberSchema, testimonialSchema } from '~/domain/shared/people.ts';

import approvals from './content/approvals.json';
import team from './content/team.json';
import testimonials from './content/testimonials.json';
import faq from './content/words/en/faq.json';
import privacy from './content/words/en/privacy.json';
import terms from './content/words/en/terms.json';

/**
 * Editorial content, which pages read by `getCollection` and `getEntry`. The loaders are not Astro's `file()`: that one
 * only logs a file that is no JSON and goes on without it, and its errors name a collection instead of a file. Law,
 * courts, help and places are in src/data (docs/adr/0020).
 */
export const collections = {
  faq: list('src/content/words/en/faq.json', faqEntrySchema, faq),
  testimonials: list('src/content/testimonials.json', testimonialSchema, testimonials),
  approvals: list('src/content/approvals.json', approvalSchema, approvals),
  team: list('src/content/team.json', teamMemberSchema, team),
  legal: defineCollection({
    schema: legalTextSchema,
    loader: () => ({
      privacy: readContent('src/content/words/en/privacy.json', legalTextSchema, privacy),
      terms: readContent('src/content/words/en/terms.json', legalTextSchema, terms),
    }),
  }),
};

/** A collection from a file that holds an array. Astro sorts entries by id, so a number keeps them in their order. */
function list<Schema extends z.ZodMiniType<object>>(path: string, schema: Schema, value: unknown) {
  return defineCollection({
    schema,
    loader: () =>
      Object.fromEntries(
        readContent(path, z.array(schema), value).map((entry, index) => [
          String(index).padStart(3, '0'),
          entry,
        ]),
      ),
  });
}
