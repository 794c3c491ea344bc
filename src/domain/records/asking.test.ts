import { describe, expect, it } from 'vitest';

import { askedAgain, isAskedAgain } from './asking.ts';
import { WORK_STATUSES } from './work.ts';

const FIRST = '2026-11-21T23:58:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(FIRST) + minutes * 60_000);

describe('the same answers', () => {
  it.each(WORK_STATUSES)(
    'within three minutes are the same request, even past midnight and when %s',
    (work_status) => {
      for (const minutes of [-2.9, 0, 0.1, 1, 2.9]) {
        expect(isAskedAgain({ asked_at: FIRST, work_status }, minutesLater(minutes))).toBe(false);
      }
    },
  );

  it.each(WORK_STATUSES)('on another UTC day are a new request when %s', (work_status) => {
    for (const minutes of [3, 10, 60 * 24, 60 * 24 * 700]) {
      expect(isAskedAgain({ asked_at: FIRST, work_status }, minutesLater(minutes))).toBe(true);
    }
  });

  it('later on the same day are a new request only if the record was contacted or closed', () => {
    const answers = WORK_STATUSES.map((work_status) => [
      work_status,
      isAskedAgain(
        { asked_at: '2026-11-21T08:00:00.000Z', work_status },
        new Date('2026-11-21T09:00:00.000Z'),
      ),
    ]);
    expect(Object.fromEntries(answers)).toEqual({ new: false, contacted: true, closed: true });
  });

  it('of a record without a time are a new request, so that nobody is overlooked', () => {
    expect(isAskedAgain({ asked_at: null, work_status: 'new' }, new Date(FIRST))).toBe(true);
  });
});

it('a record with a new request is new again, with a higher version and one more time', () => {
  const record = {
    asked_again: [FIRST],
    asked_at: FIRST,
    work_status: 'closed',
    work_log: [],
    work_version: 2,
    worked_at: FIRST,
  } as const;
  const again = minutesLater(60);
  expect(askedAgain({ ...record, asked_again: [...record.asked_again] }, again)).toEqual({
    work_status: 'new',
    work_version: 3,
    asked_again: [FIRST, again.toISOString()],
    asked_at: again.toISOString(),
  });
});
