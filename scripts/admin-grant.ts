/** `npm run admin:grant -- <email>`: makes an account an admin. docs/tasks/grant-admin.md tells when and how. */
import { openAccountCommand } from './admin/admin-command.ts';
import { grantAdmin } from './admin/grant-admin.ts';
import { describeFailure } from './bootstrap/failure.mjs';

try {
  const { email, auth, where } = openAccountCommand('admin:grant', process.argv.slice(2));
  const { alreadyAdmin } = await grantAdmin(auth, email);
  console.log(
    alreadyAdmin
      ? `\n  ${email} is an admin of ${where} already. Nothing was changed.\n`
      : `\n  ${email} is an admin of ${where} now. It counts from the next login on.\n`,
  );
} catch (failure) {
  console.error(`\n${describeFailure(failure)}\n`);
  process.exitCode = 1;
}
