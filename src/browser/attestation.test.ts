import { describe, expect, it, vi } from 'vitest';

import { fakeServer, ORIGIN, skipWaits } from '../../tests/support/fake-server.ts';
import { type AppCheckToken, attestedSend, prepareToSend, sendForm } from './attestation.ts';

const never = () => new Promise<never>(() => undefined);
const lead = () =>
  new Request(`${ORIGIN}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

/** Sends one form for each of these tokens, a minute apart and without real waiting. */
async function sending(...tokens: AppCheckToken[]) {
  const server = fakeServer(() => new Response());
  const left = [...tokens];
  const send = attestedSend(server.http.send, () => (left.shift() ?? never)());
  const waits: number[] = [];
  await skipWaits(async () => {
    for (const _token of tokens) {
      const began = Date.now();
      await send(lead());
      waits.push(Date.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    }
  });
  return {
    waits,
    paths: server.paths(),
    bodies: await server.bodies(),
    headers: server.requests.map(({ headers }) => Object.fromEntries(headers)),
  };
}

const inTime = () => Promise.resolve('token-1');

describe('a call with App Check', () => {
  it('carries its token in addition to its other headers', async () => {
    const { waits, paths, bodies, headers } = await sending(inTime);
    expect(waits).toEqual([0]);
    expect(paths).toEqual(['/api/leads']);
    expect(bodies).toEqual([{}]);
    expect(headers).toEqual([{ 'content-type': 'application/json', 'x-firebase-appcheck': 'token-1' }]);
  });

  it('waits for a slow token once, not again on every retry', async () => {
    expect((await sending(inTime, never, never)).waits).toEqual([0, 4_000, 200]);
  });

  it.each<[string, AppCheckToken]>([
    ['there is none', () => Promise.resolve(undefined)],
    ['asking for one fails', () => Promise.reject(new Error('blocked'))],
    ['it does not come in time', never],
  ])('is made without a token where %s', async (_why, token) => {
    const { headers, bodies } = await sending(token);
    expect(headers).toEqual([{ 'content-type': 'application/json' }]);
    expect(bodies).toEqual([{}]);
  });
});

it('where App Check is off, forms are sent as they are', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  prepareToSend();
  const request = lead();
  await sendForm(request);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(request);
  expect(request.headers.has('x-firebase-appcheck')).toBe(false);
});

it('where App Check is on, filling in a form prepares the token that it is sent with', async () => {
  vi.stubEnv('APP_CHECK_SITE_KEY', 'site-key');
  vi.resetModules();
  const openAppCheck = vi.fn((_siteKey: string, _send: typeof fetch) =>
    Promise.resolve(() => Promise.resolve('token-1')),
  );
  vi.doMock('./firebase-app-check.ts', () => ({ openAppCheck }));
  const fetched = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  const withAppCheck = await import('./attestation.ts');
  withAppCheck.prepareToSend();
  await vi.waitFor(() => {
    expect(openAppCheck).toHaveBeenCalledWith('site-key', expect.any(Function));
  });
  const request = lead();
  await withAppCheck.sendForm(request);
  expect(request.headers.get('x-firebase-appcheck')).toBe('token-1');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(request);
  expect(openAppCheck).toHaveBeenCalledTimes(1);
  await openAppCheck.mock.calls[0]?.[1]('/__/firebase/init.json');
  expect(fetched).toHaveBeenLastCalledWith('/__/firebase/init.json', undefined);
  vi.doUnmock('./firebase-app-check.ts');
  vi.resetModules();
});
