import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const FILES = { alias: './source-alias.mjs', api: './api-process.ts' } as const;
const fileOf = (name: keyof typeof FILES) => fileURLToPath(new URL(FILES[name], import.meta.url));

/** Node's compile cache of the API for the next process, which saves a quarter of the start time. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../.local/compile-cache/', import.meta.url));

/** An API that starts or runs. */
interface Instance {
  readonly process: ChildProcess;
  /** The port, once it answers. */
  readonly port: Promise<number>;
}

/** Functions whose instances are killed and replaced, as in the cloud. */
export interface KilledFunctions {
  /** The port of the instance that answers now. */
  readonly port: () => number;
  /** Kills the present instance (SIGKILL, in the middle of whatever it does) and lets the next one answer. */
  readonly kill: () => Promise<void>;
  readonly end: () => void;
}

/**
 * Starts the API, with one more in reserve.
 *
 * @param firestoreHost where the API finds Firestore: a proxy
 * @param collection where the checks are kept
 */
export async function killedFunctions(firestoreHost: string, collection: string): Promise<KilledFunctions> {
  // Both at once: a process takes seconds to load the API.
  let present = start(firestoreHost, collection);
  let reserve = start(firestoreHost, collection);
  let port = await present.port;
  return {
    port: () => port,
    kill: async () => {
      const ended = once(present.process, 'exit');
      present.process.kill('SIGKILL');
      await ended;
      present = reserve;
      port = await present.port;
      reserve = start(firestoreHost, collection);
    },
    end: () => {
      for (const instance of [present, reserve]) instance.process.kill('SIGKILL');
    },
  };
}

function start(firestoreHost: string, collection: string): Instance {
  const child = spawn(process.execPath, ['--import', fileOf('alias'), fileOf('api'), collection], {
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: firestoreHost,
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
    },
    // Never written to; when it closes, the process knows that it is no longer needed.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const port = once(child.stdout, 'data').then(([line]: Buffer[]) => Number(String(line)));
  return { process: child, port };
}
