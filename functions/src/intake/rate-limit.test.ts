import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Unavailable } from '../http/time-limit.ts';
import { memoryHitCounter } from '../testing/memory.ts';
import type { Hit } from '../store/ports.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import type { Caller } from './caller.ts';
import { type AppCheck, rateLimit } from './rate-limit.ts';

const LIMITS = { perWindow: 3, perDay: 5, perConnection: 8, withoutAppCheck: 2 };
const at = (time: string) => new Date(`2026-11-21T${time}Z`);
/** A call over a connection that is the last of `hops`; the one before it is the pair. */
const client = (address: string, ...hops: string[]): Caller => ({
  client: address,
  shared: hops.map((who, index) => ({ kind: index === hops.length - 1 ? 'connection' : 'pair', who })),
});

function limiter(limits = LIMITS, salt = 'salt', appCheck: AppCheck | null = null) {
  const seen: Hit[] = [];
  const counter = memoryHitCounter();
  const log = recordedLog();
  const consumeToken = rateLimit({
    counter: {
      hit: (hit) => {
        seen.push(hit);
        return counter.hit(hit);
      },
    },
    log,
    limits,
    salt,
    appCheck,
  });
  return { consumeToken, seen, log };
}

describe('the rate limit', () => {
  test('allows as many saves as a window holds, then none until it ends', async () => {
    const { consumeToken } = limiter({ ...LIMITS, perDay: 100 });
    for (let call = 0; call < 3; call += 1) {
      expect(await consumeToken(client('a'), at('18:31:00'))).toEqual({ allowed: true });
    }
    expect(await consumeToken(client('a'), at('18:31:00'))).toEqual({
      allowed: false,
      retryAfterSeconds: 540,
      reached: 'own',
    });
    expect(await consumeToken(client('a'), at('18:39:59.500'))).toEqual({
      allowed: false,
      retryAfterSeconds: 1,
      reached: 'own',
    });
    expect(await consumeToken(client('a'), at('18:40:00'))).toEqual({ allowed: true });
  });

  test('allows two saves per window after the daily limit, so that nobody waits longer than a window', async () => {
    const { consumeToken } = limiter();
    for (const time of ['10:00:00', '11:00:00', '12:00:00', '13:00:00', '14:00:00', '23:00:00', '23:00:01']) {
      expect(await consumeToken(client('a'), at(time))).toEqual({ allowed: true });
    }
    expect(await consumeToken(client('a'), at('23:00:02'))).toEqual({
      allowed: false,
      retryAfterSeconds: 598,
      reached: 'own',
    });
    expect(await consumeToken(client('a'), at('23:10:00'))).toEqual({ allowed: true });
  });

  test('allows the whole daily limit, even if it is reached within one window', async () => {
    const { consumeToken } = limiter();
    for (const time of ['10:00:00', '11:00:00', '12:00:00', '12:00:01', '12:00:02']) {
      expect(await consumeToken(client('a'), at(time))).toEqual({ allowed: true });
    }
    expect(await consumeToken(client('a'), at('12:00:03'))).toMatchObject({ allowed: false, reached: 'own' });
  });

  test('never refuses for longer than ten minutes, whatever the caller does', async () => {
    const { consumeToken } = limiter();
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      const now = new Date(at('00:00:00').getTime() + minute * 60_000);
      for (let call = 0; call < 10; call += 1) {
        const allowance = await consumeToken(client('a', 'c'), now);
        if (!allowance.allowed) expect(allowance.retryAfterSeconds).toBeLessThanOrEqual(600);
      }
      if (minute % 10 === 0)
        expect(await consumeToken(client(`b${minute}`, 'd'), now)).toEqual({ allowed: true });
    }
  });

  test('does not count refused calls, and does not read a counter for them', async () => {
    const { consumeToken, seen } = limiter({ ...LIMITS, perDay: 6 });
    for (let call = 0; call < 100; call += 1) await consumeToken(client('a'), at('10:00:00'));
    // Three were allowed, and a fourth was counted to find out that it was over the limit.
    expect(seen).toHaveLength(4);
    expect(await consumeToken(client('a'), at('10:10:00'))).toEqual({ allowed: true });
    expect(await consumeToken(client('a'), at('10:10:00'))).toEqual({ allowed: true });
  });

  test('counts only allowed calls against shared limits', async () => {
    const { consumeToken } = limiter({ ...LIMITS, perConnection: 4 });
    for (let call = 0; call < 50; call += 1) await consumeToken(client('flood', 'c'), at('10:00:00'));
    expect(await consumeToken(client('renter', 'c'), at('10:00:00'))).toEqual({ allowed: true });
  });

  test('reads no counter for a refused connection, whatever client it claims', async () => {
    const { consumeToken, seen } = limiter({ ...LIMITS, perConnection: 1 });
    for (let call = 0; call < 50; call += 1) await consumeToken(client(`${call}`, 'c'), at('10:00:00'));
    expect(seen).toHaveLength(2 + 2);
  });

  test('gives one pair of addresses a third of their connection’s limit', async () => {
    const { consumeToken } = limiter({ ...LIMITS, perConnection: 9 });
    const flood = await Promise.all(
      Array.from({ length: 20 }, (_, index) => consumeToken(client(`${index}`, 'a c', 'c'), at('10:00:00'))),
    );
    expect(flood.filter(({ allowed }) => allowed)).toHaveLength(3);
    for (let renter = 0; renter < 6; renter += 1) {
      expect(await consumeToken(client(`r${renter}`, `r${renter} c`, 'c'), at('10:00:00'))).toEqual({
        allowed: true,
      });
    }
  });

  test('gives an IPv6 network the saves of five of its households, and others theirs', async () => {
    const { consumeToken } = limiter();
    const from = (network: string, household: number) =>
      consumeToken(
        { client: `${network}:${household}`, shared: [{ kind: 'network', who: network }] },
        at('10:00:00'),
      );
    const flood = await Promise.all(
      Array.from({ length: 256 }, (_, household) => from('2001:db8:1', household)),
    );
    expect(flood.filter(({ allowed }) => allowed)).toHaveLength(5 * LIMITS.perWindow);
    expect(await from('2001:db8:2', 1)).toEqual({ allowed: true });
  });

  test('counts each client separately', async () => {
    const { consumeToken } = limiter({ ...LIMITS, perWindow: 1 });
    expect(await consumeToken(client('a'), at('10:00:00'))).toEqual({ allowed: true });
    expect(await consumeToken(client('b'), at('10:00:00'))).toEqual({ allowed: true });
  });

  test('stops a caller who forges a new client each time, by its connection', async () => {
    const { consumeToken } = limiter();
    const allowed = await Promise.all(
      Array.from({ length: 20 }, (_, index) => consumeToken(client(`10.0.0.${index}`, 'c'), at('10:00:00'))),
    );
    expect(allowed.filter((allowance) => allowance.allowed)).toHaveLength(LIMITS.perConnection);
  });

  test('lets many clients share one CDN connection', async () => {
    const { consumeToken } = limiter({ ...LIMITS, perWindow: 1, perDay: 1 });
    for (let index = 0; index < 8; index += 1) {
      expect(await consumeToken(client(`10.0.0.${index}`, 'cdn'), at('10:00:00'))).toEqual({
        allowed: true,
      });
    }
  });

  test('names documents by salted hashes and expires them with their window or day', async () => {
    const { consumeToken, seen } = limiter();
    await consumeToken(client('192.0.2.7', '203.0.113.5'), at('10:01:00'));
    const other = limiter(LIMITS, 'another salt');
    await other.consumeToken(client('192.0.2.7', '203.0.113.5'), at('10:01:00'));
    expect(seen.map(({ expireAt }) => expireAt.toISOString())).toEqual([
      '2026-11-22T00:00:00.000Z',
      '2026-11-21T10:10:00.000Z',
    ]);
    for (const { key } of seen) {
      expect(key).toMatch(/^[\da-f]{64}$/);
      expect(other.seen.map((hit) => hit.key)).not.toContain(key);
    }
  });

  test('never allows more than the limit in any window, whatever the times', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3600 }), { maxLength: 60 }), async (seconds) => {
        const { consumeToken } = limiter({ ...LIMITS, perDay: 1000, perConnection: 1000 });
        const taken = new Map<number, number>();
        for (const second of seconds) {
          const { allowed } = await consumeToken(
            client('a'),
            new Date(at('10:00:00').getTime() + second * 1000),
          );
          const window = Math.floor(second / 600);
          if (allowed) taken.set(window, (taken.get(window) ?? 0) + 1);
        }
        const asked = Map.groupBy(seconds, (second) => Math.floor(second / 600));
        for (const [window, calls] of asked) expect(taken.get(window)).toBe(Math.min(3, calls.length));
      }),
    );
  });
});

