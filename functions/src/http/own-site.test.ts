import { expect, test } from 'vitest';

import { isFromOwnSite } from './own-site.ts';

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
