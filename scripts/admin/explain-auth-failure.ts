import { ExpectedFailure } from '../bootstrap/failure.mjs';

/** Turns what the Admin SDK throws into a sentence, as far as somebody can do something about it. */
export function explainAuthFailure(error: unknown, email: string): unknown {
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
