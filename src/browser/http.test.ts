import { describe, expect, it } from 'vitest';

import { fakeServer, ORIGIN, skipWaits } from '../../tests/support/fake-server.ts';
import { httpClient, type HttpRequest, serverNote } from './http.ts';

const json: HttpRequest<unknown>['read'] = (response) => response.json();
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({}, { status: code, headers });

/** Asks a server that gives these answers. */
async function ask(answers: (() => Response)[], more: Partial<HttpRequest<unknown>> = {}) {
  const server = fakeServer(...answers);
  const result = await skipWaits(() => httpClient(server.http)({ path: '/api/x', read: json, ...more }));
  return { result, ...server, waits: server.waits() };
}

describe('a request', () => {
  it('resolves with the parsed response', async () => {
    const { result, requests } = await ask([() => Response.json({ a: 1 })]);
    expect(result).toEqual({ ok: true, value: { a: 1 } });
    expect(requests).toMatchObject([{ method: 'GET', keepalive: false, cache: 'default' }]);
    expect(requests[0]?.headers.get('content-type')).toBeNull();
  });

  it('fails without a status when the server cannot be reached', async () => {
    const unreachable = () => {
      throw new TypeError('Failed to fetch');
    };
    expect((await ask([unreachable])).result).toEqual({ ok: false });
  });

  it.each([408, 429, 500, 502, 503, 504])('is retried where that may help: %i', async (code) => {
    const { result, requests } = await ask([status(code), () => Response.json({})]);
    expect(result).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 413, 415])('is not retried when it was refused: %i', async (code) => {
    const { result, requests } = await ask([status(code, { 'retry-after': '1' })]);
    expect(result).toMatchObject({ ok: false, status: code });
    expect(requests).toHaveLength(1);
  });

  it('waits one second, doubling each time, unless the server sends Retry-After', async () => {
    const { waits } = await ask([status(500)]);
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    const { waits: asked } = await ask([
      status(503, { 'retry-after': '5' }),
      status(429, { 'retry-after': 'soon' }),
      status(503, { 'retry-after': '600' }),
    ]);
    expect(asked).toEqual([5_000, 2_000, 30_000]);
  });

  it('is not retried when the server asks for a longer wait than the caller allows', async () => {
    const { result, requests } = await ask([status(429, { 'retry-after': '6' })], { longestWaitMs: 5_000 });
    expect(result).toMatchObject({ ok: false, status: 429 });
    expect(requests).toHaveLength(1);
    const allowed = [status(429, { 'retry-after': '5' }), () => Response.json({})];
    expect((await ask(allowed, { longestWaitMs: 5_000 })).waits).toEqual([5_000]);
  });

  it('applies its time limit to each attempt, including the body', async () => {
    const stalled = new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } });
    const { result, waits } = await ask([() => stalled, () => Response.json({})]);
    expect(result).toMatchObject({ ok: true });
    expect(waits).toEqual([16_000]);
  });

  it('uses keepalive when asked to, and sends its body as JSON with every attempt', async () => {
    let count = 0;
    const { requests, bodies } = await ask([status(500), () => Response.json({})], {
      method: 'POST',
      keepalive: true,
      body: () => ({ count: (count += 1) }),
    });
    expect(await bodies()).toEqual([{ count: 1 }, { count: 2 }]);
    expect(
      requests.map(({ keepalive, url, headers }) => [keepalive, url, headers.get('content-type')]),
    ).toEqual([
      [true, `${ORIGIN}/api/x`, 'application/json'],
      [true, `${ORIGIN}/api/x`, 'application/json'],
    ]);
  });
});

describe('the message of a failure', () => {
  it('is the sentence and the request id from the server', () => {
    const body = { type: 'about:blank', detail: 'Please call us.' };
    expect(serverNote({ ok: false, status: 409, body, reference: '3f2a91c0' })).toEqual({
      detail: 'Please call us.',
      reference: '3f2a91c0',
    });
  });

  it.each([undefined, null, '<h1>Blocked</h1>', {}, { detail: 42 }])('is empty for %j', (body) => {
    expect(serverNote({ ok: false, status: 403, body })).toBeUndefined();
  });
});
