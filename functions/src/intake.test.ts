import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { contentDigest, contentId } from './intake.ts';

const form = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean()));

test('the digest does not depend on the order of the fields', () => {
  fc.assert(
    fc.property(form, fc.infiniteStream(fc.nat()), (content, order) => {
      const shuffled = Object.entries(content)
        .map((entry) => ({ entry, at: order.next().value as number }))
        .sort((a, b) => a.at - b.at)
        .map(({ entry }) => entry);
      expect(contentDigest(Object.fromEntries(shuffled))).toBe(contentDigest(content));
    }),
  );
});

test('the digest changes with any value', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      fc.pre(one !== other);
      expect(contentDigest({ name: one })).not.toBe(contentDigest({ name: other }));
    }),
  );
});

test('a value that moves to another field is other content', () => {
  expect(contentDigest({ a: 'x', b: '' })).not.toBe(contentDigest({ a: '', b: 'x' }));
  expect(contentDigest({ a: 'true' })).not.toBe(contentDigest({ a: true }));
});

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
