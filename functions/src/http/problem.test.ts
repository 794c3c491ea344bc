import { expect, test } from 'vitest';

import { problem, serviceUnavailable } from './problem.ts';

test('a problem has the title of its status and only the members it was given', async () => {
  const response = problem(409, 'Somebody was first.');
  expect(response.status).toBe(409);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'Somebody was first.',
  });
});

test('a problem includes the type, fields, current state and headers it is given', async () => {
  const response = problem(400, 'Look again.', {
    type: '/problems/recent-login',
    errors: { email: 'Enter an email address.' },
    current: { work_status: 'new' },
    headers: { 'retry-after': '5' },
  });
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toEqual({
    type: '/problems/recent-login',
    title: 'Bad Request',
    status: 400,
    detail: 'Look again.',
    errors: { email: 'Enter an email address.' },
    current: { work_status: 'new' },
  });
});

test('an outage asks for a retry after five seconds', () => {
  const { status, headers } = serviceUnavailable('Nothing is lost.');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});
