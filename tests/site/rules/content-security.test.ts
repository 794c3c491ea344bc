import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { parsePage } from '../support/built-page.ts';
import { contentSecurity } from './content-security.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (content: string) => `<meta http-equiv="content-security-policy" content="${content}">`;
const page = (head: string, body = '') =>
  parsePage(
    '/',
    `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );

const SCRIPTS = `script-src 'self' ${hash('start()')};`;
const STYLES = `style-src 'self' ${hash('p{}')};`;
const GOOD = policy(`form-action 'self'; ${SCRIPTS} ${STYLES}`);
/** The same policy with the hashes of more style sheets. */
const withStyles = (...sheets: readonly string[]) =>
  GOOD.replace(STYLES, STYLES.replace(';', ` ${sheets.map(hash).join(' ')};`));
const CODE = '<style>p{}</style><script>start()</script>';

it('accepts a policy that lists what the page contains', () => {
  expect(contentSecurity(page(GOOD + CODE, '<script type="application/ld+json">{}</script>'))).toEqual([]);
});

it('accepts one style hash more, which Astro adds for islands', () => {
  expect(contentSecurity(page(withStyles('astro-island{}') + CODE))).toEqual([]);
});

it('accepts a form to another site named in the policy', () => {
  const named = policy(`form-action 'self' https://lender.example; ${SCRIPTS} ${STYLES}`);
  expect(contentSecurity(page(named + CODE, '<form action="https://lender.example/a?b"></form>'))).toEqual(
    [],
  );
});

it.each([
  ['no policy', page(CODE)],
  ['two policies', page(GOOD + GOOD + CODE)],
  ['a script before the policy', page('<script>start()</script>' + GOOD + CODE)],
  ['a style before the policy', page('<style>p{}</style>' + GOOD + CODE)],
  ['a script file before the policy', page('<script src="/a.js"></script>' + GOOD + CODE)],
  ['a style sheet before the policy', page('<link rel="stylesheet" href="/a.css">' + GOOD + CODE)],
  ['a script that is not listed', page(GOOD + CODE, '<script>more()</script>')],
  ['the style hashes of other pages', page(withStyles('b{}', 'i{}') + CODE)],
  ['a style that is not listed', page(GOOD + CODE, '<style>a{}</style>')],
  ['a form that leads elsewhere', page(GOOD + CODE, '<form action="https://elsewhere.example/a"></form>')],
  [
    'a form target that no form has',
    page(policy(`form-action 'self' https://a.example; ${SCRIPTS} ${STYLES}`) + CODE),
  ],
  ['no word about forms', page(policy(`${SCRIPTS} ${STYLES}`) + CODE)],
  ['no word about scripts', page(policy(`form-action 'self'; ${STYLES}`) + '<style>p{}</style>')],
  [
    'inline scripts let in as a whole',
    page(
      policy(`form-action 'self'; script-src 'self' 'unsafe-inline' ${hash('start()')}; ${STYLES}`) + CODE,
    ),
  ],
  [
    'scripts of another host',
    page(policy(`form-action 'self'; ${SCRIPTS.replace(';', ' https://a.example;')} ${STYLES}`) + CODE),
  ],
])('reports %s', (_, sample) => {
  expect(contentSecurity(sample)).toHaveLength(1);
});
