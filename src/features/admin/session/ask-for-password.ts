import { atom } from 'nanostores';

/**
 * Why the admin is asked for the password: `again` before an action that cannot be undone; `ended` when the server does
 * not accept the session any more; `idle` when nobody was here for too long.
 */
export type PasswordReason = 'again' | 'ended' | 'idle';

interface PasswordQuestion {
  readonly reason: PasswordReason;
  readonly answered: Promise<boolean>;
  readonly answer: (isConfirmed: boolean) => void;
}

/** The open question, which PasswordDialog shows. */
export const $passwordQuestion = atom<PasswordQuestion | undefined>(undefined);

/**
 * Asks the admin for their password. Concurrent calls share one question, which covers the page as soon as one of them
 * says that nobody is logged in.
 *
 * @returns whether it was correct; `false` if the admin cancelled
 */
export function askForPassword(reason: PasswordReason): Promise<boolean> {
  const open = $passwordQuestion.get();
  if (open !== undefined) {
    if (open.reason === 'again') $passwordQuestion.set({ ...open, reason });
    return open.answered;
  }
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  $passwordQuestion.set({
    reason,
    answered,
    answer: (isConfirmed) => {
      $passwordQuestion.set(undefined);
      resolve(isConfirmed);
    },
  });
  return answered;
}
