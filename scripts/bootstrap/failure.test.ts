import { describe, expect, it } from 'vitest';
import { describeFailure, ExpectedFailure } from './failure.mjs';

describe('what is printed for a failure', () => {
  it('is sentences without a stack when it was to be expected', () => {
    const failure = new ExpectedFailure('It broke.', { todo: 'Mend it.', log: '.local/it.log' });
    expect(describeFailure(failure)).toBe('  It broke.\n  Mend it.\n  Details: .local/it.log');
  });

  it('is the whole stack when it is a mistake of ours', () => {
    expect(describeFailure(new TypeError('oops'))).toContain('failure.test.ts');
  });
});
