/**
 * `npm run admin:grant -- <email>` makes an account an admin, `npm run admin:revoke -- <email>` takes its rights away:
 * docs/tasks/grant-admin.md, docs/tasks/revoke-admin.md.
 */
import { parseArgs } from 'node:util';

import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';

import { describeFailure, ExpectedFailure } from './bootstrap/failure.mjs';
import { DEMO_PROJECT } from './local/project.ts';

/** The part of the Admin SDK's `Auth` that is used here. */
export interface AdminAuth {
  getUserByEmail(email: string): Promise<{
    readonly uid: string;
    readonly customClaims?: Readonly<Record<string, unknown>> | undefined;
  }>;
  setCustomUserClaims(uid: string, claims: object): Promise<void>;
  revokeRefreshTokens(uid: string): Promise<void>;
}

/**
 * Gives an account the claim `admin: true`, which the functions ask for at every call of the back office. Its other
 * claims stay.
 * @throws ExpectedFailure when there is no such account, or when this computer may not change it
 */
export async function grantAdmin(
  auth: AdminAuth,
  email: string,
): Promise<{ readonly alreadyAdmin: boolean }> {
  try {
    const user = await auth.getUserByEmail(email);
    if (user.customClaims?.admin === true) return { alreadyAdmin: true };
    await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
    return { alreadyAdmin: false };
  } catch (error) {
    throw explainAuthFailure(error, email);
  }
}

/**
 * Takes the claim `admin` from an account and ends all of its sessions, so that no open tab goes on with the rights it
 * had. Its other claims stay, and so does the account.
 * @throws ExpectedFailure when there is no such account, or when this computer may not change it
 */
export async function revokeAdmin(auth: AdminAuth, email: string): Promise<{ readonly wasAdmin: boolean }> {
  try {
    const user = await auth.getUserByEmail(email);
    const { admin, ...others } = user.customClaims ?? {};
    const wasAdmin = admin === true;
    if (wasAdmin) await auth.setCustomUserClaims(user.uid, others);
    // Also where the claim was gone: an earlier run may have got no further than that.
    await auth.revokeRefreshTokens(user.uid);
    return { wasAdmin };
  } catch (error) {
    throw explainAuthFailure(error, email);
  }
}

/** Turns what the Admin SDK throws into a sentence, as far as somebody can do something about it. */
function explainAuthFailure(error: unknown, email: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known: readonly (readonly [RegExp, string, string])[] = [
    [
      /user-not-found/u,
      `There is no account with the address ${email} in this project.`,
      'Add it first: Firebase console, Authentication, Users, Add user. Then run the same command again.',
    ],
    [
      /invalid-email/u,
      `"${email}" is not an email address.`,
      'Give the address that the account was made with.',
    ],
    [
      /default credentials|invalid-credential|invalid_grant|reauth/iu,
      'This computer is not signed in to Google, or its login has run out.',
      'Run `gcloud auth application-default login`, then run the same command again.',
    ],
    [
      /insufficient-permission|PERMISSION_DENIED|quota project|configuration-not-found|project-not-found/iu,
      'Your Google account may not change accounts in this project, or the project has no Authentication yet.',
      'Check the project’s name and that you are its owner or a Firebase Authentication admin.',
    ],
    [
      /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|network/iu,
      'Firebase was not reached.',
      'Check the internet connection, or the address in FIREBASE_AUTH_EMULATOR_HOST. Then run the same command again.',
    ],
  ];
  const match = known.find(([pattern]) => pattern.test(code) || pattern.test(error.message));
  return match === undefined ? error : new ExpectedFailure(match[1], { todo: match[2] });
}

/** Which account of which project a command is about. */
interface Account {
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
function openAccount(npmScript: string, args: string[]): Account {
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
  // Whether this is one of Google's machines, which have credentials of their own, is read from the machine itself;
  // asking the network would wait and complain everywhere else.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only';
  const credential = emulator === undefined ? { credential: applicationDefault() } : {};
  return {
    email,
    auth: getAuth(initializeApp({ projectId, ...credential })),
    where: emulator === undefined ? `project ${projectId}` : `the Auth emulator at ${emulator}`,
  };
}

/** @returns what to print */
async function grant(args: string[]): Promise<string> {
  const { email, auth, where } = openAccount('admin:grant', args);
  const { alreadyAdmin } = await grantAdmin(auth, email);
  return alreadyAdmin
    ? `${email} is an admin of ${where} already. Nothing was changed.`
    : `${email} is an admin of ${where} now. It counts from the next login on.`;
}

/** @returns what to print */
async function revoke(args: string[]): Promise<string> {
  const { email, auth, where } = openAccount('admin:revoke', args);
  const { wasAdmin } = await revokeAdmin(auth, email);
  return wasAdmin
    ? `${email} is no admin of ${where} any more, and is signed out everywhere.`
    : `${email} was no admin of ${where}. It is signed out everywhere all the same.`;
}

if (import.meta.main) {
  const [command, ...args] = process.argv.slice(2);
  try {
    console.log(`\n  ${await (command === 'revoke' ? revoke(args) : grant(args))}\n`);
  } catch (failure) {
    console.error(`\n${describeFailure(failure)}\n`);
    process.exitCode = 1;
  }
}
