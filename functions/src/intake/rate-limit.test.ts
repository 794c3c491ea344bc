import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import privacy from '../../../src/content/words/en/privacy.json';
import { Unavailable } from '../http/time-limit.ts';
import { readSettings } from '../settings.ts';
import { memoryHitCounter } from '../testing/memory.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import type { Caller } from './caller.ts';
import { rateLimit } from './rate-limit.ts';

const LIMITS = { perClient: 3, perNetwork: 5, perConnection: 8 };
const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const from = (client: string, connection = client, network = client): Caller => ({
  client,
  network,
  connection,
});

function limiter(limits = LIMITS, { salt = 'salt' } = {}) {
  const seen: { readonly key: string; readonly expireAt: Date }[] = [];
  const memory = memoryHitCounter();
  const log = recordedLog();
  const counter = {
    hit: (key: string, expireAt: Date) => {
      seen.push({ key, expireAt });
      return memory.hit(key, expireAt);
    },
  };
  return { consumeToken: rateLimit({ counter, log, limits, salt }), seen, log };
}

/** How many of these calls are allowed. */
async function allowed(
  consumeToken: ReturnType<typeof rateLimit>,
  callers: readonly Caller[],
  now = at('10:00:00'),
) {
  const allowances = await Promise.all(callers.map((caller) => consumeToken(caller, now)));
  return allowances.filter((allowance) => allowance.allowed).length;
}

const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

