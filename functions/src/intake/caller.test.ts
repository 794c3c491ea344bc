import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readSettings } from '../settings.ts';
import { testApi } from '../testing/api.ts';
import { SAMPLE_FILL_MS } from '../testing/sample-check.ts';
import { callerOf, household, network } from './caller.ts';

const callOf = (forwarded: string) => callerOf(new Headers({ 'x-forwarded-for': forwarded }));

describe('the caller of a request', () => {
  test.each([
    ['through Hosting', '192.0.2.7, 203.0.113.5', '192.0.2.7 203.0.113.5', '203.0.113.5'],
    [
      'that claims others before',
      '198.51.100.1, 192.0.2.7, 203.0.113.5',
      '192.0.2.7 203.0.113.5',
      '203.0.113.5',
    ],
    ['to the function’s own URL', '192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['over IPv6', '2001:db8:1:2ab:3::4, 2001:db8:aa:1::1', '2001:db8:1:200 2001:db8:aa:0', '2001:db8:aa'],
    [
      'with IPv4 written as IPv6',
      '::ffff:192.0.2.7, ::FFFF:cb00:7105',
      '192.0.2.7 203.0.113.5',
      '203.0.113.5',
    ],
    [
      'with text that is no address',
      'x, 192.0.2.7, _hidden, 203.0.113.5',
      '192.0.2.7 203.0.113.5',
      '203.0.113.5',
    ],
  ])('%s', (_what, forwarded, client, connection) => {
    expect(callOf(forwarded)).toMatchObject({ client, connection });
  });

  test('has the network of the client’s address, which over IPv4 is the client', () => {
    expect(callOf('2001:db8:1:2ab:3::4, 2001:db8:aa:1::1').network).toBe('2001:db8:1 2001:db8:aa');
    expect(callOf('2001:db8:1:ff00::1, 203.0.113.5').network).toBe('2001:db8:1 203.0.113.5');
    const { client, network: ofClient } = callOf('192.0.2.7, 203.0.113.5');
    expect(ofClient).toBe(client);
  });

  test.each([{}, { 'x-forwarded-for': '' }, { 'x-forwarded-for': 'unknown, _hidden' }])(
    'is unknown when no header contains an address: %o',
    (headers) => {
      expect(callerOf(new Headers(headers))).toEqual({
        client: 'unknown',
        network: 'unknown',
        connection: 'unknown',
      });
    },
  );

  /** What proxies and clouds write a client's address into, and Hosting's own headers. */
  const FORGEABLE = {
    'cf-connecting-ip': '192.0.2.9',
    'client-ip': '192.0.2.9',
    'fastly-client-ip': '192.0.2.9',
    'fastly-ff': 'x',
    forwarded: 'for=192.0.2.9',
    host: 'secondkey.example',
    'true-client-ip': '192.0.2.9',
    via: '1.1 varnish',
    'x-appengine-user-ip': '192.0.2.9',
    'x-client-ip': '192.0.2.9',
    'x-cluster-client-ip': '192.0.2.9',
    'x-envoy-external-address': '192.0.2.9',
    'x-forwarded': 'for=192.0.2.9',
    'x-forwarded-host': 'secondkey.example',
    'x-forwarded-proto': 'https',
    'x-original-forwarded-for': '192.0.2.9, 203.0.113.9',
    'x-real-ip': '192.0.2.9',
  } as const;
  const PAIRS = Object.entries(FORGEABLE).flatMap((one, index, all) =>
    all.slice(index).map((other) => Object.fromEntries([one, other])),
  );

  test('is the same whichever two other headers it forges, and what it claims before its own address', () => {
    for (const pair of PAIRS)
      for (const forwarded of ['192.0.2.7', '192.0.2.7, 203.0.113.5', '::ffff:192.0.2.7, 203.0.113.5'])
        expect([pair, callerOf(new Headers({ 'x-forwarded-for': forwarded, ...pair }))]).toEqual([
          pair,
          callOf(forwarded),
        ]);
  });

  test('saves no more often for forging any two headers, or sending none that names its address', async () => {
    for (const own of [{ 'x-forwarded-for': '192.0.2.7' }, {}]) {
      const api = testApi({ limits: readSettings({}).rateLimits });
      const statuses = await Promise.all(
        PAIRS.map(async (pair) => {
          const lead = {
            id: randomUUID(),
            fillMs: SAMPLE_FILL_MS,
            email: 'a@example.com',
            phone: '6025550134',
          };
          return (await api.post('/api/leads', lead, { ...own, ...pair })).status;
        }),
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(PAIRS.length - 20);
    }
  });

  test('never passes for another caller, and always counts by its connection', () => {
    const address = fc.oneof(fc.ipV4(), fc.ipV6());
    fc.assert(
      fc.property(fc.array(address, { maxLength: 4 }), address, address, (invented, attacker, victim) => {
        fc.pre(network(victim) !== network(attacker));
        const call = callOf([...invented, attacker].join(', '));
        for (const way of [`${victim}, 203.0.113.5`, victim]) {
          fc.pre(network(attacker) !== '203.0.113.5');
          expect(call.client).not.toBe(callOf(way).client);
        }
        expect(call.connection).toBe(network(attacker));
      }),
    );
  });
});

test('an IPv6 network is the first 48 bits', () => {
  expect(network('2001:db8:1:2ab::1')).toBe(network('2001:db8:1:ff00::1'));
  expect(network('2001:db8:1::1')).not.toBe(network('2001:db8:2::1'));
});

describe('the household of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:7a1:1c::9', '2001:db8:0:700'],
    ['2001:DB8:0:ff07:ffff:ffff:ffff:ffff', '2001:db8:0:ff00'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['1::5:6:7:8', '1:0:0:0'],
    ['1:2:3::6:7:8', '1:2:3:0'],
    ['::5:6:7:8', '0:0:0:0'],
    ['::3:4ff:5:6:7:8', '0:0:3:400'],
    ['1::4ff:5:6:7:8', '1:0:0:400'],
    ['2001:db8::ffff:c000:207', '2001:db8:0:0'],
    ['1::ffff:c000:207', '1:0:0:0'],
    ['::ffff:0:c000:207', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
  ])('%s is %s', (address, block) => {
    expect(household(address)).toBe(block);
  });

  test('is the same within one /56 and different for another', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const byte = fc.integer({ min: 0, max: 0xff });
    const network = fc.tuple(group, group, group, byte);
    const host = fc.tuple(byte, group, group, group, group);
    const addressOf = (
      [first, second, third, high]: readonly number[],
      [low = 0, ...rest]: readonly number[],
    ): string =>
      [first, second, third, ((high ?? 0) << 8) | low, ...rest]
        .map((value = 0) => value.toString(16))
        .join(':');
    fc.assert(
      fc.property(network, network, host, host, (net, otherNet, one, other) => {
        const block = household(addressOf(net, one));
        expect(household(addressOf(net, other))).toBe(block);
        fc.pre(net.join() !== otherNet.join());
        // Four groups of zeros, then ffff, are an IPv4 address.
        expect(household(addressOf(otherNet, one))).not.toBe(block);
      }),
    );
  });
});
