import { afterEach, expect, it, vi } from 'vitest';

const real = { toSorted: Array.prototype.toSorted, timeout: AbortSignal.timeout.bind(AbortSignal) };
afterEach(() => {
  Object.defineProperty(Array.prototype, 'toSorted', { value: real.toSorted });
  Object.defineProperty(AbortSignal, 'timeout', { value: real.timeout });
  vi.useRealTimers();
});

it('a browser that lacks them gets methods that do the same', async () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  Reflect.deleteProperty(AbortSignal, 'timeout');
  expect('toSorted' in Array.prototype).toBe(false);
  await import('./old-browsers.ts');

  expect(Object.getOwnPropertyDescriptor(Array.prototype, 'toSorted')).toMatchObject({
    writable: true,
    enumerable: false,
    configurable: true,
  });
  const items = [3, 1, 2];
  expect(items.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  expect(items).toEqual([3, 1, 2]);
  expect(Object.keys(items)).toHaveLength(3);

  const signal = AbortSignal.timeout(1_000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('a browser that has them keeps its own', async () => {
  const own = () => [];
  Object.defineProperty(Array.prototype, 'toSorted', { value: own });
  vi.resetModules();
  await import('./old-browsers.ts');
  expect(Array.prototype.toSorted).toBe(own);
});
