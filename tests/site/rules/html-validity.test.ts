import { expect, it } from 'vitest';

import { parsePage } from '../support/built-page.ts';
import { problems } from '../support/sample-pages.ts';
import { htmlValidity } from './html-validity.ts';

const check = (body: string) => {
  const head = '<head><title>A</title><meta charset="utf-8"><style>p { color: red }</style></head>';
  return problems(
    htmlValidity(parsePage('/', `<!DOCTYPE html><html lang="en">${head}<body>${body}</body></html>`)),
  );
};

it.each([
  ['a plain text', '<p>Text</p>'],
  [
    'what React writes',
    '<label for="_r1_">A</label><input id="_r1_" type="text" required="" autoComplete="name"/>',
  ],
  [
    'the style that Astro writes where the first island is',
    '<p>x</p><div><style>astro-island,astro-slot{display:contents}</style></div>',
  ],
])('accepts %s', (_, body) => {
  expect(check(body)).toEqual([]);
});

it.each([
  ['an element where it is not allowed', '<ul><p>x</p></ul>', 'element-permitted-content'],
  ['one id twice', '<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
  ['an element that is not closed', '<div><p>x</p>', 'close-order'],
  ['a button without a type', '<button>x</button>', 'no-implicit-button-type'],
  ['a field without a label', '<input type="text">', 'input-missing-label'],
  ['a link without a name', '<a href="/"><img src="/a.png" alt=""></a>', 'wcag/h30'],
  ['a label for nobody', '<label for="gone">x</label>', 'no-missing-references'],
])('reports %s', (_, body, rule) => {
  expect(check(body).join()).toContain(rule);
});

it('does not skip a page because a similar one was valid', () => {
  const valid = '<h2 id="a">Tempe</h2><p>Renting in <a href="/state/ohio/">Ohio</a> is easy.</p>';
  expect(check(valid)).toEqual([]);
  for (const [from, to, rule] of [
    ['is easy', 'is &easy; to', 'unrecognized-char-ref'],
    ['Ohio</a>', ' </a>', 'wcag/h30'],
    ['</p>', '</p><p id="a">x</p>', 'no-dup-id'],
    ['</p>', '</p><ul><p>x</p></ul>', 'element-permitted-content'],
  ] as const) {
    expect(check(valid.replace(from, to)).join(), to).toContain(rule);
  }
});
