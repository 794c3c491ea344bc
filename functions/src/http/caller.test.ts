import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addressBlock, callerOf, isFromOwnSite } from './caller.ts';

describe('the caller of a request', () => {
  test('that came through Hosting is the client that the CDN names, over the CDN’s connection', () => {
    const headers = new Headers({
      'fastly-client-ip': '192.0.2.7',
      'x-forwarded-for': '192.0.2.7, 198.51.100.20, 203.0.113.5',
    });
    expect(callerOf(headers)).toEqual({ client: '192.0.2.7', connection: '203.0.113.5' });
  });

  test('that came directly is its own connection', () => {
    const headers = new Headers({ 'x-forwarded-for': '192.0.2.7' });
    expect(callerOf(headers)).toEqual({ client: '192.0.2.7', connection: '192.0.2.7' });
  });

  test('that invents a client is still known by its connection', () => {
    const headers = new Headers({ 'fastly-client-ip': '10.1.2.3', 'x-forwarded-for': '10.9.9.9, 192.0.2.7' });
    expect(callerOf(headers)).toEqual({ client: '10.1.2.3', connection: '192.0.2.7' });
  });

  test.each([
    {},
    { 'x-forwarded-for': '' },
    { 'x-forwarded-for': 'unknown, _hidden', 'fastly-client-ip': 'x' },
  ])('is unknown when no header says an address: %o', (headers) => {
    expect(callerOf(new Headers(headers))).toEqual({ client: 'unknown', connection: 'unknown' });
  });
});

test('an App Check token is handed on as it came', () => {
  const headers = new Headers({ 'x-forwarded-for': '192.0.2.7', 'X-Firebase-AppCheck': 'token' });
  expect(callerOf(headers)).toMatchObject({ appCheckToken: 'token' });
});

describe('the block of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['2001:db8:0:7:1c::9', '2001:db8:0:7'],
    ['2001:DB8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
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

  test('is the same for every address of one /64, and another for another /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group);
    fc.assert(
      fc.property(half, half, half, half, (net, otherNet, host, otherHost) => {
        const block = addressBlock([...net, ...host].join(':'));
        expect(addressBlock([...net, ...otherHost].join(':'))).toBe(block);
        fc.pre(net.join(':') !== otherNet.join(':'));
        expect(addressBlock([...otherNet, ...host].join(':'))).not.toBe(block);
      }),
    );
  });
});

const ours = 'https://secondkey.example';

test.each<[boolean, Record<string, string>]>([
  [true, { 'sec-fetch-site': 'same-origin' }],
  [false, { 'sec-fetch-site': 'same-site' }],
  [false, { 'sec-fetch-site': 'cross-site' }],
  [false, { 'sec-fetch-site': 'none' }],
  // The browser's own word counts before a header that a proxy may have changed.
  [false, { 'sec-fetch-site': 'cross-site', origin: ours, 'x-forwarded-host': 'secondkey.example' }],
  [true, { origin: ours, 'x-forwarded-host': 'secondkey.example' }],
  [true, { origin: 'http://127.0.0.1:5000', 'x-forwarded-host': '127.0.0.1:5000' }],
  [true, { origin: ours, 'x-forwarded-host': 'secondkey.example, edge.example' }],
  [false, { origin: 'https://evil.example', 'x-forwarded-host': 'secondkey.example' }],
  [false, { origin: 'https://secondkey.example.evil.example', 'x-forwarded-host': 'secondkey.example' }],
  [false, { origin: 'null', 'x-forwarded-host': 'secondkey.example' }],
  [true, { 'x-forwarded-host': 'secondkey.example' }],
  [true, {}],
])('%s: %o', (expected, headers) => {
  expect(isFromOwnSite(new Headers(headers))).toBe(expected);
});
