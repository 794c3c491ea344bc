import { describe, expect, it } from 'vitest';

import type { ReminderRequest } from '#domain/reminders/reminder.ts';
import { fakeServer, skipWaits } from '../../tests/support/fake-server.ts';
import { httpClient } from './http.ts';
import { askForReminder, pressReminder } from './reminders.ts';

const REQUEST: ReminderRequest = {
  email: 'rosa@example.com',
  language: 'es',
  subject: { kind: 'change', state: 'MN' },
};
const CONFIRMED = { kind: 'change', state: 'MN', day: null };
const answering =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

async function ask(...answers: (() => Response)[]) {
  const server = fakeServer(...answers);
  const result = await skipWaits(() => askForReminder(REQUEST, httpClient(server.http)));
  return { ...server, result };
}

async function press(what: 'confirm' | 'end', token: string, ...answers: (() => Response)[]) {
  const server = fakeServer(...answers);
  const result = await skipWaits(() => pressReminder(token, what, 'es', httpClient(server.http)));
  return { ...server, result };
}

describe('asking for a reminder', () => {
  it('posts the request in its language', async () => {
    const { result, requests, paths, bodies } = await ask(answering({ status: 'asked' }, 202));
    expect(result).toEqual({ ok: true, value: undefined });
    expect(paths()).toEqual(['/api/reminders']);
    expect(requests[0]).toMatchObject({ method: 'POST' });
    expect(requests[0]?.headers.get('accept-language')).toBe('es');
    expect(await bodies()).toEqual([REQUEST]);
  });

  it.each([
    ['a lost answer', lost],
    ['an outage', answering({}, 503)],
    ['a page of somebody else', () => new Response('<h1>Log in to this network</h1>')],
    ['another answer', answering({ status: 'ended' })],
    ['null', answering(null)],
    ['a text', answering('asked')],
  ])('is not sent again after %s, because a second mail would not come', async (_, answer) => {
    const { result, requests } = await ask(answer, answering({ status: 'asked' }, 202));
    expect(result).toEqual({ ok: false, said: undefined, email: undefined });
    expect(requests).toHaveLength(1);
  });

  it.each([
    [{ detail: 'No.', errors: { email: 'Enter an email address' } }, 'Enter an email address'],
    [{ detail: 'No.', errors: { other: 'No' } }, undefined],
    [{ detail: 'No.', errors: { email: 7 } }, undefined],
    [{ detail: 'No.', errors: null }, undefined],
    [{ detail: 'No.', errors: 'email' }, undefined],
    [{ detail: 'No.' }, undefined],
  ])('says what is wrong: %j', async (body, email) => {
    expect((await ask(answering(body, 400))).result).toEqual({ ok: false, said: 'No.', email });
  });
});

describe('the press on the page', () => {
  it.each([
    ['confirm', 'abc', answering(CONFIRMED), '/api/reminders/abc/confirm', CONFIRMED],
    ['end', '../a?b', answering({ status: 'ended' }), '/api/reminders/..%2Fa%3Fb/end', null],
  ] as const)('to %s tells the server', async (what, token, answer, path, value) => {
    const { result, requests, paths } = await press(what, token, answer);
    expect(result).toEqual({ ok: true, value });
    expect(paths()).toEqual([path]);
    expect(requests[0]).toMatchObject({ method: 'POST' });
    expect(requests[0]?.headers.get('accept-language')).toBe('es');
  });

  it('is sent once more when the answer is lost: a second press does no harm', async () => {
    const { result, requests } = await press('confirm', 'abc', lost, answering(CONFIRMED));
    expect(result).toEqual({ ok: true, value: CONFIRMED });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['null', answering(null)],
    ['a text', answering('ended')],
    ['another status', answering({ status: 'asked' })],
    ['a kind without a state', answering({ kind: 'day' })],
    ['a state without a kind', answering({ state: 'MN' })],
  ])('is not taken for heard when the answer is %s', async (_, answer) => {
    const { result, requests } = await press('confirm', 'abc', answer);
    expect(result).toEqual({ ok: false, said: undefined, email: undefined });
    expect(requests).toHaveLength(2);
  });

  it('says what the server said of an old link', async () => {
    const { result, requests } = await press(
      'confirm',
      'abc',
      answering({ detail: 'This link is old.' }, 404),
    );
    expect(result).toEqual({ ok: false, said: 'This link is old.', email: undefined });
    expect(requests).toHaveLength(1);
  });

  it.each(['null', '"No"'])('says nothing of its own when a refusal is %s', async (body) => {
    const refusal = () =>
      new Response(body, { status: 400, headers: { 'content-type': 'application/json' } });
    expect((await press('end', 'abc', refusal)).result).toEqual({
      ok: false,
      said: undefined,
      email: undefined,
    });
  });
});