describe('with App Check on', () => {
  const genuine: AppCheck = (token) => Promise.resolve(token === 'genuine');
  const CALM = { ...LIMITS, perWindow: 100, perDay: 100, perConnection: 100 };
  const from = (address: string, appCheckToken?: string) => ({ ...client(address), appCheckToken });

  test.each([undefined, 'forged'])('callers with %s share one limit', async (token) => {
    const { consumeToken } = limiter(CALM, 'salt', genuine);
    for (const address of ['a', 'b']) {
      expect(await consumeToken(from(address, token), at('10:00:00'))).toEqual({ allowed: true });
    }
    expect(await consumeToken(from('c', token), at('10:00:00'))).toEqual({
      allowed: false,
      retryAfterSeconds: 600,
      reached: 'without-app-check',
    });
    expect(await consumeToken(from('c', token), at('10:10:00'))).toEqual({ allowed: true });
  });

  test('that limit does not affect callers with a token', async () => {
    const { consumeToken } = limiter(CALM, 'salt', genuine);
    for (let call = 0; call < 10; call += 1) await consumeToken(from('flood'), at('10:00:00'));
    for (let call = 0; call < 10; call += 1) {
      expect(await consumeToken(from('renter', 'genuine'), at('10:00:00'))).toEqual({ allowed: true });
    }
  });

  test('a token does not lift the caller’s own limit', async () => {
    const { consumeToken } = limiter(LIMITS, 'salt', genuine);
    for (let call = 0; call < 3; call += 1) await consumeToken(from('a', 'genuine'), at('10:00:00'));
    expect(await consumeToken(from('a', 'genuine'), at('10:00:00'))).toMatchObject({ reached: 'own' });
  });

  test('a token that cannot be verified counts as valid and is logged', async () => {
    const { consumeToken, log } = limiter(CALM, 'salt', () => Promise.reject(new Unavailable('app-check')));
    for (let call = 0; call < 5; call += 1) {
      expect(await consumeToken(from('a', 'token'), at('10:00:00'))).toEqual({ allowed: true });
    }
    expect(log.lines).toContainEqual(
      expect.objectContaining({ severity: 'warn', event: 'app check token not verified, call let through' }),
    );
  });

  test('a call without a token is refused when it cannot be counted', async () => {
    const consumeToken = rateLimit({
      counter: { hit: () => Promise.reject(new Unavailable('store')) },
      log: recordedLog(),
      limits: CALM,
      salt: 'salt',
      appCheck: genuine,
    });
    await expect(consumeToken(from('a'), at('10:00:00'))).rejects.toThrow(Unavailable);
    expect(await consumeToken(from('a', 'genuine'), at('10:00:00'))).toEqual({ allowed: true });
  });
});

test('tokens are ignored while App Check is off', async () => {
  const { consumeToken, seen } = limiter({ ...LIMITS, perWindow: 100, perDay: 100, withoutAppCheck: 0 });
  expect(await consumeToken({ ...client('a'), appCheckToken: 'forged' }, at('10:00:00'))).toEqual({
    allowed: true,
  });
  expect(await consumeToken(client('a'), at('10:00:00'))).toEqual({ allowed: true });
  expect(seen).toHaveLength(2);
});

test('a missing token is not verified while App Check is on', async () => {
  const looked: string[] = [];
  const appCheck: AppCheck = (token) => {
    looked.push(token);
    return Promise.resolve(true);
  };
  const { consumeToken } = limiter(LIMITS, 'salt', appCheck);
  await consumeToken(client('a'), at('10:00:00'));
  expect(looked).toEqual([]);
  await consumeToken({ ...client('a'), appCheckToken: 'token' }, at('10:00:01'));
  expect(looked).toEqual(['token']);
});