describe('the rate limit', () => {
  test('allows as many saves as a window holds, then none until it ends', async () => {
    const { consumeToken } = limiter();
    for (let call = 0; call < 3; call += 1) {
      expect(await consumeToken(from('a'), at('18:31:00'))).toEqual({ allowed: true });
    }
    expect(await consumeToken(from('a'), at('18:31:00'))).toEqual({ allowed: false, retryAfterSeconds: 540 });
    expect(await consumeToken(from('a'), at('18:39:59.500'))).toEqual({
      allowed: false,
      retryAfterSeconds: 1,
    });
    expect(await consumeToken(from('a'), at('18:40:00'))).toEqual({ allowed: true });
  });

  test('stops a caller who forges a new client each time, by its connection', async () => {
    const { consumeToken } = limiter();
    expect(
      await allowed(
        consumeToken,
        times(20, (index) => from(`10.0.0.${index} a`, 'a')),
      ),
    ).toBe(8);
  });

  test('lets thirty callers use up one machine of the CDN until the window ends, and no other machine', async () => {
    const { consumeToken } = limiter(readSettings({}).rateLimits);
    const save = (caller: string, machine: string, now?: Date) =>
      allowed(consumeToken, [from(`${caller} ${machine}`, machine)], now);
    const flood = (callers: number, callsOfEach: number) =>
      allowed(
        consumeToken,
        times(callers * callsOfEach, (call) => from(`attacker ${call % callers} cdn 1`, 'cdn 1')),
      );
    // 20 of each, and 600 of the machine.
    expect(await flood(29, 25)).toBe(580);
    expect(await save('renter 1', 'cdn 1')).toBe(1);
    expect(await flood(30, 25)).toBe(19);
    expect(await save('renter 2', 'cdn 1')).toBe(0);
    expect(await save('renter 2', 'cdn 2')).toBe(1);
    expect(await save('renter 2', 'cdn 1', at('10:10:00'))).toBe(1);
  });

  test('lets one IPv6 network use up a fifth of a machine of the CDN, so that others behind it still save', async () => {
    const { consumeToken } = limiter(readSettings({}).rateLimits);
    const household = (network: number, index: number) =>
      from(`2001:db8:${network}:${index} cdn`, 'cdn', `2001:db8:${network} cdn`);
    const taken = await allowed(
      consumeToken,
      times(256 * 20, (call) => household(1, call % 256)),
    );
    expect(taken).toBe(120);
    const renters = times(200, (index) => from(`renter ${index} cdn`, 'cdn'));
    expect(await allowed(consumeToken, renters)).toBe(200);
    // Households of another network, as of the same carrier.
    expect(await allowed(consumeToken, [household(2, 1)])).toBe(1);
  });

  test('never allows more because of a network that a caller claims', async () => {
    const { consumeToken } = limiter();
    const claimed = times(40, (index) => from(`client ${index % 4} a`, 'a', `network ${index} a`));
    expect(await allowed(consumeToken, claimed)).toBe(8);
  });

  test('counts clients and connections separately', async () => {
    const { consumeToken } = limiter({ ...LIMITS, perClient: 1 });
    expect(
      await allowed(consumeToken, [from('a', 'cdn'), from('b', 'cdn'), from('b', 'cdn'), from('c')]),
    ).toBe(3);
  });

  test('does not count refused calls, and does not read a counter for them', async () => {
    const { consumeToken, seen } = limiter();
    for (let call = 0; call < 100; call += 1) await consumeToken(from('a', 'cdn'), at('10:00:00'));
    expect(seen).toHaveLength(3 * 2);
    expect(
      await allowed(
        consumeToken,
        times(5, (index) => from(`renter ${index}`, 'cdn')),
      ),
    ).toBe(5);
  });

  test('raises both counters at once, so that a save waits for one call', async () => {
    const begun: string[] = [];
    let answer: (count: number) => void = () => undefined;
    const counted = new Promise<number>((resolve) => {
      answer = resolve;
    });
    const hit = (key: string) => {
      begun.push(key);
      return counted;
    };
    const allowance = rateLimit({ counter: { hit }, log: recordedLog(), limits: LIMITS, salt: 'salt' })(
      from('a', 'cdn'),
      at('10:00:00'),
    );
    expect(begun).toHaveLength(2);
    answer(1);
    expect(await allowance).toEqual({ allowed: true });
  });

  test('lets a refused client use up what others share once with each instance', async () => {
    const counter = memoryHitCounter();
    const instances = times(3, () =>
      rateLimit({ counter, log: recordedLog(), limits: { ...LIMITS, perConnection: 9 }, salt: 'salt' }),
    );
    for (const consumeToken of instances) {
      for (let call = 0; call < 100; call += 1) await consumeToken(from('attacker', 'cdn'), at('10:00:00'));
    }
    const [consumeToken] = instances;
    if (consumeToken === undefined) throw new Error('There are three instances.');
    // Of nine, three were saved, and two instances had to ask to find out.
    const renters = times(10, (index) => from(`renter ${index}`, 'cdn'));
    expect(await allowed(consumeToken, renters)).toBe(9 - 3 - 2);
  });

  test('reads no counter for a refused connection, whatever client it claims', async () => {
    const { consumeToken, seen } = limiter({ ...LIMITS, perConnection: 1 });
    for (let call = 0; call < 50; call += 1) await consumeToken(from(`${call}`, 'c'), at('10:00:00'));
    expect(seen).toHaveLength(2);
  });

  test('learns from the counters what other instances have let through, and then asks them no more', async () => {
    const counter = memoryHitCounter();
    const instances = times(2, () => {
      const hit = vi.fn(counter.hit);
      const ports = { counter: { hit }, log: recordedLog(), limits: LIMITS, salt: 'salt' };
      return { hit, consumeToken: rateLimit(ports) };
    });
    const taken = [];
    for (const { consumeToken } of instances) {
      let count = 0;
      for (let call = 0; call < 20; call += 1) {
        count += await allowed(consumeToken, [from(`${call} a`, 'a')]);
      }
      taken.push(count);
    }
    expect(taken).toEqual([8, 0]);
    // Once, to find out that the connection was over its limit.
    expect(instances[1]?.hit).toHaveBeenCalledTimes(2);
  });

  test(`names documents by salted hashes and expires them with their window: ${privacy.sections.kept.list.address}`, async () => {
    const { consumeToken, seen } = limiter();
    await consumeToken(from('192.0.2.7', '203.0.113.5'), at('10:01:00'));
    const other = limiter(LIMITS, { salt: 'another salt' });
    await other.consumeToken(from('192.0.2.7', '203.0.113.5'), at('10:01:00'));
    for (const { key, expireAt } of seen) {
      expect(expireAt).toEqual(at('10:10:00'));
      expect(key).toMatch(/^[\da-f]{64}$/);
      expect(other.seen.map((hit) => hit.key)).not.toContain(key);
    }
  });

  test('counts for itself while the counters cannot be reached, so that no flood comes with an outage', async () => {
    const log = recordedLog();
    const counter = { hit: () => Promise.reject(new Unavailable('store')) };
    const consumeToken = rateLimit({ counter, log, limits: LIMITS, salt: 'salt' });
    const calls = (count: number, caller: (index: number) => Caller) =>
      allowed(consumeToken, times(count, caller));
    expect(await calls(10, () => from('a'))).toBe(3);
    expect(await calls(100, (index) => from(`${index} b`, 'b'))).toBe(8);
    expect(await calls(3, () => from('renter'))).toBe(3);
    expect(await allowed(consumeToken, [from('a')], at('10:10:00'))).toBe(1);
    expect(log.lines).toContainEqual(
      expect.objectContaining({ severity: 'warn', event: 'rate limit not counted by all instances' }),
    );
  });

  test('never allows more than the limit in any window, whatever the times', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3600 }), { maxLength: 60 }), async (seconds) => {
        const { consumeToken } = limiter();
        const taken = new Map<number, number>();
        for (const second of seconds) {
          const now = new Date(at('10:00:00').getTime() + second * 1000);
          const window = Math.floor(second / 600);
          if ((await consumeToken(from('a'), now)).allowed) taken.set(window, (taken.get(window) ?? 0) + 1);
        }
        const asked = Map.groupBy(seconds, (second) => Math.floor(second / 600));
        for (const [window, calls] of asked) expect(taken.get(window)).toBe(Math.min(3, calls.length));
      }),
    );
  });
});
