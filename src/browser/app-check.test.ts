import { describe, expect, it, vi } from 'vitest';

import { type AppCheckToken, attestedFetch } from './app-check.ts';

const never = () => new Promise<never>(() => undefined);
const atOnce = () => Promise.resolve();
const CALL = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

async function sending(token: AppCheckToken, wait: () => Promise<void> = never) {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  await attestedFetch(send, token, wait)('/api/leads', CALL);
  expect(send).toHaveBeenCalledOnce();
  const [path, init] = send.mock.calls[0] ?? [];
  return { path, init, headers: Object.fromEntries(new Headers(init?.headers)) };
}

describe('a call with App Check', () => {
  it('shows its token beside everything else', async () => {
    const { path, init, headers } = await sending(() => Promise.resolve('token-1'));
    expect(path).toBe('/api/leads');
    expect(init).toMatchObject({ method: 'POST', body: '{}' });
    expect(headers).toEqual({ 'content-type': 'application/json', 'x-firebase-appcheck': 'token-1' });
  });

  it('waits long for a token once, and not again for every try', async () => {
    const waited: number[] = [];
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    const attested = attestedFetch(send, never, (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    });
    await attested('/api/leads', CALL);
    await attested('/api/leads', CALL);
    expect(waited).toEqual([4_000, 200]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each<[string, AppCheckToken, () => Promise<void>]>([
    ['there is none', () => Promise.resolve(undefined), never],
    ['asking for one fails', () => Promise.reject(new Error('blocked')), never],
    ['it does not come in time', never, atOnce],
  ])('is made without a token where %s', async (_why, token, wait) => {
    const { init } = await sending(token, wait);
    expect(init).toBe(CALL);
  });
});
