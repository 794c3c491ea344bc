import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it.each([
  ['2026-11-22', '2026-12-01'],
  ['2028-01-01', '2028-01-01'],
])('what was read on or before %s or the real day may be noted, to %s', async (built, last) => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') });
  vi.stubEnv('BUILD_DATE', built);
  const { BUILD_DATE, LAST_NOTED_DAY } = await import('./build.ts');
  expect(BUILD_DATE).toBe(built);
  expect(LAST_NOTED_DAY).toBe(last);
});
