import { BlockList } from 'node:net';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addressBlock, callerOf } from './caller.ts';

/** Hosting's machines, where somebody has measured them. */
const hosting = new BlockList();
hosting.addSubnet('203.0.113.0', 24, 'ipv4');
hosting.addSubnet('2001:db8:aa::', 48, 'ipv6');

const callOf = (forwarded: string, named?: string) =>
  new Headers({
    'x-forwarded-for': forwarded,
    ...(named === undefined ? {} : { 'fastly-client-ip': named }),
  });

describe('the caller of a request over a connection from Hosting', () => {
  test.each([
    ['the address before Hosting’s', callOf('192.0.2.7, 203.0.113.5'), '192.0.2.7'],
    ['also before two machines of Hosting’s', callOf('192.0.2.7, 203.0.113.9, 203.0.113.5'), '192.0.2.7'],
    [
      'not what it claims before that',
      callOf('198.51.100.1, 192.0.2.7, 203.0.113.5', '198.51.100.1'),
      '192.0.2.7',
    ],
    ['what the CDN’s header names where nothing else does', callOf('203.0.113.5', '192.0.2.7'), '192.0.2.7'],
    ['the connection where nothing names another', callOf('203.0.113.5'), '203.0.113.5'],
    ['an IPv4 address written as IPv6, of no network', callOf('::ffff:192.0.2.7, 203.0.113.5'), '192.0.2.7'],
  ])('is %s and has no shared counters', (_what, headers, client) => {
    expect(callerOf(headers, hosting)).toEqual({ client, shared: [] });
  });

  test('over IPv6 is a household, which shares a counter with its network', () => {
    expect(callerOf(callOf('2001:db8:1:2ab:3::4, 2001:db8:aa::1'), hosting)).toEqual({
      client: '2001:db8:1:200',
      shared: [{ kind: 'network', who: '2001:db8:1' }],
    });
  });
});

describe('where Hosting’s connections are known, the caller over any other one', () => {
  test.each([
    ['192.0.2.7, 198.51.100.5', '198.51.100.5', []],
    ['203.0.113.5, 2001:db8:1:2::9', '2001:db8:1:0', [{ kind: 'network', who: '2001:db8:1' }]],
  ])('is the address that connected, whatever the headers claim: %s', (forwarded, client, shared) => {
    expect(callerOf(callOf(forwarded, '192.0.2.7'), hosting)).toEqual({ client, shared });
  });
});

describe('where they are not, the caller of a request', () => {
  test('is the whole address chain, and shares counters for its end', () => {
    expect(callerOf(callOf('192.0.2.7, 198.51.100.20, 198.51.100.5', '192.0.2.7'), null)).toEqual({
      client: '192.0.2.7 198.51.100.20 198.51.100.5',
      shared: [
        { kind: 'pair', who: '198.51.100.20 198.51.100.5' },
        { kind: 'connection', who: '198.51.100.5' },
      ],
    });
  });

  test('over IPv6 shares a counter with its network', () => {
    expect(callerOf(callOf('2001:db8:1:2::9, 198.51.100.5'), null).shared).toContainEqual({
      kind: 'network',
      who: '2001:db8:1',
    });
  });
});

describe.each([
  ['where Hosting’s connections are known', hosting],
  ['where they are not', null],
])('the caller of a request over any other connection, %s,', (_what, known) => {
  test('without further addresses is its own connection', () => {
    expect(callerOf(callOf('192.0.2.7'), known)).toEqual({ client: '192.0.2.7', shared: [] });
  });

  test.each([
    {},
    { 'x-forwarded-for': '' },
    { 'x-forwarded-for': 'unknown, _hidden', 'fastly-client-ip': 'x' },
  ])('is unknown when no header contains an address: %o', (headers) => {
    expect(callerOf(new Headers(headers), known)).toEqual({ client: 'unknown', shared: [] });
  });

  test('never passes for another caller by forged headers, and always counts by its connection', () => {
    const address = fc.ipV4();
    fc.assert(
      fc.property(fc.array(address, { maxLength: 4 }), address, address, (invented, named, victim) => {
        const attacker = '198.51.100.66';
        fc.pre(victim !== attacker);
        const call = callerOf(callOf([...invented, attacker].join(', '), named), known);
        for (const way of [`${victim}, 203.0.113.5`, victim]) {
          expect(call.client).not.toBe(callerOf(callOf(way, victim), known).client);
        }
        expect([call.client, ...call.shared.map(({ who }) => who)]).toContain(attacker);
      }),
    );
  });
});

test('an App Check token is passed on unchanged', () => {
  const headers = new Headers({ 'x-forwarded-for': '192.0.2.7', 'X-Firebase-AppCheck': 'token' });
  expect(callerOf(headers, null)).toMatchObject({ appCheckToken: 'token' });
});

describe('the counted block of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
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
    ['192.0.2.7:8080', undefined],
    ['192.0.2', undefined],
    ['rosa', undefined],
    ['', undefined],
  ])('%s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
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
        const block = addressBlock(addressOf(net, one));
        expect(addressBlock(addressOf(net, other))).toBe(block);
        fc.pre(net.join() !== otherNet.join());
        // Four groups of zeros, then ffff, are an IPv4 address.
        expect(addressBlock(addressOf(otherNet, one))).not.toBe(block);
      }),
    );
  });
});
