import { expect, it } from 'vitest';

import { historyOf } from './history.ts';

const entry = (id: string, at: string | null) =>
  ({ id, at, kind: 'called', text: '', call_again: null, closed: null, by: null }) as const;

it('the history of a person has everything of all records once, newest first, and what has no time last', () => {
  const talk = entry('talk', '2026-11-23T12:00:00.000Z');
  const events = historyOf([
    {
      collection: 'submissions',
      created_at: '2026-11-20T12:00:00.000Z',
      asked_again: ['2026-11-22T12:00:00.000Z'],
      work_log: [entry('old', null), entry('note', '2026-11-21T12:00:00.000Z'), talk],
    },
    { collection: 'leads', created_at: '2026-11-19T12:00:00.000Z', asked_again: [], work_log: [talk] },
  ]);
  expect(events.map(({ kind, at }) => [kind, at?.slice(8, 10)])).toEqual([
    ['contact', '23'],
    ['asked-again', '22'],
    ['contact', '21'],
    ['sent', '20'],
    ['sent', '19'],
    ['contact', undefined],
  ]);
});
