import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { expect, test } from 'vitest';

import { type LockFile, lockOfWorkspace } from '../../functions/lock-file.ts';
import { ROOT } from '../../scripts/local/project.ts';
import { packageFunction, startPackagedFunction } from './support/packaged-function.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const folder = packageFunction('limits');

const { hosting, functions } = readJson(path.join(ROOT, 'firebase.json')) as {
  readonly hosting: { readonly rewrites: readonly { readonly source: string; readonly function?: object }[] };
  readonly functions: { readonly ignore: readonly string[] };
};

/** As for an operator who has set up notifications. */
Object.assign(process.env, {
  GCLOUD_PROJECT: 'secondkey-test',
  NOTIFY_TO: 'operator@example.org',
});

interface Deployed {
  (request: IncomingMessage, response: ServerResponse): void;
  /** What the Firebase CLI reads and deploys. */
  readonly __endpoint: object;
  /** What the platform calls for an event. */
  readonly run?: (event: object) => Promise<unknown>;
}

const bundle = async () =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(await folder, 'dist/index.js')).href)) as Readonly<
    Record<string, Deployed>
  >;

const EVERY_FUNCTION = {
  platform: 'gcfv2',
  region: ['us-central1'],
  serviceAccountEmail: 'secondkey-functions@secondkey-test.iam.gserviceaccount.com',
};
test('every function is deployed with its limits, secrets and trigger', async () => {
  const functions = Object.entries(await bundle()).map(([name, { __endpoint }]) => [name, __endpoint]);
  expect(Object.fromEntries(functions)).toEqual({
    api: expect.objectContaining({
      ...EVERY_FUNCTION,
      maxInstances: 10,
      availableMemoryMb: 1024,
      concurrency: 6,
      timeoutSeconds: 30,
      httpsTrigger: {},
      secretEnvironmentVariables: [{ key: 'RATE_LIMIT_SALT' }, { key: 'DO_NOT_CALL_SALT' }],
    }) as object,
    everyFiveMinutes: expect.objectContaining({
      ...EVERY_FUNCTION,
      availableMemoryMb: 512,
      maxInstances: 1,
      concurrency: 1,
      timeoutSeconds: 300,
      secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
      scheduleTrigger: expect.objectContaining({ schedule: 'every 5 minutes' }) as object,
    }) as object,
  });
  expect(readFileSync(path.join(ROOT, 'SECURITY.md'), 'utf8')).toMatch(/in each of ten instances\s+while/u);
  // The pages are pinned to a revision of the function (`pinTag`), which Firebase does not allow together with
  // `minInstances`.
  expect((await bundle()).api?.__endpoint).not.toMatchObject({ minInstances: expect.any(Number) as number });
  expect(hosting.rewrites.find(({ source }) => source === '/api/**')?.function).toEqual({
    functionId: 'api',
    region: 'us-central1',
    pinTag: true,
  });
}, 60_000);

test.each([
  ['api', '/api/health', 'GET'],
  ['everyFiveMinutes', '/', 'POST'],
])(
  '%s answers as the platform calls it',
  async (target, address, method) => {
    const deployed = await startPackagedFunction({}, target);
    try {
      const answer = await fetch(`http://127.0.0.1:${deployed.port}${address}`, { method });
      expect(answer.status).toBe(200);
    } finally {
      await deployed.end();
    }
  },
  60_000,
);

test('the API gives no other site access to its answers', async () => {
  const { api } = await bundle();
  if (api === undefined) throw new Error('There is no api.');
  http('deployed-api', api);
  const server = getTestServer('deployed-api').listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { headers } = await fetch(`http://127.0.0.1:${port}/api/submissions`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'x-forwarded-host': 'secondkey.example',
      },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  } finally {
    server.close();
  }
}, 60_000);

test('the upload contains the lock file, so that the cloud installs the tested versions', async () => {
  const lock = readJson(path.join(await folder, 'package-lock.json'));
  expect(lock).toEqual(
    lockOfWorkspace(readJson(path.join(ROOT, 'package-lock.json')) as LockFile, 'functions'),
  );
  for (const pattern of functions.ignore)
    expect(path.matchesGlob('package-lock.json', pattern), pattern).toBe(false);
  // What only a developer's computer has, and settings of it.
  for (const file of ['node_modules', 'src', 'vite.config.ts', '.env.local', 'tsconfig.json']) {
    expect(
      functions.ignore.some((pattern) => path.matchesGlob(file, pattern)),
      file,
    ).toBe(true);
  }
}, 60_000);
