import { describe, expect, test } from 'vitest';

import { readProblem } from '../testing/api.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { type Handler, isDecodable, matchRoute, serve } from './router.ts';
import { Unavailable } from './time-limit.ts';

const handler =
  (name: string): Handler =>
  () =>
    Promise.resolve(new Response(name));
const list = handler('list');
const one = handler('one');
const table = { '/api/admin/:collection/:id': { DELETE: one }, '/api/admin/leads/new': { GET: list } };

test('a literal path wins over one with a parameter', () => {
  expect(matchRoute(table, 'GET', '/api/admin/leads/new')).toMatchObject({ kind: 'found', handler: list });
});

test('a parameter matches exactly one segment', () => {
  expect(matchRoute(table, 'DELETE', '/api/admin/leads/7')).toEqual({
    kind: 'found',
    path: '/api/admin/:collection/:id',
    handler: one,
    parameters: { collection: 'leads', id: '7' },
  });
  expect(matchRoute(table, 'DELETE', '/api/admin/leads')).toEqual({ kind: 'unknown' });
});

test('methods are case-sensitive', () => {
  expect(matchRoute(table, 'constructor', '/api/admin/leads/new')).toMatchObject({ kind: 'wrong-method' });
  expect(matchRoute({ ...table }, 'GET', '/constructor')).toEqual({ kind: 'unknown' });
});

test('HEAD is answered by the GET handler, and no other method by another’s', () => {
  expect(matchRoute(table, 'HEAD', '/api/admin/leads/new')).toMatchObject({ kind: 'found', handler: list });
  expect(matchRoute(table, 'HEAD', '/api/admin/leads/7')).toEqual({
    kind: 'wrong-method',
    path: '/api/admin/:collection/:id',
    allow: 'DELETE',
  });
  expect(matchRoute(table, 'PUT', '/api/admin/leads/7')).toMatchObject({ kind: 'wrong-method' });
  const methods = { POST: handler('POST'), PATCH: handler('PATCH') };
  for (const method of ['POST', 'PATCH'] as const) {
    expect(matchRoute({ '/a': methods }, method, '/a')).toMatchObject({ handler: methods[method] });
  }
});

test('a path with a missing segment does not match', () => {
  expect(matchRoute({ '/a/': { GET: list } }, 'GET', '/a')).toEqual({ kind: 'unknown' });
});

test.each([
  ['/', true],
  ['/api/caf%C3%A9', true],
  ['/api/%E0%A4%A', false],
  ['/%', false],
  ['', false],
])('%s can be decoded: %s', (path, expected) => {
  expect(isDecodable(path)).toBe(expected);
});

const hello: Handler = () => Promise.resolve(Response.json({ hello: 'there' }));

function serving(handler: Handler, admits: (request: Request) => boolean = () => true) {
  const log = recordedLog();
  const fetchRoute = serve(
    { '/api/records/:id': { GET: handler } },
    { log, newRequestId: () => 'request-1', admits },
  );
  return {
    log,
    send: (path: string, init?: RequestInit) => fetchRoute(new Request(`https://x.test${path}`, init)),
  };
}

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

  test('answers calls that are not admitted with 403, whatever the path, and logs them', async () => {
    const { send, log } = serving(hello, ({ headers }) => headers.has('x-forwarded-host'));
    for (const path of ['/api/records/1', '/nowhere']) {
      const response = await send(path);
      expect(response.status).toBe(403);
      await readProblem(response);
    }
    expect(log.lines).toMatchObject([{ fields: { status: 403 } }, { fields: { status: 403 } }]);
    expect((await send('/api/records/1', { headers: { 'x-forwarded-host': 'x' } })).status).toBe(200);
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

  test('answers a path that cannot be decoded with 400', async () => {
    const response = await serving(hello).send('/api/%E0%A4%A');
    expect(response.status).toBe(400);
    await readProblem(response);
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
    const { send, log } = serving(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response();
    });
    await send('/api/records/1');
    const { milliseconds } = log.lines[0]?.fields ?? {};
    expect(milliseconds).toBeGreaterThanOrEqual(15);
    expect(milliseconds).toBeLessThan(10_000);
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
    ['identity', /who is signed in cannot be reached right now\. You stay signed in/u],
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
