import { describe, expect, it } from 'vitest';

import { CONTACT_KINDS, NO_WORK, WORK_STATUSES } from '#domain/records/work.ts';

import { workStatus, statusAfter } from './WorkPart.tsx';

describe('an entry of the contact log', () => {
  it('sets a new record to contacted when the person was reached', () => {
    expect(Object.fromEntries(CONTACT_KINDS.map((kind) => [kind, statusAfter('new', kind)]))).toEqual({
      called: 'contacted',
      'no-answer': 'new',
      'left-message': 'contacted',
      texted: 'contacted',
      wrote: 'contacted',
      note: 'new',
    });
  });

  it.each(WORK_STATUSES.filter((status) => status !== 'new'))('leaves a record %s', (status) => {
    for (const kind of CONTACT_KINDS) expect(statusAfter(status, kind)).toBe(status);
  });
});

describe('the state of a record', () => {
  const entry = { id: 'e', at: null, kind: 'no-answer', text: '', call_again: null, by: null } as const;

  it.each([
    [[], '“New”, and its contact log is empty'],
    [[entry], '“New”, and its contact log ends with “No answer”'],
    [[entry, { ...entry, text: 'Rings.' }], '“New”, and its contact log ends with “No answer: Rings.”'],
  ])('is shown with the last entry of %j', (work_log, words) => {
    expect(workStatus({ ...NO_WORK, work_log })).toBe(words);
  });
});
