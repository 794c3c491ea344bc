import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

import type { AdminClaims } from '#domain/api/contract.ts';
import { type createProgress, ExpectedFailure } from '../bootstrap/report.mjs';
import { buildFunctions, buildSite, QUIET_ASTRO, watchFunctions } from './build.ts';
import { chooseFirestoreEmulator, startBuiltInFirestore, startFirebaseEmulators } from './emulators.ts';
import { localMail, startMailCatcher } from './mail.ts';
import type { Ports } from './ports.ts';
import { createSupervisor, type Supervisor } from './processes.ts';
import { commandOf, DEMO_PROJECT, ROOT } from './project.ts';

/**
 * Who may open the back office on this computer. The pair is public, which is all right: it exists in the emulator
 * only, with data that somebody typed here, and real projects have no such user (see docs/tasks/grant-admin.md).
 */
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'open-the-door' } as const;

/**
 * Makes the demo admin in the Auth emulator.
 * @param authPort where the emulator listens
 */
async function createDemoAdmin(authPort: number): Promise<void> {
  // The Admin SDK reads the emulator's address only from here, and then connects to nothing else.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${authPort}`;
  const auth = getAuth(initializeApp({ projectId: DEMO_PROJECT }, 'demo-admin'));
  const { uid } = await auth.createUser({ ...DEMO_ADMIN, emailVerified: true, displayName: 'Demo Admin' });
  const claims: AdminClaims = { admin: true, role: 'manager' };
  await auth.setCustomUserClaims(uid, claims);
}

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
  readonly supervisor: Supervisor;
  /** `http://127.0.0.1:…`, without a slash at the end. */
  readonly origin: string;
  /** The page of the mail catcher, with a slash at the end. */
  readonly mailPage: string;
  /** Starts sending notification mails for new records, as triggers and schedule do in production. */
  readonly keepSweeping: () => void;
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
  readonly supervisor: Supervisor;
  readonly ready: Promise<Stack>;
} {
  const supervisor = createSupervisor(path.join(ROOT, '.local', options.logs));
  const ready = bringUp(supervisor, options).catch(async (failure: unknown) => {
    await supervisor.end();
    throw failure;
  });
  return { supervisor, ready };
}

async function bringUp(supervisor: Supervisor, { ports, pages, progress }: StackOptions): Promise<Stack> {
  const origin = `http://127.0.0.1:${ports.site}`;
  if (pages !== 'as-is') {
    await progress.step({ doing: 'Building the functions', done: 'Functions built' }, () =>
      buildFunctions(supervisor),
    );
  }
  if (pages === 'built') {
    await progress.step({ doing: 'Building the site', done: 'Site built' }, () => buildSite(supervisor));
  }

  const mail = localMail(ports);
  const firestore = chooseFirestoreEmulator();
  await progress.step(
    { doing: 'Starting the emulators', done: 'Emulators started', hint: 'about ten seconds' },
    async () => {
      await startMailCatcher(supervisor, ports);
      if (firestore.kind === 'built-in') await startBuiltInFirestore(supervisor, ports.firestore);
      const firebase = await startFirebaseEmulators(supervisor, {
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
          ...mail.env,
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
      watchFunctions(supervisor);
      const astro = supervisor.start({
        name: 'astro',
        args: [commandOf('astro'), 'dev', '--host', '127.0.0.1', '--port', String(ports.site)],
        // astro.config.mjs hands /api and /__ on to Hosting, as if the pages came from there.
        env: { ...QUIET_ASTRO, SECONDKEY_PROXY: `http://127.0.0.1:${ports.hosting}` },
      });
      await requireAnswer('site', `${origin}/`, astro.log);
    });
  }
  const keepSweeping = () => {
    mail.keepSweeping(`http://127.0.0.1:${ports.hosting}`);
  };
  const mailPage = `http://127.0.0.1:${ports.mailPage}/`;
  return { supervisor, origin, mailPage, keepSweeping, failed: supervisor.firstExit().then(endedByItself) };
}

function endedByItself({ name, log }: { name: string; log: string }): ExpectedFailure {
  return new ExpectedFailure(
    `One of the servers (${name}) stopped unexpectedly, so the others were stopped too.`,
    {
      todo: 'Start again with the same command.',
      log,
    },
  );
}

/** Polls until the response is 200, which shows that the server and its backend work. */
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
  throw new ExpectedFailure(`The ${what} did not start: ${url} answered with ${last}.`, { log });
}
