import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HostingConfig } from './hosting-config.ts';
import { emulatorConfig, whyFunctionsDidNotLoad } from './firebase-emulators.ts';
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

describe('functions that fail to load', () => {
  const complaint =
    '⬢  functions: Failed to load function definition from source: FirebaseError: Functions codebase could not be analyzed.';

  it('are reported with the error in their code', () => {
    const output = `Serving at port 8822\n\nError: boom\n    at file:///functions/dist/index.js:3287:7\n\n${complaint}\n`;
    expect(whyFunctionsDidNotLoad(output)).toBe('Error: boom');
  });

  it('are reported in the emulator’s words if there are no others', () => {
    expect(whyFunctionsDidNotLoad(complaint)).toContain('could not be analyzed');
  });

  it('are not reported without a reason', () => {
    expect(
      whyFunctionsDidNotLoad('Error: something else\n✔  functions: Loaded functions definitions'),
    ).toBeUndefined();
  });
});
