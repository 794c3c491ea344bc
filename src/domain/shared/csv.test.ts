import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BYTE_ORDER_MARK, type Cell, csvLine } from './csv.ts';

/** Our lines as an independent parser reads them. */
const readBack = (...lines: readonly Cell[][]): string[][] =>
  parse(BYTE_ORDER_MARK + lines.map(csvLine).join(''), { bom: true, relax_column_count: true });

describe('a line of a CSV file', () => {
  it.each<[string, Cell[], string]>([
    ['plain texts', ['Ana', 'Cruz'], 'Ana,Cruz\r\n'],
    ['quotes and commas', ['say "hi"', 'a,b'], '"say ""hi""","a,b"\r\n'],
    ['line breaks', ['one\ntwo', 'one\r\ntwo\rthree'], '"one\ntwo","one\ntwo\nthree"\r\n'],
    ['room at its ends', [' Ana', 'Cruz '], '" Ana","Cruz "\r\n'],
    ['numbers and answers', [5, -1, true, false, null], '5,-1,yes,no,\r\n'],
    ['nothing', ['', ''], ',\r\n'],
  ])('holds %s', (_what, cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });

  it.each([
    '=1+1',
    '+1 602 555 0134',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '=HYPERLINK("x")',
  ])('escapes %j as text, not a formula', (text) => {
    expect(readBack([text, 'b'])).toEqual([[`'${text}`, 'b']]);
  });

  it('is read back unchanged by another program, for any text', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 40 });
    const typed = fc.oneof(
      cell,
      fc.array(fc.constantFrom('"', ',', '\n', '\r', 'a', ' ', '=', 'é', '🏠')).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(typed, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const expected = rows.map((row) =>
            row.map((text) => {
              const lines = text.replaceAll(/\r\n?/gu, '\n');
              return /^[=+\-@\t\n＝＋－＠]/u.test(lines) ? `'${lines}` : lines;
            }),
          );
          // The parser does not take empty lines for a table.
          expect(readBack(['first', 'line'], ...rows).slice(1)).toEqual(expected);
        },
      ),
    );
  });
});
