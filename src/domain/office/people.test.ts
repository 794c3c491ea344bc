import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NO_WORK } from '#domain/records/work.ts';

import type { RecordRow } from './queue.ts';
import { people, personRow, personRows } from './people.ts';

const NOW = '2026-11-30T19:42:00.000Z';

function row(id: string, changes: Partial<RecordRow> = {}): RecordRow {
  const asked_at = '2026-11-20T12:00:00.000Z';
  const person = { name: '', email: '', phone: '' };
  return { ...NO_WORK, ...person, id, asked_at, contact: 'agreed', ...changes } as RecordRow;
}

const groups = (...rows: RecordRow[]) => people(rows).map((group) => group.map(({ id }) => id).join(' '));

describe('records are of one person', () => {
  const phone = '(602) 555-0134';
  it.each([
    [
      'with the same address in any spelling',
      { email: 'Rosa@example.com' },
      { email: 'rosa@example.com' },
      true,
    ],
    ['with the same number and name', { phone, name: 'Rosa Núñez' }, { phone, name: 'rosa nunez' }, true],
    ['with the same number alone', { phone, name: 'Rosa' }, { phone, name: 'Luis' }, false],
    ['with the same name alone', { name: 'Rosa' }, { name: 'Rosa' }, false],
    [
      'with a helper’s address',
      { email: 'h@example.org', is_helper: true, name: 'A' },
      { email: 'h@example.org', name: 'B' },
      false,
    ],
    [
      'with a helper’s address and one name',
      { email: 'h@example.org', is_helper: true, name: 'A' },
      { email: 'h@example.org', name: 'a' },
      true,
    ],
  ])('%s: %j and %j: %s', (_what, one, other, isOne) => {
    expect(groups(row('a', one), row('b', other))).toEqual(isOne ? ['a b'] : ['a', 'b']);
    expect(groups(row('b', other), row('a', one))).toEqual(isOne ? ['b a'] : ['b', 'a']);
  });

  it('over one step, so that a chain does not join strangers', () => {
    const [a, b, c] = [
      { email: 'a@x.org', phone },
      { email: 'b@x.org', phone, name: 'R' },
      { email: 'b@x.org' },
    ];
    expect(groups(row('a', { ...a, name: 'R' }), row('b', b), row('c', c))).toEqual(['a b', 'c']);
  });

  it('and each is of exactly one', () => {
    const record = fc.record({
      name: fc.constantFrom('', 'R', 'L'),
      email: fc.constantFrom('', 'a@x.org', 'b@x.org'),
      phone: fc.constantFrom('', phone, '(480) 555-0177'),
      is_helper: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const rows = records.map((each, index) => row(String(index), each));
        expect(
          people(rows)
            .flat()
            .map(({ id }) => Number(id))
            .sort((one, other) => one - other),
        ).toEqual(rows.map((_, index) => index));
      }),
    );
  });
});

describe('the row of a person', () => {
  const email = 'rosa@example.com';
  const old = row('old', { email, phone: '1', asked_at: '2026-11-01T12:00:00.000Z' });

  it('is the latest record, which gives number and consent, and has waited since the first', () => {
    const latest = row('latest', { email, phone: '2', contact: 'not-agreed' });
    const both = [{ ...latest, asked_at: old.asked_at, records: 2 }];
    expect(personRows([old, latest], NOW)).toEqual(both);
    expect(personRows([latest, old], NOW)).toEqual(both);
    const answered = { ...old, work_status: 'closed' } as const;
    expect(personRows([answered, latest], NOW)).toMatchObject([{ id: 'latest', asked_at: latest.asked_at }]);
  });

  it('is not a record of an unknown time where another has one', () => {
    const [known, unknown] = [row('known', { email }), row('unknown', { email, asked_at: null })];
    for (const records of [
      [known, unknown],
      [unknown, known],
    ])
      expect(personRows(records, NOW)).toEqual([{ ...known, records: 2 }]);
    expect(personRows([unknown, unknown], NOW)).toEqual([{ ...unknown, records: 2 }]);
  });

  it('must not be called if any of the records says so', () => {
    const marked = { ...old, contact: 'withdrawn' } as const;
    expect(personRows([marked, row('latest', { email })], NOW)).toMatchObject([{ contact: 'withdrawn' }]);
  });

  it('of an older record has the consent of the latest form with its number', () => {
    const shown = row('shown', { email, phone: '(602) 555-0134', asked_at: '2026-11-01T12:00:00.000Z' });
    const other = { email, phone: '602-555-0134', contact: 'not-agreed' } as const;
    expect(personRow(shown, [row('other', other)], NOW).contact).toBe('not-agreed');
    expect(personRow(shown, [row('other', { ...other, phone: '(602) 555-0199' })], NOW).contact).toBe(
      'agreed',
    );
  });

  it('of one record is that record', () => {
    expect(personRows([old], NOW)).toEqual([old]);
  });
});
