import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { withOwnHashes } from './page-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function page(policy: string, body: string): string {
  return `<html><head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body></html>`;
}

describe('the policy of a built page', () => {
  const code = fc.stringMatching(/^[a-z(){};. ]{1,40}$/u);

  test('keeps the hashes of the page’s inline scripts and styles only', () => {
    fc.assert(
      fc.property(code, code, fc.array(code), (script, style, elsewhere) => {
        const policy = (others: readonly string[]) =>
          `script-src 'self' ${[hashOf(script), ...others].join(' ')}; style-src 'self' ${[hashOf(style), ...others].join(' ')};`;
        const foreign = elsewhere.filter((text) => text !== script && text !== style).map(hashOf);
        const body = `<script type="module">${script}</script><style>${style}</style>`;
        expect(withOwnHashes(page(policy(foreign), body))).toBe(page(policy([]), body));
      }),
    );
  });

  test('leaves other sources unchanged and adds none', () => {
    const html = page(
      `form-action 'self' https://lender.example; script-src 'self';`,
      '<script>a()</script>',
    );
    expect(withOwnHashes(html)).toBe(html);
  });

  test('leaves a page without a policy unchanged', () => {
    expect(withOwnHashes('<style>a{}</style>')).toBe('<style>a{}</style>');
  });
});
