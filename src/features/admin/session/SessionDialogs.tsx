import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { type SecondFactorAsked, session, type SignInResult } from '#browser/admin-auth.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, TextInput } from '#ui/controls.tsx';

import { loginPath } from './admin-paths.ts';
import { $passwordQuestion, askForPassword, type PasswordReason } from './ask-for-password.ts';
import { CodeForm } from './CodeForm.tsx';
import { auth } from './identity.ts';
import { lastActivity, markActivity, presence, WARNING_MINUTES } from './idle.ts';

const TROUBLE: Readonly<Record<Exclude<SignInResult['kind'], 'signed-in' | 'second-factor'>, string>> = {
  rejected: 'That password is wrong',
  'no-rights': 'This account has no admin rights any more',
  'too-many-tries': 'Too many tries. Wait a few minutes, then try again',
  'wrong-code': 'That code is wrong or too old',
  failed: 'The server could not be reached. Check your connection and try again',
};

const REASONS: Readonly<Record<PasswordReason, { readonly heading: string; readonly words: string }>> = {
  again: {
    heading: 'Type your password again',
    words: 'To go on, show that it is you. It holds for five minutes.',
  },
  ended: {
    heading: 'Your session has ended',
    words: 'What you typed is still on this page: log in to go on.',
  },
  idle: {
    heading: 'You were logged out',
    words: 'Nobody was here for 30 minutes. What you typed is still on this page: log in to go on.',
  },
};

/**
 * Asks for the password, over the page or, when nobody is logged in any more, over a cover that hides it. The same person
 * can then go on where they were.
 */
export function PasswordDialog() {
  const question = useStore($passwordQuestion, { ssr: 'initial' });
  if (question === undefined) return null;
  const { heading, words } = REASONS[question.reason];
  const isOver = question.reason !== 'again';
  const decline = () => {
    if (!isOver) {
      question.answer(false);
      return;
    }
    session.remove();
    location.replace(loginPath(location));
  };
  return (
    <Dialog heading={heading} isCurtain={isOver} onClose={decline}>
      <p>{words}</p>
      <PasswordForm
        email={session.read()?.email ?? ''}
        onDone={() => {
          question.answer(true);
        }}
        otherwise={{ label: isOver ? 'Leave' : 'Cancel', onChoose: decline }}
      />
    </Dialog>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly onDone: () => void;
  readonly otherwise: { readonly label: string; readonly onChoose: () => void };
}

/** Asks a known admin for their password, and for a code if they have a second factor. */
function PasswordForm({ email, onDone, otherwise }: PasswordFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [factor, setFactor] = useState<SecondFactorAsked>();

  useEffect(() => {
    input.current?.focus();
  }, [factor, error]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (input.current === null) return;
    if (input.current.value === '') {
      setError('Enter your password');
      return;
    }
    setBusy(true);
    setError(undefined);
    const result = await auth.signIn(email, input.current.value);
    setBusy(false);
    settle(result);
  }

  function settle(result: SignInResult) {
    if (result.kind === 'signed-in') {
      session.keep(email, new Date());
      onDone();
    } else if (result.kind === 'second-factor') setFactor(result);
    else {
      setFactor(undefined);
      setError(TROUBLE[result.kind]);
    }
  }

  if (factor !== undefined) {
    return (
      <CodeForm
        confirm={factor.confirm}
        onEnd={settle}
        onCancel={() => {
          setFactor(undefined);
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
        <Button look="outline" size="small" isBusy={isBusy} onClick={otherwise.onChoose}>
          {otherwise.label}
        </Button>
        <Button type="submit" size="small" isBusy={isBusy}>
          {isBusy ? 'One moment...' : 'Confirm'}
        </Button>
      </div>
    </form>
  );
}

const LOOK_EVERY_MS = 2_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether the admin is here, by their last activity in any tab. Logging in counts as activity. */
function presenceNow() {
  const loggedInAt = Date.parse(session.read()?.loggedInAt ?? '') || 0;
  return presence(Math.max(lastActivity(), loggedInAt), Date.now());
}

/** Warns an idle admin, then logs them out and asks for the password. */
export function IdleWatch() {
  const [isWarned, setWarned] = useState(false);

  useEffect(() => {
    // Checked before activity is recorded: after the time limit, it may be another person's.
    const look = () => {
      const isOver = ($passwordQuestion.get()?.reason ?? 'again') !== 'again';
      const now = isOver ? 'present' : presenceNow();
      setWarned(now === 'warned');
      if (now === 'gone') {
        // The session hint stays: without it, the other tabs would leave their pages and lose what was typed.
        void auth.signOut();
        void askForPassword('idle').then(() => {
          markActivity(Date.now());
        });
      }
      return now;
    };
    const mark = () => {
      if (look() === 'present') markActivity(Date.now());
    };
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

  if (!isWarned) return null;
  const stay = () => {
    markActivity(Date.now());
    setWarned(false);
  };
  return (
    <Dialog heading="Are you still there?" onClose={stay}>
      <p>You will be logged out in about {WARNING_MINUTES} minutes. What you have typed stays.</p>
      <div className="flex justify-end">
        <Button size="small" onClick={stay}>
          Stay logged in
        </Button>
      </div>
    </Dialog>
  );
}
