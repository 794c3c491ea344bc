import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';

import type { PlainDate } from '#domain/shared/plain-date.ts';
import { lastModified, lawTable, unreadActs } from './dataset.ts';
import type { Remedy } from './sealing-law.ts';

const laws = Object.values(SEALING_LAWS);
describe('the data set', () => {
  it('is dated by the latest change, check, or look for a law or a bill', () => {
    const change = { date: '2026-11-21' as PlainDate };
    const law = { asOf: '2026-11', lookedForNewLaw: null, remedies: [] };
    const checked = { ...SEALING_LAWS.OH.remedies[0]?.checked, on: '2027-02-04' } as Remedy['checked'];
    expect(lastModified([law], [change], [])).toBe('2026-11-21');
    expect(lastModified([law, { ...law, asOf: '2027-02' }], [change], [])).toBe('2027-02-01');
    expect(lastModified([{ ...law, lookedForNewLaw: '2027-02-02' }], [change], [])).toBe('2027-02-02');
    expect(lastModified([law], [change], [{ lookedOn: '2027-02-03' }])).toBe('2027-02-03');
    expect(lastModified([{ ...law, remedies: [{ checked }] }], [change], [])).toBe('2027-02-04');
    expect(() => lastModified([], [], [])).toThrow(RangeError);
  });
});

describe('its table', () => {
  /** RFC 4180, as a spreadsheet reads it. */
  const cellsOf = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/gu)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    );
  const [names = '', ...lines] = lawTable(laws)
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n');
  const columns = cellsOf(names);
  const all = lines.map((line) => new Map(cellsOf(line).map((cell, index) => [columns[index], cell])));
  const rows = all.filter((row) => row.get('row') === 'remedy');

  it('has a row for each act that nobody has read, after the remedies and with nothing that rests on it', () => {
    const filled = (row: (typeof all)[number]) =>
      [...row].flatMap(([column = '', cell]) => (cell === '' ? [] : [[column, cell] as const]));
    const acts = all.slice(rows.length).map((row) => Object.fromEntries<string>(filled(row)));
    expect(acts).toEqual([
      {
        row: 'unread-act',
        state: 'Georgia',
        effective_from: '2027-01-01',
        citation: SEALING_LAWS.GA.unreadAct?.citation,
        known_from: 'reader-summary',
        reported: SEALING_LAWS.GA.unreadAct?.reported,
      },
      {
        row: 'unread-act',
        state: 'Kansas',
        effective_from: '2026-07-01',
        citation: SEALING_LAWS.KS.unreadAct?.citation,
        known_from: 'official-summary',
        reported: SEALING_LAWS.KS.unreadAct?.reported,
      },
      {
        row: 'unread-act',
        state: 'South Carolina',
        effective_from: '2027-01-01',
        citation: SEALING_LAWS.SC.unreadAct?.citation,
        known_from: 'reader-summary',
        reported: SEALING_LAWS.SC.unreadAct?.reported,
      },
    ]);
    expect(unreadActs(laws).map(({ state }) => state)).toEqual(['Georgia', 'Kansas', 'South Carolina']);
  });

  it('has a row for each remedy, with as many cells as columns', () => {
    expect(rows.map((row) => row.get('id'))).toEqual(
      laws.flatMap(({ remedies }) => remedies.map(({ id }) => id)),
    );
    for (const line of lines) expect(cellsOf(line)).toHaveLength(columns.length);
  });

  it('has a column for each condition of a remedy and for each part of its waiting period', () => {
    const remedies = laws.flatMap(({ remedies }) => remedies);
    const snakeCase = (name: string) => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
    const namesIn = (part: (remedy: Remedy) => object | null, prefix = '') =>
      remedies.flatMap((remedy) => Object.keys(part(remedy) ?? {}).map((name) => prefix + snakeCase(name)));
    const renamed: Readonly<Record<string, string>> = { other: 'other_conditions' };
    const expected = new Set([
      ...namesIn(({ appliesTo }) => appliesTo).map((name) => renamed[name] ?? name),
      ...namesIn(({ appliesTo }) => appliesTo.period, 'period_'),
      ...namesIn(({ waitingPeriod }) => waitingPeriod, 'waiting_period_'),
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

  it.each(laws.flatMap((law) => law.remedies.map((remedy) => [remedy.id, remedy, law] as const)))(
    'has the data set’s values for %s',
    (id, remedy, law) => {
      const row = rows.find((one) => one.get('id') === id);
      expect(row?.get('state')).toBe(law.state);
      expect(row?.get('outcomes')?.split('; ')).toEqual(remedy.appliesTo.outcomes);
      expect(row?.get('waiting_period_amount')).toBe(
        remedy.waitingPeriod === null ? '' : String(remedy.waitingPeriod.amount),
      );
      expect(row?.get('waiting_period_note')).toBe(remedy.waitingPeriod?.note ?? '');
      expect(row?.get('only_unpaid')).toBe(remedy.appliesTo.onlyUnpaid === true ? 'yes' : 'no');
      expect(row?.get('citation')).toBe(remedy.citation);
      expect(row?.get('quotation')).toBe(remedy.quotation?.text ?? '');
      expect(row?.get('checked_on')).toBe(remedy.checked.on);
      expect(row?.get('as_of')).toBe(law.asOf);
    },
  );
});
