import { atom } from 'nanostores';

/** Somebody waits for the password to be typed again. */
export interface PasswordQuestion {
  readonly answer: (isConfirmed: boolean) => void;
}

/** The question that is open now; PasswordQuestionDialog shows it. */
export const $passwordQuestion = atom<PasswordQuestion | undefined>(undefined);

let open: Promise<boolean> | undefined;

/**
 * Has the admin type the password again. Calls that need it at the same time share one question.
 *
 * @returns whether it was right; not, when the admin would rather not
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
