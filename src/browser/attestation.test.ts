import { describe, expect, it, vi } from 'vitest';

import { fakeServer, ORIGIN } from '../../tests/support/fake-server.ts';
import { type AppCheckToken, attestedSend } from './attestation.ts';

const never = () => new Promise<never>(() => undefined);
const atOnce = () => Promise.resolve();
const lead = () =>
  new Request(`${ORIGIN}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

async function sending(token: AppCheckToken, wait: () => Promise<void> = never) {
  const server = fakeServer(() => new Response());
  await attestedSend(server.http.send, token, wait)(lead());
  const [request] = server.requests;
  return {
    paths: server.paths(),
    bodies: await server.bodies(),
    headers: Object.fromEntries(request?.headers ?? []),
  };
}

describe('a call with App Check', () => {
  it('carries its token in addition to its other headers', async () => {
    const { paths, bodies, headers } = await sending(() => Promise.resolve('token-1'));
    expect(paths).toEqual(['/api/leads']);
    expect(bodies).toEqual([{}]);
    expect(headers).toEqual({ 'content-type': 'application/json', 'x-firebase-appcheck': 'token-1' });
  });

  it('waits for a slow token once, not again on every retry', async () => {
    const waited: number[] = [];
    const server = fakeServer(() => new Response());
    const attested = attestedSend(server.http.send, never, (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    });
    await attested(lead());
    await attested(lead());
    expect(waited).toEqual([4_000, 200]);
    expect(server.requests).toHaveLength(2);
  });

  it.each<[string, AppCheckToken, () => Promise<void>]>([
    ['there is none', () => Promise.resolve(undefined), never],
    ['asking for one fails', () => Promise.reject(new Error('blocked')), never],
    ['it does not come in time', never, atOnce],
  ])('is made without a token where %s', async (_why, token, wait) => {
    const { headers, bodies } = await sending(token, wait);
    expect(headers).toEqual({ 'content-type': 'application/json' });
    expect(bodies).toEqual([{}]);
  });
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
  const { prepareToSend, sendForm } = await import('./attestation.ts');
  prepareToSend();
  await vi.waitFor(() => {
    expect(openAppCheck).toHaveBeenCalledWith('site-key', expect.any(Function));
  });
  const request = lead();
  await sendForm(request);
  expect(request.headers.get('x-firebase-appcheck')).toBe('token-1');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(request);
  expect(openAppCheck).toHaveBeenCalledTimes(1);
  await openAppCheck.mock.calls[0]?.[1]('/__/firebase/init.json');
  expect(fetched).toHaveBeenLastCalledWith('/__/firebase/init.json', undefined);
  vi.doUnmock('./firebase-app-check.ts');
  vi.resetModules();
});
