import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';

import { fakeServer, skipWaits } from '../../tests/support/fake-server.ts';
import { callAsAdmin, CallFailed, jsonOf } from './admin-call.ts';

const PROBLEM = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Changed elsewhere.' };

/** What the page does about a refusal: here, nothing. */
const PAGE = {
  askForPassword: () => Promise.resolve(false),
  onNoRights: () => undefined,
  needSecondFactor: () => undefined,
};

/** A caller over a server that gives these answers in turn; the last one repeats. */
function callerOver(...answers: (() => Response)[]) {
  const server = fakeServer(...answers);
  const call = callAsAdmin({
    ...PAGE,
    ...server.http,
    token: () => Promise.resolve({ kind: 'token', token: 'token-1' }),
  });
  return { call, ...server };
}

const done = jsonOf(z.object({ done: z.boolean() }));
const yes = () => Response.json({ done: true });

describe('an admin call', () => {
  it('is a GET without body or content type by default', async () => {
    const { call, requests } = callerOver(yes);
    expect(await call({ path: '/api/x', read: done })).toEqual({ done: true });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', cache: 'no-store', body: null });
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({ authorization: 'Bearer token-1' });
  });

  it('sends its body as JSON', async () => {
    const { call, requests, bodies } = callerOver(yes);
    await call({ path: '/api/x', method: 'PATCH', body: { note: 'Ana’s' }, headers: { a: 'b' }, read: done });
    expect(requests[0]?.method).toBe('PATCH');
    expect(await bodies()).toEqual([{ note: 'Ana’s' }]);
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      a: 'b',
      'content-type': 'application/json',
      authorization: 'Bearer token-1',
    });
  });

  it('passes on the server’s message about a refusal', async () => {
    const { call, requests } = callerOver(() => Response.json(PROBLEM, { status: 409 }));
    await expect(call({ path: '/api/x', read: done })).rejects.toThrow(new CallFailed(PROBLEM));
    expect(requests).toHaveLength(1);
  });

  it.each([409, 503])('passes on the request id of a call that failed with %i', async (status) => {
    const headers = { 'x-request-id': '3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f' };
    const { call } = callerOver(() => Response.json({}, { status, headers }));
    const answer = skipWaits(() => call({ path: '/api/x', read: done }));
    await expect(answer).rejects.toMatchObject({ problem: undefined, reference: '3f2a91c0' });
  });

  it('passes on the server’s message when every attempt has failed', async () => {
    const { call, requests } = callerOver(() => Response.json({ ...PROBLEM, status: 503 }, { status: 503 }));
    const answer = skipWaits(() => call({ path: '/api/x', read: done }));
    await expect(answer).rejects.toThrow('Changed elsewhere.');
    expect(requests).toHaveLength(4);
  });
});

it('fails at once when the response does not fit the schema', async () => {
  const { call, requests } = callerOver(() => Response.json({ done: 'perhaps' }));
  await expect(call({ path: '/api/x', read: done })).rejects.toThrow(new CallFailed());
  expect(requests).toHaveLength(1);
});

it('waits for the network when the token cannot be refreshed', async () => {
  const { http, requests } = fakeServer(yes);
  const token = vi.fn(() => Promise.resolve({ kind: 'failed' } as const));
  const call = callAsAdmin({ ...PAGE, ...http, token });
  await expect(skipWaits(() => call({ path: '/api/x', read: done }))).rejects.toThrow(new CallFailed());
  expect(token).toHaveBeenCalledTimes(4);
  expect(requests).toEqual([]);
});

const PASSWORD = {
  type: '/problems/recent-login',
  title: 'Unauthorized',
  status: 401,
  detail: 'Type your password again to do this.',
};

