/** `npm run admin:grant -- <email>`: makes an account an admin. docs/tasks/grant-admin.md tells when and how. */
import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { grantAdmin } from './admin/grant-admin.ts';
import { describeFailure, ExpectedFailure } from './bootstrap/failure.mjs';
import { DEMO_PROJECT } from './local/project.ts';

const USAGE = 'For example: npm run admin:grant -- name@your-domain.org --project your-firebase-project';

// Whether this is one of Google's machines, which have credentials of their own, is read from the machine itself;
// asking the network would wait and complain everywhere else.
process.env.METADATA_SERVER_DETECTION ??= 'bios-only';

try {
  const { email, project } = readWishes(process.argv.slice(2));
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const projectId =
    project ?? process.env.GOOGLE_CLOUD_PROJECT ?? (emulator === undefined ? undefined : DEMO_PROJECT);
  if (projectId === undefined) {
    throw new ExpectedFailure('It is not clear which Firebase project is meant.', { todo: USAGE });
  }
  const app = initializeApp({
    projectId,
    ...(emulator === undefined ? { credential: applicationDefault() } : {}),
  });
  const { alreadyAdmin } = await grantAdmin(getAuth(app), email);
  const where = emulator === undefined ? `project ${projectId}` : `the Auth emulator at ${emulator}`;
  console.log(
    alreadyAdmin
      ? `\n  ${email} is an admin of ${where} already. Nothing was changed.\n`
      : `\n  ${email} is an admin of ${where} now. It counts from the next login on.\n`,
  );
} catch (failure) {
  console.error(`\n${describeFailure(failure)}\n`);
  process.exitCode = 1;
}

function readWishes(args: string[]): { email: string; project: string | undefined } {
  const { values, positionals } = parseArgs({
    args,
    options: { project: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [email, ...others] = positionals;
  if (email === undefined || others.length > 0 || !email.includes('@')) {
    throw new ExpectedFailure('Name one account by its email address.', { todo: USAGE });
  }
  return { email, project: typeof values.project === 'string' ? values.project : undefined };
}
