import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Node's compile cache for the next process, which saves a quarter of the start time. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../.local/compile-cache/', import.meta.url));

/**
 * Starts a file as a process that can be killed. It notices by the end of its input that it is no longer
 * needed.
 */
function startProcess(
  file: URL,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  return spawn(process.execPath, [fileURLToPath(file), ...args], {
    env: { ...process.env, ...environment, NODE_OPTIONS: '', NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

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
  const file = new URL('api-process.ts', import.meta.url);
  const child = startProcess(file, [collection], { FIRESTORE_EMULATOR_HOST: firestoreHost });
  const port = once(child.stdout, 'data').then(([line]: Buffer[]) => Number(String(line)));
  return { process: child, port };
}
