import { describe, expect, test } from 'vitest';

import { ADMIN_API_PATHS } from '../../src/domain/api/paths.ts';
import type { ReminderRequest } from '../../src/domain/reminders/reminder.ts';
import type { PlainDate } from '../../src/domain/shared/plain-date.ts';

import { readProblem, testApi } from './testing/api.ts';
import { memoryReminders } from './testing/memory.ts';
import { confirmedReminder } from './testing/sample-reminder.ts';

const PATH = ADMIN_API_PATHS.schedule;
const REMINDER: ReminderRequest = {
  email: 'rosa@example.com',
  language: 'en',
  subject: {
    kind: 'day',
    remedyId: 'mn-eviction-3-years',
    facts: {
      state: 'MN',
      county: '',
      outcome: 'lost',
      paymentStatus: 'paid',
      filingDate: '2025-03-05' as PlainDate,
      reason: 'Other',
      dates: {},
    },
  },
};
const headersWith = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
const call = (token?: string) => testApi().send(PATH, { method: 'POST', headers: headersWith(token) });

describe('the endpoint of the schedule', () => {
  test.each([undefined, 'admin-token', 'renter-token', 'x'])(
    'refuses the token %s with 401',
    async (token) => {
      const response = await call(token);
      expect(response.status).toBe(401);
      expect((await readProblem(response)).detail).toMatch(/schedule/u);
      expect(response.headers.get('www-authenticate')).toBe('Bearer realm="schedule"');
    },
  );

  test.each([undefined, '', 'null', 'schedule-token'])('refuses %s in production', async (token) => {
    const production = testApi({ localScheduleToken: null });
    const response = await production.send(PATH, { method: 'POST', headers: headersWith(token) });
    expect(response.status).toBe(401);
  });

  test('runs the scheduled work when called with the schedule’s token', async () => {
    const response = await call('schedule-token');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      asked: { sent: 0, isDone: false },
      news: 'not-set-up',
      morning: 'not-set-up',
      reminders: { sent: 0, isDone: false },
    });
  });

  test('writes the reminders of another instant, and nothing else, when it is given one', async () => {
    const store = memoryReminders();
    const day = '2028-04-10' as PlainDate;
    await store.create(
      'a'.repeat(64),
      confirmedReminder(REMINDER, day, new Date('2026-11-28T15:00:00.000Z')),
    );
    const send = () => Promise.resolve({ ok: true, refusedAddresses: 0 } as const);
    const open = () => Promise.resolve({ send, close: () => undefined });
    const api = testApi({ reminders: { store, mailer: { send, open } } });
    const at = async (instant: string) => {
      const headers = headersWith('schedule-token');
      return (await api.send(`${PATH}?at=${instant}`, { method: 'POST', headers })).json();
    };
    expect(await at('2028-04-10T12:59:59Z')).toEqual({ reminders: { sent: 0, isDone: true } });
    expect(await at('2028-04-10T13:00:00Z')).toEqual({ reminders: { sent: 1, isDone: true } });
  });
});
