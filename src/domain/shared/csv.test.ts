import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BYTE_ORDER_MARK, type Cell, csvLine } from './csv.ts';

/** The characters that generated texts consist of, without other separators. */
const isFormula = (text: string) => /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\n\p{Cf}])/u.test(text);

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
  ])('contains %s', (_what, cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });

  it.each([
    '=1+1',
    '+1 602 555 0134',
    '-2',
    '@SUM(A1)',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '=HYPERLINK("x")',
    ' =1',
    '\u200B=1',
    '\uFEFF=1',
    '\u202E=1',
    '\u2060\u00A0+1',
    '\u200Btext',
    '﹦1',
    '−1',
  ])('escapes %j as text, not a formula', (text) => {
    expect(readBack([text, 'b'])).toEqual([[`'${text}`, 'b']]);
  });

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; =1+1', "a;' =1+1"],
    ['a;"=1+1"', `a;'"=1+1"`],
    ['a;\u200B@x', "a;'\u200B@x"],
    ['a\t=1\t-2', "a\t'=1\t'-2"],
    ['\t=1', "'\t'=1"],
    ['a|+1|b', "a|'+1|b"],
    [";=1+1|' /C calc'!A0", ";'=1+1|' /C calc'!A0"],
  ])('escapes a formula after another separator and quotes the cell: %j', (text, cell) => {
    expect(csvLine([text, 'b'])).toMatch(/^".*",b\r\n$/su);
    expect(readBack([text, 'b'])).toEqual([[cell, 'b']]);
  });

  it.each(['a; b', 'fifty-fifty', '1 = 1', 'a, -2', 'Ana\u200BCruz', 'x;y=1'])(
    'leaves %j unchanged',
    (text) => {
      expect(readBack([text, 'b'])).toEqual([[text, 'b']]);
    },
  );

  it('is read back unchanged by an independent parser, for any text', () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .filter((text) => !/[;|\t﹦﹢﹣﹫⁼⁺⁻−]/u.test(text));
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
              return isFormula(lines) ? `'${lines}` : lines;
            }),
          );
          // The parser does not take empty lines for a table.
          expect(readBack(['first', 'line'], ...rows).slice(1)).toEqual(expected);
        },
      ),
    );
  });
});
