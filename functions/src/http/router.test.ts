import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { readProblem } from '../testing/api.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { problem } from './problem.ts';
import { MAX_BODY_BYTES } from './request.ts';
import { type Handler, type RouteTable, server } from './router.ts';
import { Unavailable } from './time-limit.ts';

const hello: Handler = () => Promise.resolve(Response.json({ hello: 'there' }));

const named =
  (name: string): Handler =>
  () =>
    Promise.resolve(new Response(name));

function servingTable(table: RouteTable) {
  const log = recordedLog();
  const app = server(table, {
    log,
    newRequestId: () => 'request-1',
    tooLarge: () => problem(413, 'This is too long. Nothing was saved.'),
  });
  return { log, send: async (path: string, init?: RequestInit) => app.request(path, init) };
}

const serving = (handler: Handler) => servingTable({ '/api/records/:id': { GET: handler } });

describe('the router', () => {
  test.each(['/', '/api', '/api/records', '/api/records/1/2', '/api/records/1/', '/API/records/1'])(
    'answers the unknown path %s with 404',
    async (path) => {
      const { send, log } = serving(hello);
      const response = await send(path);
      expect(response.status).toBe(404);
      await readProblem(response);
      expect(log.lines).toMatchObject([{ event: 'request', fields: { route: null, status: 404 } }]);
    },
  );

  test('answers a wrong method on a known path with 405 and Allow', async () => {
    const response = await serving(hello).send('/api/records/1', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect((await readProblem(response)).detail).toContain('GET, HEAD');
  });

  test('prefers a literal path to one with a parameter, for every method', async () => {
    const { send } = servingTable({
      '/api/:collection/:id': { GET: named('one'), DELETE: named('one') },
      '/api/leads/new': { GET: named('new') },
    });
    expect(await (await send('/api/leads/new')).text()).toBe('new');
    expect(await (await send('/api/leads/7')).text()).toBe('one');
    expect((await send('/api/leads/new', { method: 'DELETE' })).status).toBe(405);
  });

  test('names every method of a path in Allow', async () => {
    const { send } = servingTable({ '/a': { POST: hello, GET: hello, PATCH: hello } });
    expect((await send('/a', { method: 'PUT' })).headers.get('allow')).toBe('POST, GET, HEAD, PATCH');
  });

  test.each([
    ['by its length', { 'content-length': String(MAX_BODY_BYTES + 1) }, '{}'],
    ['as it arrives', {}, 'x'.repeat(MAX_BODY_BYTES + 1)],
  ])('refuses a body that is too large, %s', async (_how, headers, body) => {
    const { send } = servingTable({ '/a': { POST: hello } });
    expect((await send('/a', { method: 'POST', headers, body })).status).toBe(413);
    expect((await send('/a', { method: 'POST', body: 'x'.repeat(MAX_BODY_BYTES) })).status).toBe(200);
  });

  test('answers HEAD as GET, without a body', async () => {
    const response = await serving(hello).send('/api/records/1', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe('');
  });

  test('passes path parameters to the handler', async () => {
    const { send } = serving((_request, { parameters }) => Promise.resolve(Response.json(parameters)));
    expect(await (await send('/api/records/a1?id=b2')).json()).toEqual({ id: 'a1' });
  });

  test.each([
    ['an answer', hello],
    ['a failure', () => Promise.reject(new Error('no'))],
  ])('sets headers that keep %s out of caches, and the request id', async (_kind, handler: Handler) => {
    const { headers } = await serving(handler).send('/api/records/1');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toBe('request-1');
  });

  test('answers 500 without details when a handler throws', async () => {
    const error = new Error('secret');
    const { send, log } = serving(() => Promise.reject(error));
    const response = await send('/api/records/1');
    expect(response.status).toBe(500);
    expect((await readProblem(response)).detail).not.toContain('secret');
    expect(log.lines[0]).toMatchObject({
      severity: 'error',
      event: 'unexpected error',
      fields: { requestId: 'request-1' },
    });
  });

  test('logs how long it took, in milliseconds', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    onTestFinished(() => {
      clock.mockRestore();
    });
    const { send, log } = serving(() => {
      clock.mockReturnValue(1_020.6);
      return Promise.resolve(new Response());
    });
    await send('/api/records/1');
    expect(log.lines[0]?.fields).toMatchObject({ milliseconds: 21 });
  });

  test('logs the route, not the path', async () => {
    const { send, log } = serving(hello);
    await send('/api/records/secret?name=Rosa');
    expect(log.lines).toEqual([
      expect.objectContaining({
        event: 'request',
        fields: expect.objectContaining({
          requestId: 'request-1',
          method: 'GET',
          route: '/api/records/:id',
          status: 200,
        }) as unknown,
      }),
    ]);
    expect(JSON.stringify(log.lines)).not.toMatch(/secret|Rosa/);
  });

  test.each([
    ['store', /Nothing is lost: please try again/u],
    ['identity', /who is logged in cannot be reached right now\. You stay logged in/u],
  ] as const)(
    'answers 503 with an explanation when the %s does not respond, and logs which service it was',
    async (service, words) => {
      const { send, log } = serving(() => Promise.reject(new Unavailable(service)));
      const response = await send('/api/records/1');
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect((await readProblem(response)).detail).toMatch(words);
      expect(log.lines[0]).toMatchObject({
        severity: 'error',
        event: 'service unavailable',
        fields: { requestId: 'request-1', service },
      });
    },
  );
});
