import { expect, it } from 'vitest';

import { historyOf } from './history.ts';

const entry = (at: string | null) =>
  ({ id: 'e', at, kind: 'called', text: '', call_again: null, closed: null, by: null }) as const;

it('the history of a record has everything, newest first, and what has no time last', () => {
  const events = historyOf({
    created_at: '2026-11-20T12:00:00.000Z',
    asked_again: ['2026-11-22T12:00:00.000Z'],
    work_log: [entry(null), entry('2026-11-21T12:00:00.000Z'), entry('2026-11-23T12:00:00.000Z')],
  });
  expect(events.map(({ kind, at }) => [kind, at?.slice(8, 10)])).toEqual([
    ['contact', '23'],
    ['asked-again', '22'],
    ['contact', '21'],
    ['sent', '20'],
    ['contact', undefined],
  ]);
});
