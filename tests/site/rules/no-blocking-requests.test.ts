import { expect, it } from 'vitest';

import { samplePage } from '../support/sample-pages.ts';
import { noBlockingRequests } from './no-blocking-requests.ts';

it.each([
  '<script type="module" src="/a.js"></script>',
  '<script defer src="/a.js"></script>',
  '<script>theme()</script>',
  '<link rel="stylesheet" media="print" href="/print.css">',
  '<link rel="preload" as="font" href="/a.woff2">',
])('takes %s', (body) => {
  expect(noBlockingRequests(samplePage(body))).toEqual([]);
});

it.each(['<script src="/a.js"></script>', '<link rel="stylesheet" href="/a.css">'])('reports %s', (body) => {
  expect(noBlockingRequests(samplePage(body))).toHaveLength(1);
});
