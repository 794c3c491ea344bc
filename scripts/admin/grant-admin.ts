import { ExpectedFailure } from '../bootstrap/failure.mjs';

/** The part of the Admin SDK's `Auth` that is needed here. */
export interface AdminAuth {
  getUserByEmail(email: string): Promise<{
    readonly uid: string;
    readonly customClaims?: Readonly<Record<string, unknown>> | undefined;
  }>;
  setCustomUserClaims(uid: string, claims: object): Promise<void>;
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
    throw explain(error, email);
  }
}

/** Turns what the Admin SDK throws into a sentence, as far as somebody can do something about it. */
function explain(error: unknown, email: string): unknown {
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
