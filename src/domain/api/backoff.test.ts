import { describe, expect, it } from 'vitest';

import { backoffDelay, isWorthRetrying, readRetryAfter } from './backoff.ts';

describe('the wait before a retry', () => {
  it('is one second, doubled each time, and never over thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((retry) => backoffDelay(retry))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it('follows a server that asks for longer, within the limit', () => {
    expect(backoffDelay(0, 5)).toBe(5_000);
    expect(backoffDelay(2, 1)).toBe(4_000);
    expect(backoffDelay(0, 600)).toBe(30_000);
  });
});

it.each([
  [null, null],
  ['7', 7],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['9999999999', null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('reads Retry-After: %o as %o seconds', (header, seconds) => {
  expect(readRetryAfter(header)).toBe(seconds);
});

it('retries temporary failures, and nothing that was refused', () => {
  expect([408, 429, 500, 502, 503, 504].every(isWorthRetrying)).toBe(true);
  expect([400, 401, 403, 404, 409, 413, 415].some(isWorthRetrying)).toBe(false);
});
