import { describe, expect, it, vi } from 'vitest';

import type { AdminRecords, WorkAnswer } from '#browser/admin-api.ts';
import { NO_WORK, type Work } from '#domain/records/work.ts';

import { setStatusOfAll } from './RecordTable.tsx';

const CONTACTED: Work = { ...NO_WORK, work_status: 'contacted', work_version: 1 };
const CLOSED: Work = { ...NO_WORK, work_status: 'closed', work_version: 7 };
const saved: WorkAnswer = { kind: 'saved', work: CONTACTED };

/** Marks records `a`, `b`, `c` … as contacted; each gets the next of the answers. */
async function marking(...answers: readonly WorkAnswer[]) {
  const setWork = vi.fn<AdminRecords['setWork']>();
  for (const answer of answers) setWork.mockResolvedValueOnce(answer);
  const shown = new Map<string, Work>();
  const chosen = answers.map((_answer, index) => ({ ...NO_WORK, id: 'abc'.charAt(index) }));
  const end = await setStatusOfAll({ setWork }, 'leads', chosen, 'contacted', ({ id }, work) => {
    shown.set(id, work);
    return Promise.resolve();
  });
  return { end, shown, setWork };
}

describe('a status for several records', () => {
  it('is saved for each record with the version that was seen', async () => {
    const { end, shown, setWork } = await marking(saved, saved);
    expect(setWork.mock.calls.map(([place, change]) => [place.id, change.version, change.status])).toEqual([
      ['a', 0, 'contacted'],
      ['b', 0, 'contacted'],
    ]);
    expect([...shown]).toEqual([
      ['a', CONTACTED],
      ['b', CONTACTED],
    ]);
    expect(end).toEqual({ title: 'Saved', description: '2 records now “Contacted”.', tone: 'success' });
  });

  it('does not overwrite changes by others and reports their number', async () => {
    const { end, shown } = await marking(saved, { kind: 'outdated', work: CLOSED }, { kind: 'gone' });
    expect(shown.get('b')).toEqual(CLOSED);
    expect(end).toEqual({
      title: 'Saved in part',
      description:
        '1 record now “Contacted”. 1 record changed by somebody else meanwhile, and left as they are. 1 record deleted before.',
    });
  });

  it('stops at the first failure and reports how many were saved', async () => {
    const { end, setWork } = await marking(saved, { kind: 'failed' }, saved);
    expect(setWork).toHaveBeenCalledTimes(2);
    expect(end).toMatchObject({ title: 'Error', tone: 'destructive' });
    expect(JSON.stringify(end)).toContain('Only 1 of 3 records are now');
  });

  it('skips records that already have the status', async () => {
    const setWork = vi.fn<AdminRecords['setWork']>();
    await setStatusOfAll({ setWork }, 'leads', [{ ...CONTACTED, id: 'a' }], 'contacted', vi.fn());
    expect(setWork).not.toHaveBeenCalled();
  });
});
