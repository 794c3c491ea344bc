import { expect, test } from 'vitest';

import { bearerToken, isFromOwnSite } from './request.ts';

const ours = 'https://secondkey.example';

test.each<[boolean, Record<string, string>]>([
  [true, { 'sec-fetch-site': 'same-origin' }],
  [false, { 'sec-fetch-site': 'same-site' }],
  [false, { 'sec-fetch-site': 'cross-site' }],
  [false, { 'sec-fetch-site': 'none' }],
  // `Sec-Fetch-Site`, which the browser sets, takes precedence over a header that a proxy may have changed.
  [false, { 'sec-fetch-site': 'cross-site', origin: ours, 'x-forwarded-host': 'secondkey.example' }],
  [true, { origin: ours, 'x-forwarded-host': 'secondkey.example' }],
  [true, { origin: 'http://127.0.0.1:5000', 'x-forwarded-host': '127.0.0.1:5000' }],
  [true, { origin: ours, 'x-forwarded-host': 'secondkey.example, edge.example' }],
  [true, { origin: ours, 'x-forwarded-host': 'edge.example , secondkey.example' }],
  [true, { origin: ours }],
  [false, { origin: 'no address', 'x-forwarded-host': 'no address' }],
  [false, { origin: 'https://evil.example', 'x-forwarded-host': 'secondkey.example' }],
  [false, { origin: 'https://secondkey.example.evil.example', 'x-forwarded-host': 'secondkey.example' }],
  [false, { origin: 'null', 'x-forwarded-host': 'secondkey.example' }],
  [true, { 'x-forwarded-host': 'secondkey.example' }],
  [true, {}],
])('is from our own site: %s for %o', (expected, headers) => {
  expect(isFromOwnSite(new Headers(headers))).toBe(expected);
});

test.each([
  ['Bearer a.b-c_d~e+f/g==', 'a.b-c_d~e+f/g=='],
  ['bearer   token', 'token'],
  ['Bearer', undefined],
  ['Bearer ', undefined],
  ['Bearer a b', undefined],
  ['Bearer a,b', undefined],
  ['x Bearer a', undefined],
  ['Basic a', undefined],
  [undefined, undefined],
])('the token of "%s" is %s', (authorization, token) => {
  expect(bearerToken(new Headers(authorization === undefined ? {} : { authorization }))).toBe(token);
});
