import { describe, expect, test } from 'vitest';

import { ADMIN_API_PATHS } from '../../src/domain/api/paths.ts';

import { readProblem, testApi } from './testing/api.ts';

const PATH = ADMIN_API_PATHS.schedule;
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
    expect(await response.json()).toEqual({ news: 'not-set-up', morning: 'not-set-up' });
  });
});
