import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readCarriedOver } from './carry-over.ts';

describe('readCarriedOver', () => {
  it('gives back what notifyOnNextPage keeps', () => {
    const kept = {
      title: 'Logged Out',
      description: 'You have been successfully logged out',
      tone: 'default',
    } as const;
    expect(readCarriedOver(JSON.stringify(kept))).toEqual(kept);
  });

  it('leaves out a tone that nobody knows', () => {
    expect(readCarriedOver('{"title":"A","description":"B","tone":"purple"}')).toEqual({
      title: 'A',
      description: 'B',
    });
  });

  it.each([null, '', 'null', '42', '[]', '{', '"text"', '{"title":"A"}', '{"title":1,"description":"B"}'])(
    'reads %j as nothing',
    (text) => {
      expect(readCarriedOver(text)).toBeUndefined();
    },
  );

  it('never throws, and never gives anything but texts, whatever stands in storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const content = readCarriedOver(text);
        expect(content === undefined || typeof content.title === 'string').toBe(true);
      }),
    );
  });
});
