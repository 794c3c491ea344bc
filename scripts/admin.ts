/**
 * `npm run admin:grant -- <email>` makes an account an admin, `npm run admin:revoke -- <email>` takes the right away,
 * `npm run admin:forget-factor -- <email>` lets it set up a new second factor, and `npm run admin:setup` sets how a
 * project lets admins in: docs/tasks/grant-admin.md, docs/tasks/revoke-admin.md.
 */
import { parseArgs } from 'node:util';

import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UpdateProjectConfigRequest } from 'firebase-admin/auth';

import { type AdminClaims, isAdmin } from '#domain/api/contract.ts';
import { ExpectedFailure, runCommand } from './expected-failure.ts';
import { DEMO_PROJECT } from './local/project.ts';

/** The part of the Admin SDK's `Auth` that is used here. */
export interface AdminAuth {
  getUserByEmail(email: string): Promise<{
    readonly uid: string;
    readonly customClaims?: Readonly<Record<string, unknown>> | undefined;
    readonly metadata: {
      readonly creationTime: string;
      /** `null` for an account that nobody has logged in with. */
      readonly lastSignInTime: string | null;
    };
  }>;
  setCustomUserClaims(uid: string, claims: object): Promise<void>;
  revokeRefreshTokens(uid: string): Promise<void>;
  updateUser(
    uid: string,
    changes: { readonly multiFactor: { readonly enrolledFactors: null } },
  ): Promise<unknown>;
}

/**
 * Gives an account the claim of an admin, which the functions check on every call. Its other claims stay.
 *
 * An account that an owner has added is granted the right before anybody logs in with it (docs/tasks/grant-admin.md). One
 * that was logged in with and never had a claim has signed itself up, and whoever did knows its password: it is refused.
 *
 * @returns what an owner compares with what they know: the account's first day, and when it last logged in
 * @throws ExpectedFailure when there is no such account, it signed itself up, or this computer may not change it
 */
export async function grantAdmin(
  auth: AdminAuth,
  email: string,
): Promise<{ readonly wasAdmin: boolean; readonly history: string }> {
  try {
    const { uid, customClaims, metadata } = await auth.getUserByEmail(email);
    const claims: AdminClaims = { admin: true };
    const wasAdmin = isAdmin(customClaims ?? {});
    const { creationTime, lastSignInTime } = metadata;
    const history = `It was added on ${dayOf(creationTime)}, and ${lastSignInTime ? `last logged in on ${dayOf(lastSignInTime)}` : 'has never logged in'}.`;
    if (lastSignInTime && customClaims === undefined) {
      throw new ExpectedFailure(
        `${email} was not made an admin: the account has signed itself up. ${history}`,
        {
          todo:
            'Whoever signed up knows its password. Delete it and add it again: Firebase console, Authentication, Users. Turn ' +
            'sign-up off (docs/tasks/go-live.md).',
        },
      );
    }
    if (!wasAdmin) await auth.setCustomUserClaims(uid, { ...customClaims, ...claims });
    return { wasAdmin, history };
  } catch (error) {
    throw explainAuthFailure(error, email);
  }
}

/**
 * Takes the claim `admin` from an account and ends all of its sessions, so that no open tab keeps the old
 * rights. Its other claims and the account itself stay.
 * @throws ExpectedFailure when there is no such account, or when this computer may not change it
 */
export async function revokeAdmin(auth: AdminAuth, email: string): Promise<{ readonly wasAdmin: boolean }> {
  try {
    const user = await auth.getUserByEmail(email);
    const claims = user.customClaims ?? {};
    const wasAdmin = isAdmin(claims);
    const others = Object.fromEntries(Object.entries(claims).filter(([name]) => name !== 'admin'));
    if (wasAdmin) await auth.setCustomUserClaims(user.uid, others);
    // Done even if the claim is already gone: an earlier run may have been interrupted after removing it.
    await auth.revokeRefreshTokens(user.uid);
    return { wasAdmin };
  } catch (error) {
    throw explainAuthFailure(error, email);
  }
}

/**
 * Forgets the second factor of an account whose phone is lost, and ends its sessions: the next login leads to the page
 * that sets up a new one.
 * @throws ExpectedFailure when there is no such account, or when this computer may not change it
 */
export async function forgetFactor(auth: AdminAuth, email: string): Promise<void> {
  try {
    const { uid } = await auth.getUserByEmail(email);
    await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    await auth.revokeRefreshTokens(uid);
  } catch (error) {
    throw explainAuthFailure(error, email);
  }
}

/**
 * How a project lets admins in: a second factor by an app (TOTP), passwords of fifteen characters or more, and error
 * messages that do not reveal which addresses have an account.
 */
