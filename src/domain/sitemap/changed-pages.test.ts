import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { afterAnnouncing, changedPages, INDEX_NOW_BATCH, inBatches } from './changed-pages.ts';

const pages = (dates: Readonly<Record<string, string>>) => new Map(Object.entries(dates));
const anyPages = fc
  .dictionary(fc.constantFrom('/', '/a/', '/b/', '/c/', '/d/'), fc.constantFrom('2026-10-01', '2026-11-21'))
  .map(pages);

describe('what an engine has not heard', () => {
  it('is everything, before the first time', () => {
    expect(changedPages(new Map(), pages({ '/': '2026-11-21', '/a/': '2026-10-01' }))).toEqual(['/', '/a/']);
  });

  it('is what is new, what has changed, and what is gone', () => {
    const announced = pages({ '/': '2026-10-01', '/same/': '2026-10-01', '/gone/': '2026-10-01' });
    const current = pages({ '/': '2026-11-21', '/same/': '2026-10-01', '/new/': '2026-11-21' });
    expect(changedPages(announced, current)).toEqual(['/', '/new/', '/gone/']);
  });

  it('is nothing once it was told, from wherever it began', () => {
    fc.assert(
      fc.property(anyPages, anyPages, (announced, current) => {
        const known = afterAnnouncing(announced, current, changedPages(announced, current));
        expect(known).toEqual(current);
        expect(changedPages(known, current)).toEqual([]);
      }),
    );
  });

  it('is the rest, when it took only the first part', () => {
    const current = pages({ '/a/': '2026-11-21', '/b/': '2026-11-21' });
    const known = afterAnnouncing(new Map(), current, ['/a/']);
    expect(changedPages(known, current)).toEqual(['/b/']);
  });
});

it('batches hold every item once, in order, and never too many', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (items, most) => {
      const batches = inBatches(items, most);
      expect(batches.flat()).toEqual(items);
      expect(batches.every(({ length }) => length > 0 && length <= most)).toBe(true);
    }),
  );
  expect(INDEX_NOW_BATCH).toBe(10_000);
});
