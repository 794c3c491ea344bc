import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { ExpectedFailure } from '../bootstrap/failure.mjs';
import { DEMO_PROJECT } from '../local/project.ts';

/** Which account of which project a command is about. */
export interface AccountCommand {
  readonly email: string;
  readonly auth: Auth;
  /** The project or the emulator, as a person would say. */
  readonly where: string;
}

/**
 * Reads `<email> --project <id>` and opens Firebase Auth: the emulator that FIREBASE_AUTH_EMULATOR_HOST names, else the
 * project with this computer's Google login.
 *
 * @param npmScript the command's name, for its example
 * @throws ExpectedFailure when account or project are not named
 */
export function openAccountCommand(npmScript: string, args: string[]): AccountCommand {
  // Whether this is one of Google's machines, which have credentials of their own, is read from the machine itself;
  // asking the network would wait and complain everywhere else.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only';

  const todo = `For example: npm run ${npmScript} -- name@your-domain.org --project your-firebase-project`;
  const { values, positionals } = parseArgs({
    args,
    options: { project: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [email, ...others] = positionals;
  if (email === undefined || others.length > 0 || !email.includes('@')) {
    throw new ExpectedFailure('Name one account by its email address.', { todo });
  }
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const named = typeof values.project === 'string' ? values.project : process.env.GOOGLE_CLOUD_PROJECT;
  const projectId = named ?? (emulator === undefined ? undefined : DEMO_PROJECT);
  if (projectId === undefined) {
    throw new ExpectedFailure('It is not clear which Firebase project is meant.', { todo });
  }
  const credential = emulator === undefined ? { credential: applicationDefault() } : {};
  return {
    email,
    auth: getAuth(initializeApp({ projectId, ...credential })),
    where: emulator === undefined ? `project ${projectId}` : `the Auth emulator at ${emulator}`,
  };
}
