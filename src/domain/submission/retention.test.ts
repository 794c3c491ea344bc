import { describe, expect, it } from 'vitest';

import { expiresAt } from './retention.ts';

describe('the end of retention', () => {
  it.each([
    ['2026-11-21T09:30:00.000Z', 24, '2028-11-21T09:30:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 12, '2025-02-28T12:00:00.000Z'],
    ['2026-08-31T00:00:00.000Z', 6, '2027-02-28T00:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', 1, '2027-01-31T23:59:59.000Z'],
  ])('of %s after %i months is %s', (created, months, expiry) => {
    expect(expiresAt(new Date(created), months).toISOString()).toBe(expiry);
  });
});
