import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import {
  contactsUsed,
  doNotCallSince,
  groupByPerson,
  personKeys,
  personOf,
  readReference,
  recordReference,
  timeline,
} from './person.ts';
import { NO_WORK } from '#domain/records/work.ts';

const record = (id: string, email: string, phone: string, more: object = {}) => ({
  collection: 'submissions' as RecordKind,
  id,
  email,
  phone,
  ...more,
});
const idsOf = (groups: readonly (readonly { readonly id: string }[])[]) =>
  groups.map((group) => group.map(({ id }) => id).join(''));

const ANA = 'ana@example.com';
const NUMBER = '(602) 555-0101';
const FILLER = '(000) 000-0000';

describe('the keys of a person', () => {
  it.each([
    ['each contact that only one person gives', { email: ANA, phone: NUMBER }, [ANA, '6025550101']],
    ['not a placeholder beside such a contact', { email: ANA, phone: FILLER }, [ANA]],
    ['two placeholders together', { email: 'none@none.com', phone: FILLER }, ['none@none.com 0000000000']],
    ['never one placeholder alone', { email: '', phone: FILLER }, []],
    ['never a helper’s contacts', { email: ANA, phone: NUMBER, is_helper: true }, []],
    ['nothing if nothing was given', { email: '', phone: '' }, []],
  ])('are %s', (_what, contact, keys) => {
    expect(personKeys(contact)).toEqual(keys);
  });
});

describe('two records', () => {
  /** What the second is to the first. */
  const relation = (one: ReturnType<typeof record>, other: ReturnType<typeof record>) => {
    const { records, possibly } = personOf(one, [other]);
    return records.length === 2 ? 'same' : possibly.length === 1 ? 'possibly' : 'other';
  };
  const one = record('a', ANA, NUMBER);

  it.each([
    ['the same address', record('b', 'ANA@example.com', '(602) 555-0199'), 'same'],
    ['the same number', record('b', 'ben@example.com', '+1 602 555 0101'), 'same'],
    ['nothing in common', record('b', 'ben@example.com', '(602) 555-0199'), 'other'],
    [
      'only the id in common, in another collection',
      record('a', 'ben@example.com', '(602) 555-0199', { collection: 'leads' }),
      'other',
    ],
    ['a helper’s contacts, who is the first one', record('b', ANA, NUMBER, { is_helper: true }), 'possibly'],
    [
      'been joined',
      record('b', 'ben@example.com', '(602) 555-0199', { joined_with: ['submissions/a'] }),
      'same',
    ],
    ['been kept apart', record('b', ANA, NUMBER, { kept_apart_from: ['submissions/a'] }), 'other'],
  ])('that have %s are, in either order', (_what, other, expected) => {
    expect(relation(one, other)).toBe(expected);
    expect(relation(other, one)).toBe(expected);
  });

  it.each([
    ['a filler number', record('a', ANA, FILLER), record('b', 'ben@example.com', FILLER), 'possibly'],
    [
      'a sequence',
      record('a', ANA, '123-456-7890'),
      record('b', 'ben@example.com', '(123) 456-7890'),
      'possibly',
    ],
    [
      'a placeholder address',
      record('a', 'none@none.com', NUMBER),
      record('b', 'none@none.com', '(602) 555-0199'),
      'possibly',
    ],
    [
      'both of two placeholders',
      record('a', 'none@none.com', FILLER),
      record('b', 'none@none.com', FILLER),
      'same',
    ],
    [
      'the helper, who gave both of her contacts for two clients',
      record('a', ANA, NUMBER, { is_helper: true }),
      record('b', ANA, NUMBER, { is_helper: true }),
      'possibly',
    ],
  ])('that have %s in common', (_what, first, second, expected) => {
    expect(relation(first, second)).toBe(expected);
    expect(relation(second, first)).toBe(expected);
  });

  it('of which one is kept apart from a third are not joined by way of it', () => {
    const [a, b, c] = [
      record('a', ANA, '(602) 555-0101', { kept_apart_from: ['submissions/c'] }),
      record('b', ANA, '(602) 555-0102'),
      record('c', 'carla@example.com', '(602) 555-0102'),
    ];
    const { records, possibly } = personOf(a, [b, c]);
    expect(records.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(possibly).toEqual([]);
  });
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

  it('are never joined to one that is kept apart from any of them', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const references = fc.subarray(ids.map((id) => `leads/${id}`));
    const some = fc.record({
      email: fc.constantFrom('ana@x.org', 'ben@x.org'),
      phone: fc.constantFrom('6025550101', '6025550102'),
      joined_with: references,
      kept_apart_from: references,
    });
    fc.assert(
      fc.property(fc.tuple(some, some, some, some, some), (drawn) => {
        const records = drawn.map((each, index) => {
          const id = ids[index] ?? '';
          const apart = each.kept_apart_from.filter((reference) => reference !== `leads/${id}`);
          return { ...each, collection: 'leads' as const, id, kept_apart_from: apart };
        });
        for (const group of groupByPerson(records)) {
          const apart = new Set(group.flatMap(({ kept_apart_from }) => kept_apart_from));
          expect(group.filter(({ id }) => apart.has(`leads/${id}`))).toEqual([]);
        }
      }),
    );
  });

  it('are never lost or duplicated, and share no key with anybody else', () => {
    const some = fc.record({
      collection: fc.constantFrom(...RECORD_KINDS),
      id: fc.uuid(),
      email: fc.constantFrom('', 'ana@x.org', 'ben@x.org', 'none@none.com'),
      phone: fc.constantFrom('', '6025550101', '6025550102', '0000000000'),
      is_helper: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(some), (records) => {
        const groups = groupByPerson(records);
        expect(groups.flat()).toHaveLength(records.length);
        expect(new Set(groups.flat())).toEqual(new Set(records));
        const keys = groups.flatMap((group) => [...new Set(group.flatMap(personKeys))]);
        expect(new Set(keys).size).toBe(keys.length);
        // Nobody is joined by a helper.
        for (const group of groups) {
          if (group.length > 1) expect(group.some(({ is_helper }) => is_helper)).toBe(false);
        }
      }),
    );
  });
});

