import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { PATH_IDS, PENDING_BILLS, SEALING_LAW_CHANGES, SEALING_LAWS } from '#data/laws.ts';

import type { PlainDate } from '#domain/shared/plain-date.ts';
import {
  lastModified,
  LAW_DATASET_FIELDS,
  lawDataset,
  lawDatasetJsonSchema,
  lawDatasetTable,
} from './dataset.ts';
import { retiredIds } from './changes.ts';
import type { Remedy } from './sealing-law.ts';

const laws = Object.values(SEALING_LAWS);
const dataset = lawDataset(
  {
    $schema: 'https://a.example/data/sealing-laws.schema.json',
    version: '2.0.0',
    name: 'Laws',
    description: 'Laws of states.',
    notice: 'No advice.',
    publisher: 'A',
    page: 'https://a.example/sealing-laws/',
    changes: 'https://a.example/sealing-laws.xml',
    topic: { code: 'HO-02-06-00-00', taxonomy: 'A list', url: 'https://a.example/list' },
    license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  laws,
  SEALING_LAW_CHANGES,
  retiredIds(PATH_IDS),
  PENDING_BILLS,
);
const schema = lawDatasetJsonSchema('https://a.example/data/sealing-laws.schema.json');

describe('the data set', () => {
  it('is dated by the latest change, check or look at a bill', () => {
    const change = { date: '2026-11-21' as PlainDate };
    expect(lastModified([{ asOf: '2026-11' }], [change], [])).toBe('2026-11-21');
    expect(lastModified([{ asOf: '2026-11' }, { asOf: '2027-02' }], [change], [])).toBe('2027-02-01');
    expect(lastModified([{ asOf: '2026-11' }], [change], [{ lookedOn: '2027-02-03' }])).toBe('2027-02-03');
    expect(() => lastModified([], [], [])).toThrow(RangeError);
  });
});

describe('its table', () => {
  /** RFC 4180, as a spreadsheet reads it. */
  const cellsOf = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/gu)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    );
  const [names = '', ...lines] = lawDatasetTable(dataset)
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n');
  const columns = cellsOf(names);
  const rows = lines.map((line) => new Map(cellsOf(line).map((cell, index) => [columns[index], cell])));

  it('has a row for each path, with as many cells as columns', () => {
    expect(rows.map((row) => row.get('id'))).toEqual(
      laws.flatMap(({ remedies }) => remedies.map(({ id }) => id)),
    );
    for (const line of lines) expect(cellsOf(line)).toHaveLength(columns.length);
  });

  it('has a column for each condition of a path and for each part of its clock', () => {
    const paths = laws.flatMap(({ remedies }) => remedies);
    const snakeCase = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
    const namesIn = (part: (path: Remedy) => object | null, prefix = '') =>
      paths.flatMap((path) => Object.keys(part(path) ?? {}).map((name) => prefix + snakeCase(name)));
    const renamed: Readonly<Record<string, string>> = { other: 'other_conditions' };
    const expected = new Set([
      ...namesIn(({ appliesTo }) => appliesTo).map((name) => renamed[name] ?? name),
      ...namesIn(({ appliesTo }) => appliesTo.period, 'period_'),
      ...namesIn(({ clock }) => clock, 'clock_'),
    ]);
    expected.delete('period');
    expect(expected.size).toBeGreaterThan(12);
    expect([...expected].filter((name) => !columns.includes(name))).toEqual([]);
  });

  it('tells an empty list from an unknown one', () => {
    const cell = (id: string, column: string) => rows.find((row) => row.get('id') === id)?.get(column);
    expect(cell('ri-dismissed', 'settled_as')).toBe('none');
    expect(cell('az-won', 'settled_as')).toBe('');
    expect(cell('nv-dismissed', 'other_conditions')).toBe('none');
    expect(cell('va-dismissed-30-days-automatic', 'answers')).toBe('nonsuit: no (unknown: ask)');
  });

  it.each(laws.flatMap((law) => law.remedies.map((path) => [path.id, path, law] as const)))(
    'has the data set’s values for %s',
    (id, path, law) => {
      const row = rows.find((one) => one.get('id') === id);
      expect(row?.get('state')).toBe(law.state);
      expect(row?.get('outcomes')?.split('; ')).toEqual(path.appliesTo.outcomes);
      expect(row?.get('clock_amount')).toBe(path.clock === null ? '' : String(path.clock.amount));
      expect(row?.get('clock_note')).toBe(path.clock?.note ?? '');
      expect(row?.get('only_unpaid')).toBe(path.appliesTo.onlyUnpaid === true ? 'yes' : 'no');
      expect(row?.get('citation')).toBe(path.citation);
      expect(row?.get('quotation')).toBe(path.quotation?.text ?? '');
      expect(row?.get('checked_on')).toBe(path.checked.on);
      expect(row?.get('as_of')).toBe(law.asOf);
    },
  );
});

describe('its JSON Schema', () => {
  // ajv reads the schema as other programs would; tests/site checks formats.
  const validate = new Ajv2020({ strict: true, validateFormats: false }).compile(schema);
  const accepts = (value: unknown) => validate(JSON.parse(JSON.stringify(value)));
  const [first, ...others] = dataset.laws;
  const withLaw = (change: object) => ({ ...dataset, laws: [{ ...first, ...change }, ...others] });
  const clocked = SEALING_LAWS.AZ.remedies.find(({ clock }) => clock !== null);
  const withBill = (change: object) => ({ ...dataset, bills: [{ ...dataset.bills[0], ...change }] });

  it('accepts the data set, and a clock on a path that was confirmed', () => {
    expect(accepts(dataset)).toBe(true);
    expect(accepts(withLaw({ remedies: [clocked] }))).toBe(true);
  });

  it.each([
    ['no laws', { ...dataset, laws: [] }],
    ['another format', { ...dataset, format: 1 }],
    ['a version of another format', { ...dataset, version: '1.0.0' }],
    ['a field that nobody knows', withLaw({ rating: 5 })],
    ['a state that is none', withLaw({ abbreviation: 'PR' })],
    ['a field that is missing', withLaw({ notes: undefined })],
    ['an empty text', withLaw({ notes: '' })],
    ['a day where a month is meant', withLaw({ asOf: '2026-11-21' })],
    ['no list of bills', { ...dataset, bills: undefined }],
    ['a bill without a day to look again', withBill({ lookAgainBy: undefined })],
    ['a bill whose step has only a year', withBill({ lastStepOn: '2026' })],
    ['a remedy without its fields', withLaw({ remedies: [{ id: 'al-x' }] })],
    ['a clock on a path of low confidence', withLaw({ remedies: [{ ...clocked, confidence: 'low' }] })],
  ])('refuses %s', (_what, value) => {
    expect(accepts(value)).toBe(false);
  });

  it('describes each field, and no other', () => {
    const described = new Map<string, unknown>();
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      // The condition on a clock names fields that are described already.
      const {
        properties,
        if: _if,
        then: _then,
        ...rest
      } = node as { properties?: Record<string, { description?: unknown }>; if?: unknown; then?: unknown };
      for (const [field, value] of Object.entries(properties ?? {})) {
        described.set(field, value.description);
        visit(value);
      }
      Object.values(rest).forEach(visit);
    };
    visit(schema);
    expect(Object.fromEntries(described)).toStrictEqual(LAW_DATASET_FIELDS);
  });

  it('has no readOnly', () => {
    expect(JSON.stringify(schema)).not.toContain('readOnly');
  });
});
