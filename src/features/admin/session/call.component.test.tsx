import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { leftFor, openOffice } from '../../../../tests/component/back-office.tsx';
import { $passwordQuestion } from './ask-for-password.ts';
import { call, jsonOf } from './call.ts';

/* Calls without a page around them; what a page does about them is tested with the dashboard. */

const PATH = '/api/admin/x';
const PROBLEM = { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Type your password.' };
const read = jsonOf(z.object({ done: z.boolean() }));
const yes = () => Response.json({ done: true });
const refuse = (problem: Readonly<Partial<typeof PROBLEM>>) => () =>
  Response.json({ ...PROBLEM, ...problem }, { status: problem.status ?? 401 });

/** An office whose calls get these answers in turn; the last one repeats. */
function officeWith(...answers: (() => Response)[]) {
  const office = openOffice();
  office.answer(PATH, () => (answers[office.calls(PATH).length - 1] ?? answers.at(-1) ?? yes)());
  return office;
}

/** Types the password whenever it is asked for, and says how often it was. */
function typePassword() {
  const reasons: string[] = [];
  const stop = $passwordQuestion.listen((question) => {
    if (question === undefined) return;
    reasons.push(question.reason);
    queueMicrotask(() => {
      question.answer(true);
    });
  });
  return { reasons, stop };
}

test('a call carries the ID token and its body as JSON, and no browser keeps the answer', async () => {
  const office = officeWith(yes);
  await call({ path: PATH, method: 'PATCH', body: { note: 'Ana’s' }, headers: { a: 'b' }, read });
  const [request] = office.calls(PATH);
  expect(request).toMatchObject({ method: 'PATCH', cache: 'no-store' });
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    a: 'b',
    'content-type': 'application/json',
    authorization: 'Bearer admin-token',
  });
  expect(await request?.json()).toEqual({ note: 'Ana’s' });
});

test('a call asks once, even if the server asks again, without logging out', async () => {
  const problem = { type: '/problems/recent-login' };
  officeWith(refuse(problem));
  const { reasons, stop } = typePassword();
  await expect(call({ path: PATH, read })).rejects.toMatchObject({ problem });
  expect(reasons).toEqual(['again']);
  expect(localStorage.getItem('adminSession')).not.toBeNull();
  await leftFor().toEqual([]);
  stop();
});

test('a call asks for the password until the server accepts the session, and is repeated', async () => {
  const office = officeWith(refuse({}), refuse({}), yes);
  const { reasons, stop } = typePassword();
  expect(await call({ path: PATH, read })).toEqual({ done: true });
  expect(reasons).toEqual(['ended', 'ended']);
  expect(office.calls(PATH)).toHaveLength(3);
  stop();
});

test('a call sends nothing while nobody is signed in', async () => {
  const office = officeWith(yes);
  office.holdToken(undefined);
  const failure = expect(call({ path: PATH, read })).rejects.toThrow('The server could not be reached.');
  await expect.poll(() => $passwordQuestion.get()?.reason).toBe('ended');
  $passwordQuestion.get()?.answer(false);
  await failure;
  expect(office.calls(PATH)).toEqual([]);
});

test('a call fails at once when the answer is not of the expected form', async () => {
  const office = officeWith(() => Response.json({ done: 'perhaps' }));
  await expect(call({ path: PATH, read })).rejects.toThrow('The server could not be reached.');
  expect(office.calls(PATH)).toHaveLength(1);
});

test('a call waits for the network when the token cannot be refreshed', async () => {
  const office = officeWith(yes);
  const token = vi.fn(() => Promise.resolve({ kind: 'failed' } as const));
  office.auth.token = token;
  const failure = expect(call({ path: PATH, read })).rejects.toThrow('The server could not be reached.');
  await vi.advanceTimersByTimeAsync(7_000);
  await failure;
  expect(token).toHaveBeenCalledTimes(4);
  expect(office.calls(PATH)).toEqual([]);
});

test('of an account that has lost its rights, nothing goes on', async () => {
  officeWith(refuse({ status: 403 }));
  const goesOn = vi.fn();
  void call({ path: PATH, read }).then(goesOn, goesOn);
  await leftFor().toHaveLength(1);
  expect(goesOn).not.toHaveBeenCalled();
});