it('a reference names collection and id', () => {
  expect(readReference(recordReference({ collection: 'leads', id: 'a1' }))).toEqual({
    collection: 'leads',
    id: 'a1',
  });
  for (const text of [
    '',
    'a1',
    'constructor/a1',
    'leads',
    'leads/',
    'leads/__a1',
    'leads/a b',
    'leads/a1/b',
  ]) {
    expect(readReference(text)).toBeUndefined();
  }
});

it('the addresses and numbers that a person used are shown as last written, the latest first', () => {
  const asked = (day: number | null, email: string, phone = '') => ({
    asked_at: day === null ? null : `2026-11-${day}T08:00:00.000Z`,
    email,
    phone,
  });
  expect(
    contactsUsed([
      asked(null, 'old@example.com'),
      asked(20, 'ana@example.com', NUMBER),
      asked(22, 'Ana@Example.com'),
      asked(23, ''),
    ]),
  ).toEqual(['Ana@Example.com', 'old@example.com', NUMBER]);
});

describe('the timeline of a person', () => {
  const asked = { asked_again: [], asked_at: null };
  const entry = { id: 'e', kind: 'called', text: '', call_again: null, by: 'admin@example.com' } as const;

  it('has everything sent, asked again and answered, newest first, with undated entries last', () => {
    const events = timeline([
      {
        collection: 'submissions',
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
      { collection: 'leads', id: 'l', created_at: '2026-11-21T07:00:00.000Z', ...asked, ...NO_WORK },
    ]);
    expect(events.map(({ kind, record: { id }, at }) => [kind, id, at?.slice(8, 13) ?? null])).toEqual([
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
