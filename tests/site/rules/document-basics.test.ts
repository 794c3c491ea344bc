import { expect, it } from 'vitest';

import { parsePage } from '../support/built-page.ts';
import { documentBasics } from './document-basics.ts';

const CHARSET = '<meta charset="utf-8">';
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const check = (html: string) => documentBasics(parsePage('/', html));

it('accepts an English page in UTF-8 with a viewport', () => {
  expect(check(`<html lang="en"><head>${CHARSET}${VIEWPORT}`)).toEqual([]);
});

it.each([
  ['no language', `<html><head>${CHARSET}${VIEWPORT}`],
  ['another language', `<html lang="de"><head>${CHARSET}${VIEWPORT}`],
  ['no encoding', `<html lang="en"><head>${VIEWPORT}`],
  ['no viewport', `<html lang="en"><head>${CHARSET}`],
  [
    'a viewport that forbids to zoom',
    `<html lang="en"><head>${CHARSET}<meta name="viewport" content="width=device-width, user-scalable=no">`,
  ],
])('reports %s', (_, html) => {
  expect(check(html)).toHaveLength(1);
});
