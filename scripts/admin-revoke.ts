/** `npm run admin:revoke -- <email>`: takes an account's admin rights. docs/tasks/revoke-admin.md tells when and how. */
import { openAccountCommand } from './admin/admin-command.ts';
import { revokeAdmin } from './admin/revoke-admin.ts';
import { describeFailure } from './bootstrap/failure.mjs';

try {
  const { email, auth, where } = openAccountCommand('admin:revoke', process.argv.slice(2));
  const { wasAdmin } = await revokeAdmin(auth, email);
  console.log(
    wasAdmin
      ? `\n  ${email} is no admin of ${where} any more, and is signed out everywhere.\n`
      : `\n  ${email} was no admin of ${where}. It is signed out everywhere all the same.\n`,
  );
} catch (failure) {
  console.error(`\n${describeFailure(failure)}\n`);
  process.exitCode = 1;
}
