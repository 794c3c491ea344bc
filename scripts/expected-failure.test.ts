import { describe, expect, it } from 'vitest';

import { describeFailure, ExpectedFailure } from './expected-failure.ts';

describe('the text printed for a failure', () => {
  it('has no stack trace when the failure was expected', () => {
    expect(describeFailure(new ExpectedFailure('It broke.', { todo: 'Mend it.' }))).toBe(
      '  It broke.\n  Mend it.',
    );
  });

  it('is the whole stack trace when the failure is a bug', () => {
    expect(describeFailure(new TypeError('oops'))).toContain('expected-failure.test.ts');
  });
});
