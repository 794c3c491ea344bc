import { expect, it } from 'vitest';

import { samplePage } from '../support/sample-pages.ts';
import { pictures } from './pictures.ts';

it.each([
  '<img src="/a.png" alt="A key" width="10" height="10">',
  '<img src="/a.png" alt="" width="10" height="10">',
  '<svg aria-hidden="true"></svg>',
  '<span aria-hidden="true"><svg></svg></span>',
  '<svg role="img" aria-label="Map of Texas"></svg>',
  '<svg role="img" aria-labelledby="title"><title id="title">Map of Texas</title></svg>',
  '<svg role="group" aria-label="Map of all states"><a href="/a/"><path></path></a></svg>',
])('accepts %s', (body) => {
  expect(pictures(samplePage(body))).toEqual([]);
});

it.each([
  '<img src="/a.png" width="10" height="10">',
  '<img src="/a.png" alt="" width="10">',
  '<img src="/a.png" alt="" width="auto" height="10">',
  '<svg></svg>',
  '<svg role="img"></svg>',
  '<svg aria-label="Map of Texas"></svg>',
  '<svg role="group" aria-label="Map of Texas"></svg>',
  '<svg role="img" aria-label="Map of all states"><a href="/a/"><path></path></a></svg>',
])('reports %s', (body) => {
  expect(pictures(samplePage(body))).toHaveLength(1);
});
