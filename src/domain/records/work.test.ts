import { describe, expect, it } from 'vitest';

import { changedWork, isDoneAlready, NO_WORK, WORK_NOTE_LIMIT, workChangeSchema } from './work.ts';

const CHANGE = { version: 0, status: 'contacted', note: ' Called, no answer. ' } as const;
const NOW = new Date('2026-11-21T18:30:00.000Z');

describe('a change of the work on a record', () => {
  it('counts its version up and trims the note', () => {
    expect(changedWork(CHANGE, NOW)).toEqual({
      work_status: 'contacted',
      work_note: 'Called, no answer.',
      work_version: 1,
      worked_at: '2026-11-21T18:30:00.000Z',
    });
  });

  it('is known again when it comes a second time, and not mistaken for another', () => {
    const done = changedWork(CHANGE, NOW);
    expect(isDoneAlready(done, CHANGE)).toBe(true);
    expect(isDoneAlready(NO_WORK, CHANGE)).toBe(false);
    expect(isDoneAlready(done, { ...CHANGE, note: 'Spoke to her.' })).toBe(false);
    expect(isDoneAlready(done, { ...CHANGE, status: 'closed' })).toBe(false);
    expect(isDoneAlready({ ...done, work_version: 2 }, CHANGE)).toBe(false);
  });

  it.each([
    ['version', { ...CHANGE, version: -1 }],
    ['version', { ...CHANGE, version: 0.5 }],
    ['version', { ...CHANGE, version: '0' }],
    ['status', { ...CHANGE, status: 'done' }],
    ['note', { ...CHANGE, note: null }],
    ['note', { ...CHANGE, note: 'x'.repeat(WORK_NOTE_LIMIT + 1) }],
  ])('is refused for a bad %s: %j', (field, change) => {
    expect(workChangeSchema.safeParse(change).error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it('is refused with fields that are none', () => {
    expect(workChangeSchema.safeParse({ ...CHANGE, is_eligible: true }).success).toBe(false);
    expect(workChangeSchema.safeParse(CHANGE).success).toBe(true);
  });
});
