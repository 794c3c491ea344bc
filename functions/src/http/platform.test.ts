import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { nodeHandler } from './platform.ts';

type Bridge = ReturnType<typeof nodeHandler>;

/** Answers with what arrived. */
const echo: Bridge = nodeHandler(async (request) =>
  Response.json(
    {
      url: request.url,
      method: request.method,
      body: await request.text(),
      forwarded: request.headers.get('x-forwarded-for'),
      type: request.headers.get('content-type'),
    },
    { status: 201, headers: { 'x-answer': 'yes' } },
  ),
);

/** A server that prepares requests as the platform does: it reads the body into `rawBody` and keeps `originalUrl`. */
const server = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const body = Buffer.concat(chunks);
    const platform = Object.assign(incoming, {
      originalUrl: incoming.url,
      url: '/as-express-rewrote-it',
      rawBody: body.length === 0 ? undefined : body,
    });
    void echo(platform as Parameters<Bridge>[0], outgoing);
  });
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function call(
  method: string,
  path: string,
  headers: Record<string, string | string[]> = {},
  body?: string,
) {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send({ port, host: '127.0.0.1', method, path, headers, signal: AbortSignal.timeout(4000) }, resolve)
      .on('error', reject)
      .end(body);
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: JSON.parse((await text(response)) || 'null') as unknown,
  };
}

test('a request arrives with path, query, headers and the bytes of its body', async () => {
  const answer = await call(
    'POST',
    '/api/x?a=%20b',
    { 'content-type': 'text/plain', 'x-forwarded-for': '192.0.2.7' },
    'é{',
  );
  expect(answer).toMatchObject({
    status: 201,
    headers: { 'x-answer': 'yes', 'content-type': 'application/json', connection: 'keep-alive' },
    body: {
      url: 'http://function/api/x?a=%20b',
      method: 'POST',
      body: 'é{',
      forwarded: '192.0.2.7',
      type: 'text/plain',
    },
  });
});

test('a request without a body arrives without one', async () => {
  expect((await call('POST', '/api/x')).body).toMatchObject({ body: '' });
  expect((await call('GET', '/api/x')).body).toMatchObject({ body: '' });
});

test('the caller’s address comes from the socket when no proxy names it', async () => {
  expect((await call('GET', '/api/x')).body).toMatchObject({ forwarded: '127.0.0.1' });
});

test('a request whose method cannot have a body arrives without one', async () => {
  expect((await call('GET', '/api/x', { 'content-length': '2' }, '{}')).body).toMatchObject({ body: '' });
  expect(await call('HEAD', '/api/x', { 'content-length': '2' }, '{}')).toMatchObject({ status: 201 });
});

test('a header sent twice arrives twice', async () => {
  const answer = await call('GET', '/api/x', { 'x-forwarded-for': ['192.0.2.7', '192.0.2.8'] });
  expect(answer.body).toMatchObject({ forwarded: '192.0.2.7, 192.0.2.8' });
});

test('a method that the Fetch standard forbids gets 501', async () => {
  expect(await call('TRACE', '/api/x')).toMatchObject({
    status: 501,
    body: { status: 501, detail: 'This address does not know the method TRACE.' },
  });
});
