import fc from 'fast-check';
import { expect, test } from 'vitest';

import { contentDigest } from './content-digest.ts';

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
