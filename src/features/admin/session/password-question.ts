import { atom } from 'nanostores';

/** A pending request for the password. */
export interface PasswordQuestion {
  readonly answer: (isConfirmed: boolean) => void;
}

/** The open question, which PasswordQuestionDialog shows. */
export const $passwordQuestion = atom<PasswordQuestion | undefined>(undefined);

let open: Promise<boolean> | undefined;

/**
 * Asks the admin for their password. Concurrent calls share one question.
 *
 * @returns whether it was correct; `false` if the admin cancelled
 */
export function askForPassword(): Promise<boolean> {
  open ??= new Promise<boolean>((resolve) => {
    $passwordQuestion.set({ answer: resolve });
  }).finally(() => {
    open = undefined;
    $passwordQuestion.set(undefined);
  });
  return open;
}
