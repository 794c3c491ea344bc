import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { FORM_ANSWER_PAGES } from '#domain/api/contract.ts';
import { answerRefused } from '../../functions/src/http/refused-bodies.ts';
import { readProblem, testApi } from '../../functions/src/testing/api.ts';
import { SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';

/**
 * The API inside the Functions Framework, which is what runs a function in production: its Express, its body parsers,
 * Hono's adapter.
 */
const listener = getRequestListener(testApi().serve);
answerRefused(listener);
http('api', listener);
const server = getTestServer('api');

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const json = JSON.stringify(SAMPLE_CHECK);

function post(body: NonNullable<RequestInit['body']> | null, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    // Node requires this when a body is a stream.
    duplex: 'half',
  } as RequestInit);
}

describe('in the Functions Framework', () => {
  test('a refused body that is the first of an instance gets 400 from us', async () => {
    const response = await post(json.slice(0, -1));
    expect(response.status).toBe(400);
    await readProblem(response);
  });

  test('a check is saved', async () => {
    const response = await post(json);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ id: SAMPLE_CHECK.id, listAnswer: 'eligible' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each<[string, number, Parameters<typeof post>]>([
    ['a JSON text of another shape', 400, ['[]']],
    ['nothing', 400, [null]],
    ['Latin-1, which is not UTF-8', 400, [Buffer.from(json.replace('Rosa', 'Rosé'), 'latin1')]],
    ['17 kB', 413, [json.padEnd(17 * 1024)]],
    ['a form with files', 415, ['a=b', { 'content-type': 'multipart/form-data; boundary=x' }]],
    ['a body packed with gzip', 415, [gzipSync(json), { 'content-encoding': 'gzip' }]],
  ])('%s gets %i from us', async (_what, status, request) => {
    const response = await post(...request);
    expect(response.status).toBe(status);
    await readProblem(response);
  });

  test.each<[string, number, Parameters<typeof post>]>([
    ['half of a JSON text', 400, [json.slice(0, -1)]],
    ['a JSON text that is no object', 400, ['"hello"']],
    ['nested brackets', 400, ['['.repeat(16_000)]],
    ['megabytes of nested brackets', 413, ['['.repeat(2_000_000)]],
    ['bytes that are not UTF-8', 400, [new Uint8Array([0x7b, 0xff, 0x7d])]],
    ['another charset', 415, [json, { 'content-type': 'application/json; charset=iso-8859-1' }]],
    ['a body that is not packed as it says', 415, [json, { 'content-encoding': 'gzip' }]],
    ['a body packed in an unknown way', 415, [json, { 'content-encoding': 'zip' }]],
  ])('%s, which the framework refuses, gets %i from us', async (_what, status, request) => {
    const response = await post(...request);
    expect(response.status).toBe(status);
    await readProblem(response);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String) as string,
    });
  });

  /** A body of unknown length. */
  const stream = (text: string) =>
    new ReadableStream({
      start: (controller) => {
        for (let at = 0; at < text.length; at += 8192) {
          controller.enqueue(new TextEncoder().encode(text.slice(at, at + 8192)));
        }
        controller.close();
      },
    });

  test('a check sent in chunks is saved, and one of 200 kB gets 413', async () => {
    const other = JSON.stringify({ ...SAMPLE_CHECK, id: randomUUID() });
    expect((await post(stream(other))).status).toBe(201);
    const response = await post(stream(json.padEnd(200_000)));
    expect(response.status).toBe(413);
    await readProblem(response);
  });

  test('an HTML form that is too long is redirected to the error page', async () => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/leads`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'a'.repeat(20_000) }),
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, FORM_ANSWER_PAGES.lead.unsent]);
  });

  test.each(['/api/%E0%A4%A', '/api/submissions/%', '/%FF'])(
    'the address %s, which is not valid UTF-8, gets 404 from us',
    async (path) => {
      const { port } = server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(response.status).toBe(404);
      await readProblem(response);
    },
  );
});