describe('a refusal that the page can handle', () => {
  /** A caller whose admin types the password, or does not. */
  const asked = (isTyped: boolean, ...answers: (() => Response)[]) => {
    const server = fakeServer(...answers);
    const askForPassword = vi.fn((_reason: string) => Promise.resolve(isTyped));
    const needSecondFactor = vi.fn();
    let tokens = 0;
    const call = callAsAdmin({
      ...PAGE,
      ...server.http,
      token: () => Promise.resolve({ kind: 'token', token: `token-${(tokens += 1)}` }),
      askForPassword,
      needSecondFactor,
    });
    return { call, askForPassword, needSecondFactor, ...server };
  };
  const again = () => Response.json(PASSWORD, { status: 401 });

  it('asks for the password and repeats the whole call with a new token', async () => {
    const { call, askForPassword, requests, bodies } = asked(true, again, yes);
    const answer = await call({ path: '/api/x', method: 'DELETE', body: { a: 1 }, read: done });
    expect(answer).toEqual({ done: true });
    expect(askForPassword).toHaveBeenCalledExactlyOnceWith('again');
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(await bodies()).toEqual([{ a: 1 }, { a: 1 }]);
  });

  it('is reported when no password is given, without signing out', async () => {
    const { call, requests, needSecondFactor } = asked(false, again);
    await expect(call({ path: '/api/x', read: done })).rejects.toMatchObject({ problem: PASSWORD });
    expect(requests).toHaveLength(1);
    expect(needSecondFactor).not.toHaveBeenCalled();
  });

  it('asks for the password only once, even if the server asks again', async () => {
    const { call, askForPassword } = asked(true, again);
    await expect(call({ path: '/api/x', read: done })).rejects.toMatchObject({ problem: PASSWORD });
    expect(askForPassword).toHaveBeenCalledOnce();
  });

  it('tells a worker what only a manager may do, without logging them out', async () => {
    const problem = { ...PASSWORD, type: '/problems/role', title: 'Forbidden', status: 403 };
    const { call, askForPassword } = asked(true, () => Response.json(problem, { status: 403 }));
    await expect(call({ path: '/api/x', read: done })).rejects.toMatchObject({ problem });
    expect(askForPassword).not.toHaveBeenCalled();
  });

  it('leads to the second-factor page when none is set up', async () => {
    const problem = { ...PASSWORD, type: '/problems/second-factor' };
    const { call, needSecondFactor } = asked(true, () => Response.json(problem, { status: 401 }));
    await expect(call({ path: '/api/x', read: done })).rejects.toMatchObject({ problem });
    expect(needSecondFactor).toHaveBeenCalledOnce();
  });

  it('asks for the password until the server accepts the session again, and repeats the call', async () => {
    const ended = () => Response.json({ ...PASSWORD, type: 'about:blank' }, { status: 401 });
    const { call, askForPassword, requests } = asked(true, ended, ended, yes);
    expect(await call({ path: '/api/x', read: done })).toEqual({ done: true });
    expect(askForPassword.mock.calls).toEqual([['ended'], ['ended']]);
    expect(requests).toHaveLength(3);
  });

  it('sends nothing while nobody is signed in', async () => {
    const server = fakeServer(yes);
    let isSignedIn = false;
    const call = callAsAdmin({
      ...PAGE,
      ...server.http,
      token: () => Promise.resolve(isSignedIn ? { kind: 'token', token: 'token-1' } : { kind: 'signed-out' }),
      askForPassword: () => Promise.resolve((isSignedIn = true)),
    });
    expect(await call({ path: '/api/x', read: done })).toEqual({ done: true });
    expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1']);
  });

  it('leaves the page when the account is no admin any more, and nothing goes on', async () => {
    const onNoRights = vi.fn();
    const status = 403;
    const server = fakeServer(() => Response.json({ ...PASSWORD, type: 'about:blank', status }, { status }));
    const token = () => Promise.resolve({ kind: 'token', token: 'token-1' } as const);
    const call = callAsAdmin({ ...PAGE, ...server.http, token, onNoRights });
    const goesOn = vi.fn();
    void call({ path: '/api/x', read: done }).then(goesOn);
    await vi.waitFor(() => {
      expect(onNoRights).toHaveBeenCalledOnce();
    });
    expect(goesOn).not.toHaveBeenCalled();
  });
});
