import { expect, it } from 'vitest';

import { problems, samplePage } from '../support/sample-pages.ts';
import { inlineAttributes } from './inline-attributes.ts';

it('accepts classes, ids and similar-looking attributes', () => {
  expect(inlineAttributes(samplePage('<p class="a" id="b" data-style="c">x</p>'))).toEqual([]);
});

it('reports each style and each event handler', () => {
  const page = samplePage('<p style="color: red">x</p><button onclick="go()" onFocus="stay()">x</button>');
  expect(problems(inlineAttributes(page))).toEqual([
    'The style attribute belongs into a file.',
    'The onclick attribute belongs into a file.',
    'The onfocus attribute belongs into a file.',
  ]);
});
