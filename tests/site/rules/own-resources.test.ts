import { expect, it } from 'vitest';

import { samplePage, sampleSite } from '../support/sample-pages.ts';
import { ownResources } from './own-resources.ts';

const check = (body: string) => ownResources(samplePage(body), sampleSite());

it.each([
  '<img src="/a.png">',
  '<a href="https://elsewhere.example/">A person may go there</a>',
  '<link rel="canonical" href="https://elsewhere.example/">',
  '<style>a { background: url("data:image/png;base64,AA==") }</style>',
])('accepts %s', (body) => {
  expect(check(body)).toEqual([]);
});

it.each([
  '<script src="https://elsewhere.example/a.js"></script>',
  '<script src="//elsewhere.example/a.js"></script>',
  '<link rel="stylesheet" href="https://elsewhere.example/a.css">',
  '<link rel="preload" as="font" href="https://elsewhere.example/a.woff2">',
  '<link rel="preconnect" href="https://elsewhere.example">',
  '<img src="https://elsewhere.example/a.png" alt="">',
  '<img srcset="/a.png 1x, https://elsewhere.example/a.png 2x" alt="">',
  '<iframe src="https://elsewhere.example/"></iframe>',
  '<style>@font-face { src: url(https://elsewhere.example/a.woff2) }</style>',
  '<style>@import "https://elsewhere.example/a.css";</style>',
])('reports %s', (body) => {
  expect(check(body)).toHaveLength(1);
});
