import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { withContentSecurity } from './content-security.ts';
import { fetchAfterFirstPaint, joinPageCode } from './join-page-code.ts';
import { omitEndTags } from './omit-end-tags.ts';

const HEAD = '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the code of a page', () => {
  it('fetches all of its scripts by one, after the first paint', () => {
    const page = fetchAfterFirstPaint(
      '<main><script type="module" src="/_astro/a.js"></script></main><script type="module" src="/_astro/b.js"></script>',
    );
    expect(page).toBe(
      '<main><script type="module">requestAnimationFrame(()=>setTimeout(()=>{import("/_astro/a.js");import("/_astro/b.js")}))</script></main>',
    );
  });

  it('is one style sheet, in the order of its parts, after the font’s preload', () => {
    const page = joinPageCode(
      `${HEAD}<style>a{}</style><link rel="preload"><style>b{}</style></head><body><style>c{}</style></body></html>`,
    );
    expect(page).toBe(`${HEAD}<link rel="preload"><style>a{}b{}c{}</style></head><body></body></html>`);
  });

  it('leaves the licences of tools to the page about them', () => {
    expect(joinPageCode(`${HEAD}<style>/*! a tool | its licence */\na{}</style></head>`)).toBe(
      `${HEAD}<style>a{}</style></head>`,
    );
  });

  it('is joined only where scripts stand side by side, data never', () => {
    const page = joinPageCode(
      '<script>a</script><script>(b)</script><p></p><script>c</script><script type="application/json">{}</script>',
    );
    expect(page).toBe(
      '<script>a;(b)</script><p></p><script>c</script><script type="application/json">{}</script>',
    );
  });

  it('stays as it is where there is nothing to join', () => {
    const page = `${HEAD}<title>$& and $1</title></head><body><script>a("$&")</script></body></html>`;
    expect(joinPageCode(page)).toBe(page);
  });
});

describe('the policy of a page', () => {
  it('lists each script and style once, before any of them, and no data', () => {
    const page = withContentSecurity(
      `${HEAD}<style>a{}</style><script>b()</script></head><script>b()</script><script type="module">c()</script>` +
        '<script type="application/ld+json">{}</script>',
    );
    expect(page).toContain(
      `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="script-src 'self' ${hash('b()')} ${hash('c()')};style-src ${hash('a{}')};form-action 'self'"><style>`,
    );
  });

  it('forbids what a page has none of', () => {
    expect(withContentSecurity(`${HEAD}</head>`)).toContain(
      `content="script-src 'self';style-src 'none';form-action 'self'"`,
    );
  });

  it('lets forms lead where those of the page do', () => {
    const page = `${HEAD}</head><form action="/api/leads"></form><form action="https://lender.example/a?b"></form>`;
    expect(withContentSecurity(page)).toContain(`form-action 'self' https://lender.example"`);
  });

  it('lets more scripts in where a page is told to, beside its own', () => {
    expect(withContentSecurity(`${HEAD}<script>b()</script></head>`, 'https://a.example/x/')).toContain(
      `script-src 'self' ${hash('b()')} https://a.example/x/;`,
    );
  });

  it('is not put where a script could run before it', () => {
    const page = '<!DOCTYPE html><html><head><script>a()</script><meta charset="utf-8"></head></html>';
    expect(() => withContentSecurity(page)).toThrow(RangeError);
  });
});

describe('end tags', () => {
  it('of paths are left to the paths', () => {
    expect(omitEndTags('<svg><path d="M0 0"></path><path d="M1 1"></path></svg>')).toBe(
      '<svg><path d="M0 0"/><path d="M1 1"/></svg>',
    );
  });

  it('of options are left out where the next tag says the same', () => {
    expect(
      omitEndTags('<select><option value="a">A</option><option>B</option></select><option>C</option> text'),
    ).toBe('<select><option value="a">A<option>B</select><option>C</option> text');
  });
});