export const AUTH_CONFIG = {
  multiFactorConfig: {
    state: 'ENABLED',
    // A code is also valid for the 30 seconds before and after its own, because phones' clocks differ.
    providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
  },
  passwordPolicyConfig: {
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: true,
    constraints: { minLength: 15 },
  },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
} as const satisfies UpdateProjectConfigRequest;

/** @param time as Firebase writes it: `Tue, 03 Mar 2026 10:00:00 GMT` */
const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10);

/** Turns an error of the Admin SDK into a sentence, if the user can do something about it. */
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
      'Check the project’s name and that you are its owner or a Firebase Authentication admin. If it asks for a quota ' +
        'project: `gcloud auth application-default set-quota-project your-firebase-project`.',
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

/** The arguments of a command, and the Firebase Auth that it works on. */
interface Order {
  /** Every argument that is not an option. */
  readonly words: readonly string[];
  readonly auth: Auth;
  /** The project or the emulator, for messages. */
  readonly where: string;
}

/**
 * Reads the command line and opens Firebase Auth: the emulator that FIREBASE_AUTH_EMULATOR_HOST names, else the project
 * with this computer's Google login.
 *
 * @param example of the command, whole
 * @throws ExpectedFailure when no project is named
 */
function readOrder(example: string, args: string[]): Order {
  const { values, positionals } = parseArgs({
    args,
    options: { project: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const named = typeof values.project === 'string' ? values.project : process.env.GOOGLE_CLOUD_PROJECT;
  const projectId = named ?? (emulator === undefined ? undefined : DEMO_PROJECT);
  if (projectId === undefined) {
    throw new ExpectedFailure('It is not clear which Firebase project is meant.', {
      todo: `For example: ${example}`,
    });
  }
  // Whether this is one of Google's machines, which have credentials of their own, is read from the machine itself;
  // asking the network would wait and complain everywhere else.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only';
  const credential = emulator === undefined ? { credential: applicationDefault() } : {};
  return {
    words: positionals,
    auth: getAuth(initializeApp({ projectId, ...credential })),
    where: emulator === undefined ? `project ${projectId}` : `the Auth emulator at ${emulator}`,
  };
}

/** @throws ExpectedFailure when not exactly one account, or no project, is named */
function openAccount(npmScript: string, args: string[]): Order & { readonly email: string } {
  const example = `npm run ${npmScript} -- name@your-domain.org --project your-firebase-project`;
  const order = readOrder(example, args);
  const [email, ...others] = order.words;
  if (email === undefined || others.length > 0 || !email.includes('@')) {
    throw new ExpectedFailure('Name one account by its email address.', { todo: `For example: ${example}` });
  }
  return { ...order, email };
}

async function grant(args: string[]): Promise<string> {
  const { email, auth, where } = openAccount('admin:grant', args);
  const { wasAdmin, history } = await grantAdmin(auth, email);
  return wasAdmin
    ? `${email} is an admin of ${where} already. ${history}`
    : `${email} is an admin of ${where} now. It counts from the next login on. ${history}`;
}

async function revoke(args: string[]): Promise<string> {
  const { email, auth, where } = openAccount('admin:revoke', args);
  const { wasAdmin } = await revokeAdmin(auth, email);
  return wasAdmin
    ? `${email} is no admin of ${where} any more, and is logged out everywhere.`
    : `${email} was no admin of ${where}. It is logged out everywhere all the same.`;
}

async function forget(args: string[]): Promise<string> {
  const { email, auth, where } = openAccount('admin:forget-factor', args);
  await forgetFactor(auth, email);
  return `${email} has no second factor in ${where} any more, and is logged out everywhere. The next login asks for a new one.`;
}

async function setUp(args: string[]): Promise<string> {
  const { auth, where } = readOrder('npm run admin:setup -- --project your-firebase-project', args);
  try {
    await auth.projectConfigManager().updateProjectConfig(AUTH_CONFIG);
  } catch (error) {
    throw explainAuthFailure(error, '');
  }
  return `Admins of ${where} log in with a second factor and a password of 15 characters or more.`;
}

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<string>>> = {
  grant,
  revoke,
  'forget-factor': forget,
  setup: setUp,
};

if (import.meta.main) {
  const [name = '', ...args] = process.argv.slice(2);
  await runCommand(async () => {
    const run = COMMANDS[name];
    if (run === undefined) {
      throw new ExpectedFailure(`There is no command "${name}".`, {
        todo: `There are: ${Object.keys(COMMANDS).join(', ')}.`,
      });
    }
    console.log(`\n  ${await run(args)}\n`);
  });
}
