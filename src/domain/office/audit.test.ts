import fc from 'fast-check';
import { expect, it } from 'vitest';

import { actionLabel, AUDITED_ACTIONS, auditRuns } from './audit.ts';

const entry = (who: string, action: string, collection: string | null = 'leads') => ({
  id: '',
  at: '2026-11-21T18:30:00.000Z',
  who,
  email: null,
  action,
  collection,
  record: null,
  fields: [],
  count: null,
});

it('every action has its own label, and an unknown one is shown unchanged', () => {
  const names = Object.keys(AUDITED_ACTIONS);
  expect(new Set(names.map(actionLabel)).size).toBe(names.length);
  expect(actionLabel('archive-record')).toBe('archive-record');
});

it('a run is what one account does to one list again and again, without anything between', () => {
  const entries = [
    entry('ana', 'read-list'),
    entry('ana', 'read-list'),
    entry('ben', 'read-list'),
    entry('ana', 'read-list'),
    entry('ana', 'read-list', 'messages'),
    entry('ana', 'export-list', 'messages'),
  ];
  expect(auditRuns(entries).map((run) => run.length)).toEqual([2, 1, 1, 1, 1]);
  expect(auditRuns([])).toEqual([]);
});

it('no entry is lost, and the order stays', () => {
  const some = fc.constantFrom(entry('ana', 'read-list'), entry('ben', 'read-list'), entry('ana', 'x', null));
  fc.assert(
    fc.property(fc.array(some), (entries) => {
      expect(auditRuns(entries).flat()).toEqual(entries);
    }),
  );
});
