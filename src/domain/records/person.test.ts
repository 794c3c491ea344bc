import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { detailsUsed, doNotCallSince, groupByPerson, personKeys, timeline } from './person.ts';
import { NO_WORK } from './work.ts';

const record = (id: string, email: string, phone: string) => ({ id, email, phone });
const idsOf = (groups: readonly (readonly { readonly id: string }[])[]) =>
  groups.map((group) => group.map(({ id }) => id).join(''));

describe('the key of a person', () => {
  it('is the email address and phone number, however they are written', () => {
    expect(personKeys({ email: ' ANA@Example.com', phone: '+1 (602) 555-0134' })).toEqual(
      personKeys({ email: 'ana@example.com', phone: '602.555.0134' }),
    );
  });

  it.each(['(000) 000-0000', '111-111-1111', '+9 999 999 9999', '123-456-7890', ''])(
    'is never the number %j',
    (phone) => {
      expect(personKeys({ email: '', phone })).toEqual([]);
    },
  );
});

describe('records of one person', () => {
  it('share an email address or a phone number, directly or through other records', () => {
    const records = [
      record('a', 'ana@example.com', '(602) 555-0101'),
      record('b', 'ben@example.com', '(602) 555-0102'),
      record('c', 'ANA@example.com', '(602) 555-0103'),
      record('d', 'other@example.com', '+1 602 555 0103'),
      record('e', 'eve@example.com', '(602) 555-0104'),
    ];
    expect(idsOf(groupByPerson(records))).toEqual(['acd', 'b', 'e']);
  });

  it('are found in any order', () => {
    const chain = [0, 1, 2, 3, 4, 5].map((step) =>
      record(String(step), `p${Math.ceil(step / 2)}@example.com`, `602555010${Math.floor(step / 2)}`),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(chain, { minLength: chain.length }), (shuffled) => {
        expect(groupByPerson(shuffled)).toHaveLength(1);
      }),
    );
  });

  it('remain separate if they have neither', () => {
    expect(idsOf(groupByPerson([record('a', '', ''), record('b', '', '')]))).toEqual(['a', 'b']);
  });

  it('are never lost or duplicated', () => {
    const some = fc.record({
      id: fc.uuid(),
      email: fc.constantFrom('', 'a@x.org', 'b@x.org', 'c@x.org'),
      phone: fc.constantFrom('', '6025550101', '6025550102', '6025550103'),
    });
    fc.assert(
      fc.property(fc.array(some), (records) => {
        const groups = groupByPerson(records);
        expect(groups.flat()).toHaveLength(records.length);
        expect(new Set(groups.flat())).toEqual(new Set(records));
        // Two groups have no key in common.
        const keys = groups.flatMap((group) => [...new Set(group.flatMap(personKeys))]);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

it('the details that a person used are shown as last written, those of the latest request first', () => {
  const asked = (day: number | null, name: string, email: string) => ({
    asked_at: day === null ? null : `2026-11-${day}T08:00:00.000Z`,
    full_name: name,
    email,
    phone: '',
  });
  expect(
    detailsUsed([
      asked(null, 'A. Lopez', 'ana@example.com'),
      asked(20, 'ANA LOPEZ', 'ana@example.com'),
      asked(22, 'Ana Lopez', 'Ana@Example.com'),
      asked(23, 'Ana Perez', ''),
    ]),
  ).toEqual({
    names: ['Ana Perez', 'Ana Lopez', 'A. Lopez'],
    emails: ['Ana@Example.com'],
    phones: [],
  });
});

describe('the timeline of a person', () => {
  const asked = { asked_again: [], asked_at: null };
  const entry = { id: 'e', kind: 'called', text: '', call_again: null, by: 'admin@example.com' } as const;

  it('has everything sent, asked again and answered, newest first, with undated entries last', () => {
    const events = timeline([
      {
        collection: 'submissions',
        record: {
          id: 's',
          created_at: '2026-11-20T08:00:00.000Z',
          ...asked,
          asked_again: ['2026-11-22T08:00:00.000Z'],
          ...NO_WORK,
          work_log: [
            { ...entry, at: null },
            { ...entry, at: '2026-11-21T08:00:00.000Z' },
          ],
        },
      },
      {
        collection: 'leads',
        record: { id: 'l', created_at: '2026-11-21T07:00:00.000Z', ...asked, ...NO_WORK },
      },
    ]);
    expect(events.map(({ kind, id, at }) => [kind, id, at?.slice(8, 13) ?? null])).toEqual([
      ['asked-again', 's', '22T08'],
      ['contact', 's', '21T08'],
      ['sent', 'l', '21T07'],
      ['sent', 's', '20T08'],
      ['contact', 's', null],
    ]);
  });

  it('shows since when calls are not wanted', () => {
    const since = (...times: (string | null)[]) =>
      doNotCallSince(times.map((do_not_call_since) => ({ do_not_call_since })));
    expect(since()).toBeNull();
    expect(since(null, null)).toBeNull();
    expect(since('2026-11-22T08:00:00.000Z', null, '2026-11-21T08:00:00.000Z')).toBe(
      '2026-11-21T08:00:00.000Z',
    );
  });
});
