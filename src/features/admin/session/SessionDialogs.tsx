import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import type { SignInResult } from '#browser/admin-auth.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, TextInput } from '#ui/controls.tsx';

import { ADMIN_PATHS, loginPath } from './admin-paths.ts';
import { CodeForm, type SettledSignIn, settleSignIn, useCodeQuestion } from './CodeForm.tsx';
import { auth, session } from './identity.ts';
import { idle, type Presence, WARNING_MINUTES } from './idle.ts';

/** Failure messages. */
const TROUBLE: Readonly<Record<Exclude<SettledSignIn['kind'], 'signed-in' | 'cancelled'>, string>> = {
  rejected: 'That password is wrong',
  'no-rights': 'This account has no admin rights any more',
  'too-many-tries': 'Too many tries. Wait a few minutes, then try again',
  failed: 'The server could not be reached. Check your connection and try again',
};

interface PasswordFormProps {
  /** Email address of the account. */
  readonly email: string;
  readonly tryPassword: (password: string) => Promise<SignInResult>;
  readonly onDone: () => void;
  /** The secondary button. */
  readonly otherwise: { readonly label: string; readonly onChoose: () => void };
}

/** Asks a known admin for their password, and for a code if they have a second factor. */
function PasswordForm({ email, tryPassword, onDone, otherwise }: PasswordFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [question, askForCode, closeQuestion] = useCodeQuestion();

  useEffect(() => {
    input.current?.focus();
  }, []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy || input.current === null) return;
    if (input.current.value === '') {
      setError('Enter your password');
      input.current.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    const end = await settleSignIn(await tryPassword(input.current.value), askForCode);
    setBusy(false);
    closeQuestion();
    if (end.kind === 'signed-in') onDone();
    else if (end.kind !== 'cancelled') {
      setError(TROUBLE[end.kind]);
      input.current.focus();
    }
  }

  if (question !== undefined) {
    return (
      <CodeForm
        question={question}
        onCancel={() => {
          question.answer(undefined);
        }}
      />
    );
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {/* For password managers, which need a user name. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field id="password-again" name="password" label={`Password of ${email}`} error={error}>
        <TextInput ref={input} type="password" autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" size="small" aria-disabled={isBusy} onClick={otherwise.onChoose}>
          {otherwise.label}
        </Button>
        <Button type="submit" size="small" aria-disabled={isBusy}>
          {isBusy ? 'One moment...' : 'Confirm'}
        </Button>
      </div>
    </form>
  );
}

/** A pending request for the password. */
export interface PasswordQuestion {
  readonly answer: (isConfirmed: boolean) => void;
}

/** The open question, which {@link PasswordQuestionDialog} shows. */
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

/** Asks for the password before an action that cannot be undone. */
export function PasswordQuestionDialog() {
  const question = useStore($passwordQuestion, { ssr: 'initial' });
  if (question === undefined) return null;
  const giveUp = () => {
    question.answer(false);
  };
  return (
    <Dialog heading="Type your password again" onClose={giveUp}>
      <p>To delete or export, show that it is you. It holds for five minutes.</p>
      <PasswordForm
        email={session.read()?.email ?? ''}
        tryPassword={auth.confirmPassword}
        onDone={() => {
          question.answer(true);
        }}
        otherwise={{ label: 'Cancel', onChoose: giveUp }}
      />
    </Dialog>
  );
}

const LOOK_EVERY_MS = 2_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Tracks whether the admin is present. */
function usePresence(): Presence {
  useEffect(() => {
    const { look, mark } = idle;
    mark();
    const timer = setInterval(look, LOOK_EVERY_MS);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, mark, { passive: true, capture: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, mark, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return useStore(idle.$presence, { ssr: 'initial' });
}

/**
 * Logs out an idle admin. The page stays, with what was typed, behind a dialog: after logging in again, the same person
 * can continue.
 */
export function IdleWatch() {
  const state = usePresence();
  useEffect(() => {
    // Keep the session hint: without it, the other tabs would leave their pages and lose what was typed.
    if (state === 'gone') void auth.signOut();
  }, [state]);

  if (state === 'present') return null;
  if (state === 'warned') {
    return (
      <Dialog heading="Are you still there?" onClose={idle.stay}>
        <p>You will be logged out in about {WARNING_MINUTES} minutes. What you have typed stays.</p>
        <div className="flex justify-end">
          <Button size="small" onClick={idle.stay}>
            Stay logged in
          </Button>
        </div>
      </Dialog>
    );
  }
  const email = session.read()?.email ?? '';
  const leave = () => {
    session.remove();
    location.replace(loginPath(location, 'idle'));
  };
  return (
    <Dialog heading="You were logged out" isCurtain onClose={leave}>
      <p>Nobody was here for 30 minutes. What you typed is still on this page: log in to go on.</p>
      <PasswordForm
        email={email}
        tryPassword={(password) => auth.signIn(email, password)}
        onDone={() => {
          if (session.keep(email, new Date())) idle.comeBack();
          else location.replace(ADMIN_PATHS.login);
        }}
        otherwise={{ label: 'Leave', onChoose: leave }}
      />
    </Dialog>
  );
}
