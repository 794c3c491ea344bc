import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { startAddressGuard } from './address-guard.ts';
import { freePort } from './ports.ts';

/** Tells what it was asked, and in which headers' words. */
const emulator = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    response.writeHead(404, 'Nothing', { 'X-Host': request.headers.host, 'Set-Cookie': ['a=1', 'b=2'] });
    response.end(`${request.method ?? ''} ${request.url ?? ''} ${Buffer.concat(chunks).toString()}`);
  });
});
const stop = new AbortController();
let port = 0;
beforeAll(async () => {
  emulator.listen(0, '127.0.0.1');
  await once(emulator, 'listening');
  port = await freePort();
  await startAddressGuard(port, (emulator.address() as AddressInfo).port, stop.signal);
});
afterAll(() => {
  stop.abort();
  emulator.close();
});

/** The first line of the answer to an address as it is written: `fetch` would make a right one of it. */
async function statusOf(address: string, host = `127.0.0.1:${port}`): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.write(
    Buffer.from(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1'),
  );
  await once(socket, 'close');
  return answer.slice(0, answer.indexOf('\r'));
}

it.each([
  '/city/%E0%A4%A',
  '/%',
  '/?q=%zz',
  '/api/health?%',
  '/%c0%ae',
  '/state/%ED%A0%80/',
  '/\xFF',
  '//',
  '//a:99999/',
  'http://[::1/',
  '*',
])('an address that cannot be decoded is a bad request: %s', async (address) => {
  expect(await statusOf(address)).toBe('HTTP/1.1 400 Bad Request');
});

it('so is a host name that cannot be one', async () => {
  expect(await statusOf('/', 'a b')).toBe('HTTP/1.1 400 Bad Request');
});

it.each(['/', '/city/%E6%9D%B1/', '/%2e%2e%2f', '/%00', '/?a=[1]&b=%25'])(
  '%s is handed on',
  async (address) => {
    expect(await statusOf(address)).toBe('HTTP/1.1 404 Nothing');
  },
);

it('method, body, headers and cookies pass unchanged', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/leads?a=%25`, { method: 'POST', body: 'é' });
  expect(await answer.text()).toBe('POST /api/leads?a=%25 é');
  expect(answer.headers.get('x-host')).toBe(`127.0.0.1:${port}`);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});
