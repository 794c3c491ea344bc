import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';

import { DEMO_PROJECT, ROOT } from '../../../scripts/local/project.ts';

/** The function as the cloud runs it, on this machine. */
export interface PackagedFunction {
  readonly port: number;
  readonly end: () => Promise<void>;
}

const READY_MS = 30_000;

/**
 * Bundles the functions into a folder of `.local/functions`, as a deployment does.
 *
 * @returns the folder
 */
export async function packageFunction(name: string): Promise<string> {
  const folder = path.join(ROOT, '.local/functions', name);
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(ROOT, 'functions/package.json'), path.join(folder, 'package.json'));
  await build({
    configFile: path.join(ROOT, 'functions/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: path.join(folder, 'dist') },
  });
  return folder;
}

/**
 * Bundles the functions and starts one by the Functions Framework, with the command that Google's image runs. The
 * bundle is a copy of its own: `npm test` builds the other one at the same time.
 *
 * @param environment settings of functions/.env; Firestore is the emulator that the environment names
 * @param target the function's name
 */
export async function startPackagedFunction(
  environment: Readonly<Record<string, string>>,
  target = 'api',
): Promise<PackagedFunction> {
  const folder = await packageFunction('function');
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/.bin/functions-framework'),
      `--source=${folder}`,
      `--target=${target}`,
      `--port=${port}`,
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: '',
        FUNCTION_SIGNATURE_TYPE: 'http',
        FUNCTION_TARGET: target,
        GCLOUD_PROJECT: DEMO_PROJECT,
        RATE_LIMIT_SALT: 'test',
        DO_NOT_CALL_SALT: 'test',
        ...environment,
      },
      stdio: 'ignore',
    },
  );
  await answers(child, port);
  return {
    port,
    end: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(child: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + READY_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
    if (response !== undefined) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error('The packaged function did not start.');
}
