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

const GOOD = policy(`script-src 'self' ${hash('start()')};style-src ${hash('p{}')};form-action 'self'`);
const CODE = '<style>p{}</style><script>start()</script>';

it('takes a policy that lists what is there', () => {
  expect(contentSecurity(page(GOOD + CODE, '<script type="application/ld+json">{}</script>'))).toEqual([]);
});

it.each([
  ['no policy', page(CODE)],
  ['a policy that comes too late', page(CODE + GOOD)],
  ['a script that is not listed', page(GOOD + CODE, '<script>more()</script>')],
  ['a style that is not listed', page(GOOD + CODE, '<style>a{}</style>')],
  ['a listed script that is not there', page(`${GOOD}<style>p{}</style>`)],
  ['a form that leads elsewhere', page(GOOD + CODE, '<form action="https://elsewhere.example/a"></form>')],
  [
    'a policy with a hole',
    page(
      policy(
        `script-src 'self' 'unsafe-inline' ${hash('start()')};style-src ${hash('p{}')};form-action 'self'`,
      ) + CODE,
    ),
  ],
])('reports %s', (_, sample) => {
  expect(contentSecurity(sample)).toHaveLength(1);
});
