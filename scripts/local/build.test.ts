import { describe, expect, it } from 'vitest';
import { firstComplaint } from './build.ts';

describe('the line of a failed build that is shown', () => {
  it('is the first that says what is wrong', () => {
    const output = 'vite v8 building\n  error during build:\nCould not resolve "./x.ts"\n    at file.js';
    expect(firstComplaint(output)).toBe('error during build:');
  });

  it('is none when the build said nothing', () => {
    expect(firstComplaint('building …\n')).toBeUndefined();
  });
});
