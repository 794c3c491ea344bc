/**
 * The cost of a save for the function, in memory and with Firestore: `npm run bench:handler`
 *
 * The handlers run in this process, 50 calls at a time as in a busy instance; Firestore is the emulator that the
 * tests use. The bare handler reads the same JSON and answers with it.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { createServer, isRunnableDevEnvironment, loadConfigFromFile } from 'vite';

import type * as Ports from '../../functions/src/firebase-ports.ts';
import type * as Api from '../../functions/src/app.ts';
import type * as Settings from '../../functions/src/settings.ts';
import type * as SampleCheck from '../../functions/src/testing/sample-check.ts';
import type * as TestApi from '../../functions/src/testing/api.ts';
import { startFirestore } from '../../scripts/local/firestore.ts';
import { ROOT } from '../../scripts/local/project.ts';
import { type Figure, plain, tell, UNITS } from './figures.ts';
import { median } from './median.ts';

const CALLS = 2_000;
const AT_ONCE = 50;

const bundler = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  path.join(ROOT, 'functions/vite.config.ts'),
);
/** Loads modules of the functions as their bundler would. Open to the end, because a save imports the law of its state. */
const modules = await createServer({
  configFile: false,
  plugins: bundler?.config.plugins ?? [],
  resolve: bundler?.config.resolve ?? {},
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'warn',
});

function load<Module>(file: string): Promise<Module> {
  const { ssr } = modules.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new TypeError('Vite cannot run modules here.');
  return ssr.runner.import<Module>(path.join(ROOT, 'functions/src', file));
}

type Serve = (request: Request) => Promise<Response>;

interface Figures {
  /** Milliseconds. */
  readonly middle: number;
  readonly slow: number;
  readonly perSecond: number;
}

/** Saves a number of checks, some at a time; every one must be stored. */
async function saveMany(serve: Serve, sample: object): Promise<Figures> {
  const times: number[] = [];
  let left = CALLS;
  const began = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      const answer = await serve(
        new Request('http://127.0.0.1/api/submissions', {
          method: 'POST',
          // As Hosting forwards it.
          headers: { 'content-type': 'application/json', 'x-forwarded-host': '127.0.0.1' },
          body: JSON.stringify({ ...sample, id: randomUUID() }),
        }),
      );
      if (answer.status !== 201)
        throw new Error(`A save was answered ${answer.status}: ${await answer.text()}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const sorted = times.toSorted((one, other) => one - other);
  return {
    middle: median(sorted),
    slow: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    perSecond: (1000 * CALLS) / (performance.now() - began),
  };
}

const stop = new AbortController();
try {
  process.env.FIRESTORE_EMULATOR_HOST = await startFirestore(stop.signal);
  process.env.METADATA_SERVER_DETECTION = 'none';
  const limit = String(10 * CALLS);
  const [{ SAMPLE_CHECK }, { testApi }, { createApi }, { firebasePorts }, { readSettings }] =
    await Promise.all([
      load<typeof SampleCheck>('testing/sample-check.ts'),
      load<typeof TestApi>('testing/api.ts'),
      load<typeof Api>('app.ts'),
      load<typeof Ports>('firebase-ports.ts'),
      load<typeof Settings>('settings.ts'),
    ]);
  const settings = readSettings({
    RATE_LIMIT_PER_WINDOW: limit,
    RATE_LIMIT_PER_DAY: limit,
    RATE_LIMIT_PER_CONNECTION: limit,
    RATE_LIMIT_SALT: 'bench',
  });
  const firebase = firebasePorts(initializeApp({ projectId: 'demo-bench' }), settings);
  if ((await firebase.law(SAMPLE_CHECK.state)) === undefined) {
    throw new Error('The law cannot be read here, so a save would not compute its finding.');
  }
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const handlers: Readonly<Record<string, Serve>> = {
    'by a bare handler': async (request) => Response.json(await request.json(), { status: 201 }),
    'records in memory': testApi({ limits: { perWindow: 1e9, perDay: 1e9, perConnection: 1e9 } }).serve,
    'with the Firestore emulator': createApi({ ...firebase, log: quiet }),
  };
  const figures: Figure[] = [];
  for (const [name, serve] of Object.entries(handlers)) {
    const { middle, slow, perSecond } = await saveMany(serve, SAMPLE_CHECK);
    figures.push(
      plain(`a save, ${name}`, middle, UNITS.milliseconds),
      plain(`a save, ${name}: the slowest 5 %`, slow, UNITS.milliseconds),
      plain(`saves, ${name}`, perSecond, UNITS.perSecond),
    );
  }
  tell(`Handlers, ${CALLS} saves, ${AT_ONCE} at a time`, figures);
} finally {
  await modules.close();
  stop.abort();
}
// Connections that the SDKs keep open must not keep the process alive.
process.exit();
