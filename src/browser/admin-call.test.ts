import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';

import { fakeServer, skipWaits } from '../../tests/support/fake-server.ts';
import { callAsAdmin, jsonOf } from './admin-call.ts';

const PROBLEM = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'Changed elsewhere.' };

/** A caller over a server that gives these answers in turn; the last one repeats. */
function callerOver(...answers: (() => Response)[]) {
  const server = fakeServer(...answers);
  const call = callAsAdmin({
    ...server.http,
    token: () => Promise.resolve({ kind: 'token', token: 'token-1' }),
  });
  return { call, ...server };
}

const done = jsonOf(z.object({ done: z.boolean() }));
const yes = () => Response.json({ done: true });

describe('a call of the admin', () => {
  it('reads unless told, and then sends neither body nor its type', async () => {
    const { call, requests } = callerOver(yes);
    expect(await call({ path: '/api/x', read: done })).toEqual({ kind: 'answered', value: { done: true } });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', cache: 'no-store', body: null });
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({ authorization: 'Bearer token-1' });
  });

  it('sends what it is given as JSON', async () => {
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

  it('hands on what the server says of a refusal', async () => {
    const { call, requests } = callerOver(() => Response.json(PROBLEM, { status: 409 }));
    expect(await call({ path: '/api/x', read: done })).toEqual({ kind: 'failed', problem: PROBLEM });
    expect(requests).toHaveLength(1);
  });

  it.each([409, 503])('hands on the number of a call that failed with %i', async (status) => {
    const headers = { 'x-request-id': '3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f' };
    const { call } = callerOver(() => Response.json({}, { status, headers }));
    const answer = await skipWaits(() => call({ path: '/api/x', read: done }));
    expect(answer).toEqual({ kind: 'failed', reference: '3f2a91c0' });
  });

  it('hands on what the server says when it has failed to the last', async () => {
    const { call, requests } = callerOver(() => Response.json({ ...PROBLEM, status: 503 }, { status: 503 }));
    const answer = await skipWaits(() => call({ path: '/api/x', read: done }));
    expect(answer).toMatchObject({ kind: 'failed', problem: { detail: 'Changed elsewhere.' } });
    expect(requests).toHaveLength(4);
  });

  it('that is ended early is not tried again', async () => {
    const { call, requests } = callerOver(yes);
    const signal = AbortSignal.abort();
    expect(await call({ path: '/api/x', read: done, signal })).toEqual({ kind: 'failed' });
    expect(requests).toHaveLength(1);
  });
});
