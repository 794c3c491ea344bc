import { expect, it } from 'vitest';

import { moduleGraph } from './module-graph.ts';

const MODULES: Record<string, string> = {
  '/_astro/island.js':
    'import{a as e}from"./shared.js";import"./effect.js";const l=()=>import(`./result.js`);',
  '/_astro/shared.js': 'export{n}from"./deep.Hash_-1.js";',
  '/_astro/effect.js': 'import{a}from"./shared.js";globalThis.x="./text.js";',
  '/_astro/deep.Hash_-1.js': 'export const n=1;',
  '/_astro/result.js': 'import"./shared.js";import"./law.js";const m=()=>import("./map.js");',
  '/_astro/law.js': '',
  '/_astro/map.js': '',
};

it('finds what a module imports at once and what it fetches later', () => {
  const graph = moduleGraph(['/_astro/island.js'], (path) => MODULES[path] ?? '');
  expect([...graph.atOnce].sort()).toEqual(
    ['deep.Hash_-1.js', 'effect.js', 'island.js', 'shared.js'].map((name) => `/_astro/${name}`),
  );
  expect([...graph.later].sort()).toEqual(['law.js', 'map.js', 'result.js'].map((name) => `/_astro/${name}`));
});

it('handles modules that import each other', () => {
  const circle: Record<string, string> = { '/a.js': 'import"./b.js"', '/b.js': 'import"./a.js"' };
  expect(moduleGraph(['/a.js'], (path) => circle[path] ?? '').atOnce.size).toBe(2);
});
