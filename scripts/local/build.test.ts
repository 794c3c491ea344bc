import { describe, expect, it } from 'vitest';
import { complaintIn } from './build.ts';

describe('the output shown for a failed build', () => {
  it('is Vite’s error without heading and stack', () => {
    const output = [
      '✓ 2 modules transformed.',
      '✗ Build failed in 117ms',
      'error during build:',
      'Build failed with 1 error:',
      '',
      "[UNRESOLVED_IMPORT] Could not resolve './nope.ts' in functions/src/index.ts",
      '    ╭─[ functions/src/index.ts:18:8 ]',
      '    at aggregateBindingErrorsIntoJsError (file:///error.mjs:50:18)',
    ].join('\n');
    expect(complaintIn(output)).toBe(
      "[UNRESOLVED_IMPORT] Could not resolve './nope.ts' in functions/src/index.ts\n      ╭─[ functions/src/index.ts:18:8 ]",
    );
  });

  it('is Astro’s error about a page that cannot be rendered', () => {
    const output = [
      ' generating static routes',
      '    at file:///chunks/index.mjs:1387:271',
      "06:32:36 [ERROR] [build] Caught error rendering /: TypeError: Cannot read properties of undefined (reading 'x')",
      '  Stack trace:',
      '    at file:///chunks/index.mjs:1387:271',
    ].join('\n');
    expect(complaintIn(output)).toMatch(/^\S+ \[ERROR\].*reading 'x'\)$/u);
  });

  it('is empty when the build printed nothing', () => {
    expect(complaintIn('building …\n')).toBeUndefined();
  });
});
