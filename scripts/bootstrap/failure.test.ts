import { describe, expect, it } from 'vitest';
import { describeFailure, ExpectedFailure } from './failure.mjs';

describe('the text printed for a failure', () => {
  it('has no stack trace when the failure was expected', () => {
    const failure = new ExpectedFailure('It broke.', { todo: 'Mend it.', log: '.local/it.log' });
    expect(describeFailure(failure)).toBe('  It broke.\n  Mend it.\n  Details: .local/it.log');
  });

  it('is the whole stack trace when the failure is a bug', () => {
    expect(describeFailure(new TypeError('oops'))).toContain('failure.test.ts');
  });
});
