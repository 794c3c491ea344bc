import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { packageFunction } from '../prove/support/packaged-function.ts';

test('the function is deployed with the limits that cap what a flood can cost', async () => {
  const folder = await packageFunction('limits');
  const bundle = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(folder, 'dist/index.js')).href
  )) as {
    readonly api: { readonly __endpoint: unknown };
  };
  // What the Firebase CLI reads and deploys.
  expect(bundle.api.__endpoint).toMatchObject({
    maxInstances: 10,
    concurrency: 80,
    availableMemoryMb: 512,
    timeoutSeconds: 30,
    region: ['us-central1'],
    httpsTrigger: {},
  });
}, 60_000);
