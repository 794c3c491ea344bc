import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { contentId } from './content-id.ts';

const morning = new Date('2026-11-21T08:00:00Z');
const evening = new Date('2026-11-21T23:59:59Z');
const tomorrow = new Date('2026-11-22T00:00:00Z');

test('the id is a UUID, the same all day for the same answers, and another the next day', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (answers) => {
      const id = contentId(answers, morning);
      expect(z.uuid({ version: 'v8' }).safeParse(id).success).toBe(true);
      expect(contentId(answers, evening)).toBe(id);
      expect(contentId(answers, tomorrow)).not.toBe(id);
    }),
  );
});

test('other answers get another id', () => {
  expect(contentId({ email: 'a@example.com' }, morning)).not.toBe(
    contentId({ email: 'b@example.com' }, morning),
  );
});
