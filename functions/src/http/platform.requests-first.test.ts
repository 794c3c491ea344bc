import { createServer, type IncomingMessage, request as send, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MAX_BODY_BYTES } from './request.ts';

type Started = (message: { readonly server: Server }) => void;
/** Time limit for a response that does not come. */
const SILENCE_MS = 4000;

/** Who answered, and the body that the platform found: `null` if there was none. */
const answered: { by: 'platform' | 'us'; body: string | null; isRead: boolean }[] = [];
const note = (by: 'platform' | 'us', incoming: IncomingMessage & { rawBody?: Buffer; _body?: boolean }) => {
  answered.push({ by, body: incoming.rawBody?.toString() ?? null, isRead: incoming._body === true });
};

let server: Server;
const admits = ({ headers }: Request) => !headers.has('x-foreign');

beforeEach(async () => {
  answered.length = 0;
  server = createServer((incoming, outgoing) => {
    note('platform', incoming);
    outgoing.end('platform');
  });
  // Node's own channel would take the requests of every server of this process.
  const channels = new Map<string, Started>();
  vi.doMock('node:diagnostics_channel', () => ({
    subscribe: (name: string, listener: Started) => channels.set(name, listener),
  }));
  vi.resetModules();
  const { nodeHandler, takeRequestsFirst } = await import('./platform.ts');
  const early = nodeHandler(() => Promise.resolve(new Response('too large', { status: 413 })));
  takeRequestsFirst(async (incoming, outgoing) => {
    note('us', incoming);
    await early(incoming, outgoing);
  }, admits);
  const started = channels.get('http.server.request.start');
  started?.({ server });
  // Node reports every later request too, but the listeners are replaced only once.
  started?.({ server });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.doUnmock('node:diagnostics_channel');
  vi.resetModules();
  server.closeAllConnections();
  server.close();
});

function open(path: string, headers: Record<string, string | number> = {}) {
  const { port } = server.address() as AddressInfo;
  const request = send({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    headers,
    signal: AbortSignal.timeout(SILENCE_MS),
  });
  const response = new Promise<{
    status: number | undefined;
    headers: IncomingMessage['headers'];
    body: string;
  }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (incoming) => {
      text(incoming).then((body) => {
        resolve({ status: incoming.statusCode, headers: incoming.headers, body });
      }, reject);
    });
  });
  return { request, response };
}

async function post(path: string, body: string | undefined, headers?: Record<string, string | number>) {
  const { request, response } = open(path, headers);
  if (body !== undefined) request.write(body);
  request.end();
  return response;
}

const chunked = { 'transfer-encoding': 'chunked' };
const lengthOf = (body: string) => ({ 'content-length': body.length });

test('a body is passed to the platform, marked as already read', async () => {
  expect(await post('/api/leads', '{"a":1}', lengthOf('{"a":1}'))).toMatchObject({ body: 'platform' });
  expect(await post('/api/leads', '{"a":2}', chunked)).toMatchObject({ body: 'platform' });
  expect(answered).toEqual([
    { by: 'platform', body: '{"a":1}', isRead: true },
    { by: 'platform', body: '{"a":2}', isRead: true },
  ]);
});

test('a request without a body is passed on unchanged', async () => {
  await post('/api/health', undefined, { 'content-length': 0 });
  expect(answered).toEqual([{ by: 'platform', body: null, isRead: false }]);
});

test.each([
  ['with its length', lengthOf],
  ['in pieces', () => chunked],
])('a body of the maximum size is passed on and one byte more is not, %s', async (_how, headersOf) => {
  const longest = 'x'.repeat(MAX_BODY_BYTES);
  expect(await post('/', longest, headersOf(longest))).toMatchObject({ status: 200 });
  expect(await post('/', `${longest}x`, headersOf(`${longest}x`))).toMatchObject({ status: 413 });
  expect(answered.map(({ by }) => by)).toEqual(['platform', 'us']);
});

test('a body with too large a Content-Length is answered before it arrives, and the connection is closed', async () => {
  const began = performance.now();
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('No answer came.')));
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 30000000\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
  expect(answer).toMatch(/^content-length: 9\r$/mu);
  expect(answer).toMatch(/^connection: close\r$/imu);
  expect(answer).toMatch(/\r\n\r\ntoo large$/u);
  // The server waits for the caller to read the response, not for the body.
  expect(performance.now() - began).toBeGreaterThan(1500);
  expect(answered).toEqual([{ by: 'us', body: null, isRead: false }]);
});

test('a text slightly over the limit is answered, and the connection closed, as soon as it has ended', async () => {
  const began = performance.now();
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const length = 8 * MAX_BODY_BYTES;
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write(`${length.toString(16)}\r\n${'x'.repeat(length)}\r\n0\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /u);
  expect(answered).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(1500);
});

test('a huge body is read no further than the discard limit', async () => {
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 30000000\r\n\r\n');
  socket.write(Buffer.alloc(8_000_000));
  await new Promise((resolve) => socket.on('close', resolve));
  expect(sockets[0]?.bytesRead).toBeGreaterThan(16 * MAX_BODY_BYTES);
  expect(sockets[0]?.bytesRead).toBeLessThan(100 * MAX_BODY_BYTES);
});

test('a path that cannot be decoded is answered by us; the query is ignored', async () => {
  await post('/api/%E0%A4%A', undefined);
  await post('/api/leads?q=%E0%A4%A', undefined);
  await post('/api/caf%C3%A9', undefined);
  expect(answered.map(({ by }) => by)).toEqual(['us', 'platform', 'platform']);
});

test('a call that is not admitted is answered before its body arrives', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('No answer came.')));
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nX-Foreign: 1\r\nContent-Length: 100\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /u);
  expect(answered).toEqual([{ by: 'us', body: null, isRead: false }]);
});

test('a caller who sends slowly has a time limit for headers and for the whole request', () => {
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(20_000);
});
