import { describe, expect, test, vi } from 'vitest';

import { answerInTime, errorCode, Unavailable } from './time-limit.ts';

const never = () => new Promise<never>(() => undefined);
const isTransient = (error: unknown) => error instanceof Error && error.message === 'try again';

describe('waiting for a service', () => {
  test('returns its answer and leaves no timer running', async () => {
    vi.useFakeTimers();
    expect(await answerInTime('store', 1000, () => Promise.resolve(7), isTransient)).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('ends at the time limit', async () => {
    const work = vi.fn((_signal: AbortSignal) => never());
    await expect(answerInTime('identity', 5, work, isTransient)).rejects.toMatchObject({
      name: 'Unavailable',
      service: 'identity',
    });
    expect(work.mock.calls[0]?.[0].aborted).toBe(true);
  });

  test('turns a temporary failure into Unavailable and keeps its cause', async () => {
    const cause = new Error('try again');
    const failure = answerInTime('store', 1000, () => Promise.reject(cause), isTransient);
    await expect(failure).rejects.toBeInstanceOf(Unavailable);
    await expect(failure).rejects.toMatchObject({ cause });
  });

  test('rethrows every other failure unchanged', async () => {
    const error = new Error('no such permission');
    await expect(answerInTime('store', 1000, () => Promise.reject(error), isTransient)).rejects.toBe(error);
  });

  test('ignores a failure after the time limit', async () => {
    const late = Promise.withResolvers<never>();
    await expect(answerInTime('store', 5, () => late.promise, isTransient)).rejects.toBeInstanceOf(
      Unavailable,
    );
    late.reject(new Error('too late'));
    // An unhandled rejection would end the run here.
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
});

test.each([
  [Object.assign(new Error('x'), { code: 14 }), 14],
  [new Error('x'), undefined],
  [{ code: 14 }, undefined],
  ['code', undefined],
  [null, undefined],
])('the code of %o is %s', (error, code) => {
  expect(errorCode(error)).toBe(code);
});

test('the error says which service did not answer and how long it waited', async () => {
  const failure: unknown = await answerInTime('store', 5, never, isTransient).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({
    message: 'The store did not answer.',
    cause: { message: 'No answer in 5 ms.', code: 'time-is-up' },
  });
});
