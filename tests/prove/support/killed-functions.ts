import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const FILES = { alias: './source-alias.mjs', api: './api-process.ts' } as const;
const fileOf = (name: keyof typeof FILES) => fileURLToPath(new URL(FILES[name], import.meta.url));

/** A running API. */
interface Instance {
  readonly process: ChildProcess;
  readonly port: number;
}

/** Functions whose instances are killed and replaced, as in the cloud. */
export interface KilledFunctions {
  /** The port of the instance that answers now. */
  readonly port: () => number;
  /** Kills the present instance (SIGKILL, in the middle of whatever it does) and lets the next one answer. */
  readonly kill: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * Starts the API, with one more in reserve.
 *
 * @param firestoreHost where the API finds Firestore: a proxy
 * @param collection where the checks are kept
 */
export async function killedFunctions(firestoreHost: string, collection: string): Promise<KilledFunctions> {
  let present = await start(firestoreHost, collection);
  let reserve = start(firestoreHost, collection);
  return {
    port: () => present.port,
    kill: async () => {
      const ended = once(present.process, 'exit');
      present.process.kill('SIGKILL');
      await ended;
      present = await reserve;
      reserve = start(firestoreHost, collection);
    },
    end: async () => {
      for (const instance of [present, await reserve]) instance.process.kill('SIGKILL');
    },
  };
}

async function start(firestoreHost: string, collection: string): Promise<Instance> {
  const child = spawn(process.execPath, ['--import', fileOf('alias'), fileOf('api'), collection], {
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: firestoreHost, NODE_OPTIONS: '' },
    // Never written to: its end tells the process that nobody needs it any more.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, port: Number(line.toString()) };
}
