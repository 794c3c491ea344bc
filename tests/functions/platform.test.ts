import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expressHandler, bypassBodyParsers } from '../../functions/src/http/platform.ts';
import { readProblem, testApi } from '../../functions/src/testing/api.ts';
import { SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';

/**
 * The API inside the Functions Framework, which is what runs a function in production: its Express, its body parsers,
 * our bridge.
 */
const api = testApi();
bypassBodyParsers();
http('api', expressHandler(api.serve) as unknown as Parameters<typeof http>[1]);
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
  });
}

describe('in the Functions Framework', () => {
  test('a check is saved', async () => {
    const response = await post(json);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ id: SAMPLE_CHECK.id, outcome: 'eligible' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each<[string, number, Parameters<typeof post>]>([
    ['half of a JSON text', 400, [json.slice(0, -1)]],
    ['a JSON text that is no object', 400, ['"hello"']],
    ['nothing', 400, [null]],
    ['Latin-1, which is not UTF-8', 400, [Buffer.from(json.replace('Rosa', 'Rosé'), 'latin1')]],
    ['brackets nested eight thousand times', 400, ['['.repeat(8000) + ']'.repeat(8000)]],
    ['17 kB', 413, [json.padEnd(17 * 1024)]],
    ['megabytes of nested brackets', 413, ['['.repeat(2_000_000)]],
    ['another charset', 415, [json, { 'content-type': 'application/json; charset=iso-8859-1' }]],
    ['a form', 415, ['a=b', { 'content-type': 'application/x-www-form-urlencoded' }]],
    ['a body packed with gzip', 415, [json, { 'content-encoding': 'gzip' }]],
    ['a body packed in an unknown way', 415, [json, { 'content-encoding': 'zip' }]],
  ])('%s gets %i from us, not from the platform', async (_what, status, request) => {
    const response = await post(...request);
    expect(response.status).toBe(status);
    await readProblem(response);
  });
});
