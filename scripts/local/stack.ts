import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { createProgress } from '../bootstrap/progress.mjs';
import { ExpectedFailure } from '../bootstrap/failure.mjs';
import { buildFunctions, buildSite, QUIET_ASTRO, watchFunctions } from './build.ts';
import { createDemoAdmin, DEMO_ADMIN } from './demo-admin.ts';
import { startFirebaseEmulators } from './firebase-emulators.ts';
import { chooseFirestoreEmulator, startBuiltInFirestore } from './firestore-emulator.ts';
import type { Ports } from './ports.ts';
import { createProcessFamily, type ProcessFamily } from './processes.ts';
import { commandOf, ROOT } from './project.ts';

/** What to bring up. */
export interface StackOptions {
  readonly ports: Ports;
  /** Below .local/, where each process writes its log. */
  readonly logs: string;
  /**
   * `built`: pages and functions are built, then served as Firebase would. `live`: Astro serves the pages and
   * reloads them, the functions are bundled again after each change. `as-is`: what was built before is served.
   */
  readonly pages: 'built' | 'live' | 'as-is';
  readonly progress: ReturnType<typeof createProgress>;
}

/** Everything that runs, until it is ended. */
export interface Stack {
  readonly family: ProcessFamily;
  /** `http://127.0.0.1:…`, without a slash at the end. */
  readonly origin: string;
  /** Resolves when one of the servers has ended by itself, with what to tell the user. */
  readonly failed: Promise<ExpectedFailure>;
}

const ANSWER_MS = 60_000;

/**
 * Builds the product and starts everything that it is made of in production: Hosting, Functions, Auth, Firestore.
 * On failure everything that was started is ended before the error goes on.
 * @throws ExpectedFailure for what can be expected to go wrong
 */
export function startStack(options: StackOptions): {
  readonly family: ProcessFamily;
  readonly ready: Promise<Stack>;
} {
  const family = createProcessFamily(path.join(ROOT, '.local', options.logs));
  const ready = bringUp(family, options).catch(async (failure: unknown) => {
    await family.end();
    throw failure;
  });
  return { family, ready };
}

async function bringUp(family: ProcessFamily, { ports, pages, progress }: StackOptions): Promise<Stack> {
  const origin = `http://127.0.0.1:${ports.site}`;
  if (pages !== 'as-is') {
    await progress.step({ doing: 'Building the functions', done: 'Functions built' }, () =>
      buildFunctions(family),
    );
  }
  if (pages === 'built') {
    await progress.step({ doing: 'Building the site', done: 'Site built' }, () => buildSite(family));
  }

  const firestore = chooseFirestoreEmulator();
  await progress.step(
    { doing: 'Starting the emulators', done: 'Emulators started', hint: 'about ten seconds' },
    async () => {
      if (firestore.kind === 'built-in') await startBuiltInFirestore(family, ports.firestore);
      const firebase = await startFirebaseEmulators(family, {
        ports,
        only: [
          ...(firestore.kind === 'google' ? (['firestore'] as const) : []),
          'auth',
          'functions',
          'hosting',
        ],
        env: {
          FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
          // What the sitemap panel calls the live site.
          LIVE_ORIGIN: `http://127.0.0.1:${ports.hosting}`,
          DEMO_ADMIN_EMAIL: DEMO_ADMIN.email,
          DEMO_ADMIN_PASSWORD: DEMO_ADMIN.password,
        },
      });
      await createDemoAdmin(ports.auth);
      await requireAnswer('functions', `http://127.0.0.1:${ports.hosting}/api/emulators`, firebase.log);
    },
  );
  progress.note(
    firestore.kind === 'google'
      ? 'Firestore: Google’s emulator.'
      : `Firestore: the built-in emulator (${firestore.because}). Nothing to do.`,
  );

  if (pages === 'live') {
    await progress.step({ doing: 'Starting Astro', done: 'Astro started' }, async () => {
      watchFunctions(family);
      const astro = family.start({
        name: 'astro',
        args: [commandOf('astro'), 'dev', '--host', '127.0.0.1', '--port', String(ports.site)],
        // astro.config.mjs hands /api and /__ on to Hosting, as if the pages came from there.
        env: { ...QUIET_ASTRO, SECONDKEY_PROXY: `http://127.0.0.1:${ports.hosting}` },
      });
      await requireAnswer('site', `${origin}/`, astro.log);
    });
  }
  return { family, origin, failed: family.firstToEnd().then(endedByItself) };
}

function endedByItself({ name, log }: { name: string; log: string }): ExpectedFailure {
  return new ExpectedFailure(
    `One of the servers (${name}) has stopped by itself, so the others were stopped too.`,
    {
      todo: 'Start again with the same command.',
      log,
    },
  );
}

/** Asks until the answer is 200: then the server, and what stands behind it, works. */
async function requireAnswer(what: string, url: string, log: string): Promise<void> {
  const deadline = performance.now() + ANSWER_MS;
  let last = 'nothing';
  while (performance.now() < deadline) {
    try {
      const { status } = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
      if (status === 200) return;
      last = `status ${status}`;
    } catch {
      last = 'nothing';
    }
    await sleep(250);
  }
  throw new ExpectedFailure(`The ${what} did not come up: ${url} answered with ${last}.`, { log });
}
