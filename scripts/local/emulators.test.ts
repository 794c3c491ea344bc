import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

import { describe, expect, it } from 'vitest';

import { ExpectedFailure } from '../expected-failure.ts';
import { emulatorConfig } from './emulators.ts';
import { requireEmulator } from './firestore.ts';
import type { HostingConfig } from './hosting-config.ts';
import { portsFrom } from './ports.ts';
import { ROOT } from './project.ts';

const firebaseJson = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8')) as HostingConfig &
  Record<string, object> & { readonly functions: object };

describe('the configuration of the emulators', () => {
  const ports = portsFrom(6100);
  const config = emulatorConfig(firebaseJson, ports) as HostingConfig & Record<string, object>;
  const { ui, singleProjectMode, ...servers } = config.emulators as Record<
    string,
    { host: string; port: number }
  >;

  it('serves the deployed pages, headers, rules and functions', () => {
    expect(config.firestore).toEqual(firebaseJson.firestore);
    expect(config.functions).toEqual({ ...firebaseJson.functions, configDir: '.local/no-settings' });
    const { hosting } = config;
    const wide = / http:\/\/127\.0\.0\.1:\d+/u;
    expect(JSON.parse(JSON.stringify(hosting).replace(wide, ''))).toEqual(firebaseJson.hosting);
  });

  it('lets only the back office connect to the Auth emulator', () => {
    const { hosting } = config;
    const policies = hosting.headers.flatMap(({ source, headers }) =>
      headers
        .filter(({ value }) => value.includes(`http://127.0.0.1:${ports.auth}`))
        .map(({ value }) => [source, /connect-src ([^;]*)/u.exec(value)?.[1]]),
    );
    expect(policies).toEqual([
      [
        '/admin/**',
        `'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com http://127.0.0.1:${ports.auth}`,
      ],
    ]);
  });

  it('binds every server to this computer only', () => {
    for (const { host } of Object.values(servers)) expect(host).toBe('127.0.0.1');
  });

  it('gives every server its port', () => {
    for (const [name, { port }] of Object.entries(servers))
      expect([name, port]).toEqual([name, ports[name as 'auth']]);
  });

  it('starts no emulator UI', () => {
    expect([ui, singleProjectMode]).toEqual([{ enabled: false }, true]);
  });
});

describe('sample data', () => {
  it.each([
    'firestore.googleapis.com:443',
    '10.0.0.7:8080',
    '0.0.0.0:8080',
    '127.0.0.1.example.com:8080',
    'localhost@example.com:80',
    '127.0.0.1',
    '127.0.0.1:0',
    '',
  ])('is not written anywhere else: %j', async (address) => {
    const failure = await requireEmulator(address).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ExpectedFailure);
    expect((failure as ExpectedFailure).message).toContain('nothing was written');
  });

  it('is written to an emulator on this computer', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(requireEmulator(`127.0.0.1:${port}`)).resolves.toBeUndefined();
    await new Promise((resolve) => server.close(resolve));
    await expect(requireEmulator(`127.0.0.1:${port}`)).rejects.toThrow('No Firestore emulator runs');
  });
});
