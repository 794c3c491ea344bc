import { expect, it } from 'vitest';

import type { ContactEntry } from '#domain/records/work.ts';

import { workSince } from './numbers.ts';

const entry = (id: string, changes: Partial<ContactEntry>): ContactEntry => ({
  id,
  at: '2026-11-23T15:00:00.000Z',
  kind: 'called',
  text: '',
  call_again: null,
  closed: null,
  by: null,
  ...changes,
});

it('what was done today counts calls once for a person, whom they reached, and who became a client', () => {
  const talk = entry('talk', { closed: 'client' });
  const records = [
    { work_log: [entry('yesterday', { at: '2026-11-23T04:59:59.999Z' }), talk] },
    { work_log: [talk] },
    {
      work_log: [
        entry('tried', { kind: 'no-answer', at: '2026-11-23T05:00:00.000Z' }),
        entry('message', { kind: 'left-message' }),
        entry('wrong', { kind: 'wrong-number' }),
        entry('letter', { kind: 'wrote' }),
        entry('note', { kind: 'note' }),
        entry('unknown', { at: null }),
      ],
    },
  ];
  expect(workSince(records, '2026-11-23T05:00:00.000Z')).toEqual({ calls: 4, reached: 1, clients: 1 });
});
