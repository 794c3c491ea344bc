import { expect, it } from 'vitest';

import type { PageHead } from '../support/page-head.ts';
import { problems } from '../support/sample-pages.ts';
import { uniqueHeads } from './unique-heads.ts';

const head = (path: string, changes: Partial<PageHead> = {}): PageHead => ({
  path,
  title: path,
  description: path,
  canonical: '',
  noindex: false,
  ...changes,
});

it('accepts pages that all differ', () => {
  expect(uniqueHeads([head('/a/'), head('/b/')])).toEqual([]);
});

it('reports each page that repeats another, with the one it repeats', () => {
  const heads = [head('/a/'), head('/b/', { title: '/a/' }), head('/c/', { description: '/a/' })];
  expect(uniqueHeads(heads).map(({ path }) => path)).toEqual(['/b/', '/c/']);
  expect(problems(uniqueHeads(heads))).toEqual(['/a/ has the same title.', '/a/ has the same description.']);
});

it('ignores pages hidden from search engines', () => {
  expect(uniqueHeads([head('/a/'), head('/b/', { title: '/a/', noindex: true })])).toEqual([]);
});
