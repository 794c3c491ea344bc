import { describe, expect, it } from 'vitest';

import { NO_WORK } from '#domain/records/work.ts';

import { workStatus } from './LogForm.tsx';

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
