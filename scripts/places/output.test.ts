import fc from 'fast-check';
import { expect, it } from 'vitest';

import { linePerItem } from './output.ts';

it('writes each field and list item on its own line', () => {
  expect(linePerItem({ a: 1, list: [{ b: 2 }, { b: 3 }], none: [] })).toBe(
    '{\n"a":1,\n"list":[\n{"b":2},\n{"b":3}\n],\n"none":[]\n}\n',
  );
});

it('reads back unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      expect(JSON.parse(linePerItem(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
