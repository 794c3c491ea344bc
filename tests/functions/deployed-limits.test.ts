import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { type LockFile, lockOfWorkspace } from '../../functions/lock-file.ts';
import { ROOT } from '../../scripts/local/project.ts';
import { packageFunction } from '../prove/support/packaged-function.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const folder = packageFunction('limits');

const { hosting, functions } = readJson(path.join(ROOT, 'firebase.json')) as {
  readonly hosting: { readonly rewrites: readonly { readonly source: string; readonly function?: object }[] };
  readonly functions: { readonly ignore: readonly string[] };
};

process.env.GCLOUD_PROJECT = 'secondkey-test';

test('the function is deployed with the limits that cap the cost of a flood', async () => {
  const bundle = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(await folder, 'dist/index.js')).href
  )) as {
    readonly api: { readonly __endpoint: unknown };
  };
  // What the Firebase CLI reads and deploys.
  expect(bundle.api.__endpoint).toMatchObject({
    platform: 'gcfv2',
    maxInstances: 10,
    concurrency: 80,
    availableMemoryMb: 512,
    timeoutSeconds: 30,
    region: ['us-central1'],
    httpsTrigger: {},
    serviceAccountEmail: 'secondkey-functions@secondkey-test.iam.gserviceaccount.com',
    secretEnvironmentVariables: [{ key: 'RATE_LIMIT_SALT' }],
  });
  // The pages are pinned to a revision of the function (`pinTag`), which Firebase does not allow together with
  // `minInstances`.
  expect(bundle.api.__endpoint).not.toMatchObject({ minInstances: expect.any(Number) as number });
  expect(hosting.rewrites.find(({ source }) => source === '/api/**')?.function).toEqual({
    functionId: 'api',
    region: 'us-central1',
    pinTag: true,
  });
}, 60_000);

test('the upload contains the lock file, so that the cloud installs the tested versions', async () => {
  const lock = readJson(path.join(await folder, 'package-lock.json'));
  expect(lock).toEqual(
    lockOfWorkspace(readJson(path.join(ROOT, 'package-lock.json')) as LockFile, 'functions'),
  );
  for (const pattern of functions.ignore)
    expect(path.matchesGlob('package-lock.json', pattern), pattern).toBe(false);
}, 60_000);
