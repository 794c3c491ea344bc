import { describe, expect, it } from 'vitest';
import { createProgress, describeFailure, ExpectedFailure, formatDuration } from './report.mjs';

describe('the text printed for a failure', () => {
  it('has no stack trace when the failure was expected', () => {
    const failure = new ExpectedFailure('It broke.', { todo: 'Mend it.', log: '.local/it.log' });
    expect(describeFailure(failure)).toBe('  It broke.\n  Mend it.\n  Details: .local/it.log');
  });

  it('is the whole stack trace when the failure is a bug', () => {
    expect(describeFailure(new TypeError('oops'))).toContain('report.test.ts');
  });
});

/** Somewhere to print that remembers what was printed. */
function paper(isTTY = false) {
  let text = '';
  return { isTTY, write: (more: string) => (text += more), read: () => text };
}

describe('a duration', () => {
  it.each([
    [0, '0.0 s'],
    [9_940, '9.9 s'],
    [45_400, '45 s'],
    [59_400, '59 s'],
    [59_600, '1 min 0 s'],
    [112_400, '1 min 52 s'],
  ])('of %d ms is written as %s', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });
});

describe('a step', () => {
  it('says what it does, then that it is done, and returns the result', async () => {
    const out = paper();
    const result = await createProgress(out).step(
      { doing: 'Building', done: 'Built', hint: 'ten seconds' },
      () => Promise.resolve(7),
    );
    expect(result).toBe(7);
    expect(out.read()).toMatch(/^ {2}… Building \(ten seconds\)\n {2}✓ Built {2}0\.\d s\n$/u);
  });

  it('says when it fails, and rethrows the error', async () => {
    const out = paper();
    const failure = new Error('no');
    const step = createProgress(out).step({ doing: 'Building', done: 'Built' }, () =>
      Promise.reject(failure),
    );
    await expect(step).rejects.toBe(failure);
    expect(out.read()).toContain('✗ Building');
  });

  it('can end with a result that counts as bad', async () => {
    const out = paper();
    const words = {
      doing: 'Lint',
      done: (found: number) => `Lint: ${found} found`,
      went: (found: number) => found === 0,
    };
    await createProgress(out).step(words, () => Promise.resolve(3));
    expect(out.read()).toContain('✗ Lint: 3 found');
  });

  it('stays on one line on a terminal', async () => {
    const out = paper(true);
    await createProgress(out).step({ doing: 'Building', done: 'Built' }, () => Promise.resolve());
    expect(out.read().split('\n')).toHaveLength(2);
  });

  it('shares the line with concurrent ones, until each has ended', async () => {
    const out = paper(true);
    const progress = createProgress(out);
    const [lint, types] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const both = [
      progress.step({ doing: 'Lint', done: 'Linted' }, () => lint.promise),
      progress.step({ doing: 'Types', done: 'Typed' }, () => types.promise),
    ];
    expect(out.read()).toMatch(/Lint {2}0\.\d s {3}Types {2}0\.\d s$/u);
    types.resolve(undefined);
    await both[1];
    lint.resolve(undefined);
    await both[0];
    expect(out.read()).toMatch(/✓ Typed [^✓]*✓ Linted [^✓]*\n$/u);
  });
});
