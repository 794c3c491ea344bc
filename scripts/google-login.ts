import { applicationDefault } from 'firebase-admin/app';

import { ExpectedFailure } from './expected-failure.ts';

/**
 * An access token of this computer's Google login.
 * @throws ExpectedFailure when there is no login, or it has run out
 */
export async function googleAccessToken(): Promise<string> {
  // Whether this is one of Google's machines is read from the machine itself; asking the network would wait elsewhere.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only';
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (error) {
    throw new ExpectedFailure('This computer is not signed in to Google, or its login has run out.', {
      todo:
        'Run `gcloud auth application-default login`, then the same command again. ' +
        `Google said: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
}
