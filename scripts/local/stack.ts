import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

import type { AdminClaims } from '#domain/api/contract.ts';
import type { ExpectedFailure } from '../expected-failure.ts';
import { buildFunctions, buildSite } from './build.ts';
import { startFirebaseEmulators } from './emulators.ts';
import { startFirestore } from './firestore.ts';
import { indexNowUrl, startIndexNow } from './index-now.ts';
import { localMail, startMailCatcher } from './mail.ts';
import type { Ports } from './ports.ts';
import { type Server, startServer } from './programs.ts';
import { DEMO_PROJECT } from './project.ts';

/**
 * Who may open the back office on this computer. The pair is public, which is all right: it exists in the emulator
 * only, with data that somebody typed here, and real projects have no such user (see docs/tasks/grant-admin.md).
 */
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'open-the-door' } as const;

/** What to bring up. */
export interface StackOptions {
  readonly ports: Ports;
  /** Below .local/, where each server writes its log. */
  readonly logs: string;
  /**
   * `built`: pages and functions are built, then served as Firebase would. `live`: Astro serves the pages and
   * reloads them, the functions are bundled again after each change. `as-is`: what was built before is served.
   */
  readonly pages: 'built' | 'live' | 'as-is';
  /** Ends everything when it aborts. */
  readonly stop?: AbortSignal;
}

/** What is done until the product runs, as the terminal says it. */
const WORK = {
  built: 'Building the site and the functions, and starting the emulators (about half a minute)',
  live: 'Building the functions and starting the emulators (about ten seconds)',
  'as-is': 'Starting the emulators (about ten seconds)',
} as const;

/** Everything that runs, until it is ended. */
export interface Stack {
  /** `http://127.0.0.1:…`, without a slash at the end. */
  readonly origin: string;
  /** The page of the mail catcher, with a slash at the end. */
  readonly mailPage: string;
  /** Starts sending mails, as the schedule does in production. */
  readonly runSchedule: () => void;
  /** Resolves when the first server has ended, with what to tell the user if nobody has asked for that. */
  readonly failed: Promise<ExpectedFailure>;
  /** Stops the servers and waits until they have ended. */
  readonly end: () => Promise<void>;
}

/**
 * Builds the product and starts everything that it is made of in production: Hosting, Functions, Auth, Firestore.
 *
 * @throws ExpectedFailure for what can be expected to go wrong, when everything that was started has ended
 */
export async function startStack({ ports, logs, pages, stop: asked }: StackOptions): Promise<Stack> {
  const stopping = new AbortController();
  const stop = AbortSignal.any([stopping.signal, ...(asked === undefined ? [] : [asked])]);
  const servers: Server[] = [];
  const end = async () => {
    stopping.abort();
    await Promise.all(servers.map(({ ended }) => ended));
  };
  const log = (name: string) => `.local/${logs}/${name}.log`;
  const origin = `http://127.0.0.1:${ports.site}`;
  const hosting = `http://127.0.0.1:${ports.hosting}`;
  const mail = localMail(ports);

  const startEmulators = async () => {
    if (pages !== 'as-is') await buildFunctions({ stop });
    await Promise.all([startMailCatcher(ports, stop), startIndexNow(ports, stop)]);
    const env = {
      FIRESTORE_EMULATOR_HOST: await startFirestore(stop, ports.firestore),
      // What the sitemap panel calls the live site.
      LIVE_ORIGIN: hosting,
      INDEXNOW_ENDPOINT: indexNowUrl(ports),
      DEMO_ADMIN_EMAIL: DEMO_ADMIN.email,
      DEMO_ADMIN_PASSWORD: DEMO_ADMIN.password,
      ...mail.env,
    };
    const firebase = await startFirebaseEmulators({ ports, log: log('firebase'), env, stop });
    servers.push(firebase);
    // Hosting passes this on to the functions. Where they do not load, the emulators run without them.
    await firebase.untilReady(`${hosting}/api/emulators`, {
      ready: 'All emulators ready',
      complaint: 'Failed to load function definition',
      means: 'The code of the functions could not be loaded.',
    });
    await createDemoAdmin(ports.auth);
  };

  try {
    console.log(`  ${WORK[pages]} …`);
    await Promise.all([pages === 'built' ? buildSite({ stop }) : undefined, startEmulators()]);
    if (pages === 'live') {
      console.log('  Starting Astro …');
      // Bundles the functions after every change; the Functions emulator notices the new bundle by itself.
      servers.push(startServer(log('functions'), 'vite', ['build', 'functions', '--watch'], { stop }));
      const astroArgs = ['dev', '--host', '127.0.0.1', '--port', String(ports.site)];
      // astro.config.mjs hands /api and /__ on to Hosting, as if the pages came from there.
      const astroEnv = { ASTRO_TELEMETRY_DISABLED: '1', SECONDKEY_PROXY: hosting };
      const astro = startServer(log('astro'), 'astro', astroArgs, { env: astroEnv, stop });
      servers.push(astro);
      await astro.untilReady(`${origin}/`);
    }
  } catch (failure) {
    await end();
    throw failure;
  }
  return {
    origin,
    mailPage: `http://127.0.0.1:${ports.mailPage}/`,
    runSchedule: () => {
      mail.runSchedule(hosting);
    },
    failed: Promise.race(
      servers.map(async ({ ended, failure }) => {
        await ended;
        return failure('One of the servers stopped unexpectedly, so the others were stopped too.');
      }),
    ),
    end,
  };
}

/** @param authPort where the Auth emulator listens */
async function createDemoAdmin(authPort: number): Promise<void> {
  // The Admin SDK reads the emulator's address only from here, and then connects to nothing else.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${authPort}`;
  const auth = getAuth(initializeApp({ projectId: DEMO_PROJECT }, 'demo-admin'));
  const { uid } = await auth.createUser({ ...DEMO_ADMIN, emailVerified: true, displayName: 'Demo Admin' });
  const claims: AdminClaims = { admin: true };
  await auth.setCustomUserClaims(uid, claims);
}
