import { afterEach, describe, expect, test, vi } from 'vitest';

import { ELIGIBILITY_CHECK_COPY } from '../../../src/content/words/en/check.ts';
import { LAYOUT_COPY } from '../../../src/content/words/en/layout.ts';
import { HOME_COPY } from '../../../src/content/words/en/pages.ts';
import privacy from '../../../src/content/words/en/privacy.json';
import { deadOrigin, localServer, type LocalServer, nonsenseServer } from '../testing/local-server.ts';
import { guardedFetch } from './outbound.ts';

const open: Pick<LocalServer, 'close'>[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** A server that is closed after the test. */
async function serving(answer: Parameters<typeof localServer>[0]): Promise<LocalServer> {
  const server = await localServer(answer);
  open.push(server);
  return server;
}

/** For tests of something else than the time limit. */
const AMPLE = 60_000;

const get = (origin: string, maxBytes?: number, timeoutMilliseconds = AMPLE) =>
  guardedFetch([origin])({
    url: `${origin}/page`,
    method: 'GET',
    timeoutMilliseconds,
    ...(maxBytes !== undefined && { maxBytes }),
  });

/** What is said of a renter's answers, on every page with the check. */
const NOT_SHARED = [
  privacy.sections.short.list.sold,
  ELIGIBILITY_CHECK_COPY.form.privacy,
  LAYOUT_COPY.footer.disclaimer,
  HOME_COPY.hero.terms[2].text,
  HOME_COPY.security.items[3].text,
].join(' ');

describe('an outbound request', () => {
  test('is sent as given and returns the answer', async () => {
    const server = await serving((_request, response) => response.end('Received'));
    const answer = await guardedFetch([server.origin])({
      url: `${server.origin}/indexnow?a=1`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
      timeoutMilliseconds: AMPLE,
      maxBytes: 100,
    });
    expect(answer).toEqual({ kind: 'answered', status: 200, text: 'Received', retryAfterSeconds: null });
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        path: '/indexnow?a=1',
        headers: { 'content-type': 'application/json' },
        body: '{"a":1}',
      },
    ]);
  });

  test.each([
    'http://169.254.169.254/computeMetadata/v1/',
    'http://localhost:1/',
    'https://www.example.org.evil.example/',
    'file:///etc/passwd',
  ])(`never goes to %s: ${NOT_SHARED}`, async (url) => {
    const send = guardedFetch(['https://www.example.org', 'http://127.0.0.1:1']);
    await expect(send({ url, method: 'GET', timeoutMilliseconds: 100 })).rejects.toThrow(RangeError);
  });

  test('does not follow redirects', async () => {
    const elsewhere = await serving((_request, response) => response.end('secret'));
    const server = await serving((_request, response) =>
      response.writeHead(302, { location: `${elsewhere.origin}/` }).end(),
    );
    expect(await get(server.origin, 100)).toMatchObject({ kind: 'answered', status: 302, text: '' });
    expect(elsewhere.received).toEqual([]);
  });

  test('reads a body up to its limit and no further', async () => {
    const server = await serving((_request, response) => response.end('x'.repeat(1_000)));
    expect(await get(server.origin, 1_000)).toMatchObject({ text: 'x'.repeat(1_000) });
    expect(await get(server.origin, 999)).toEqual({ kind: 'silent', reason: 'too-large' });
    const empty = await serving((_request, response) => response.writeHead(204).end());
    expect(await get(empty.origin, 999)).toMatchObject({ status: 204, text: '' });
  });

  test('stops reading an endless answer', async () => {
    const server = await serving((_request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', pour);
      pour();
    });
    expect(await get(server.origin, 1_000_000)).toEqual({ kind: 'silent', reason: 'too-large' });
    expect(await get(server.origin)).toMatchObject({ kind: 'answered', status: 200, text: '' });
  });

  test('applies its time limit to the headers and to the body', async () => {
    const silent = await serving(() => undefined);
    const halting = await serving((_request, response) => void response.write('beginning'));
    expect(await get(silent.origin, 100, 100)).toEqual({ kind: 'silent', reason: 'time-up' });
    expect(await get(halting.origin, 100, 100)).toEqual({ kind: 'silent', reason: 'time-up' });
  });

  test('distinguishes an unreachable server from one that does not speak HTTP', async () => {
    expect(await get(await deadOrigin())).toEqual({ kind: 'silent', reason: 'unreachable' });
    const server = await nonsenseServer('220 mail.example ESMTP\r\n');
    open.push(server);
    expect(await get(server.origin)).toEqual({ kind: 'silent', reason: 'not-http' });
  });

  test.each([
    ['120', 120],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['-1', null],
  ])('reads Retry-After: %s as %s', async (header, seconds) => {
    const server = await serving((_request, response) =>
      response.writeHead(429, { 'retry-after': header }).end(),
    );
    expect(await get(server.origin)).toMatchObject({ status: 429, retryAfterSeconds: seconds });
  });
});

describe('a failed outbound request', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['a text', 'no', 'unreachable'],
    ['nothing that says why', new Error('no'), 'unreachable'],
    ['a cause that is no error', new TypeError('fetch failed', { cause: 'no' }), 'unreachable'],
    ['a cause without a code', new TypeError('fetch failed', { cause: new Error('no') }), 'unreachable'],
    [
      'a refused connection',
      new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }),
      'unreachable',
    ],
    [
      'a connection that took too long',
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('no'), { code: 'UND_ERR_CONNECT_TIMEOUT' }),
      }),
      'time-up',
    ],
    ['our own time limit', new DOMException('no', 'TimeoutError'), 'time-up'],
    [
      'an answer that is no HTTP',
      new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { name: 'HTTPParserError' }) }),
      'not-http',
    ],
  ])('is classified: %s', async (_what, thrown, reason) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(thrown);
    expect(await get('https://www.example.org')).toEqual({ kind: 'silent', reason });
  });

  test.each(['https://rosa@www.example.org/', 'https://:secret@www.example.org/', 'https://example.org/'])(
    'throws a programming error for the address %s',
    async (url) => {
      const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
      const call = guardedFetch(['https://www.example.org'])({ url, method: 'GET', timeoutMilliseconds: 1 });
      await expect(call).rejects.toThrow(/^Requests may not go to https:\/\/(?:www\.)?example\.org\.$/u);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  test('a request without a body is sent without one, within the time limit alone', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    expect(await get('https://www.example.org')).toMatchObject({ kind: 'answered' });
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(init).not.toHaveProperty('body');
    expect(init).toMatchObject({ method: 'GET', headers: {}, redirect: 'manual' });
  });
});
