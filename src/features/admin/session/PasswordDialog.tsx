import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, useTransition } from 'react';

import { type SecondFactorAsked, session, type SignInResult } from '#browser/admin-auth.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, TextInput } from '#ui/controls.tsx';

import { loginPath } from './admin-paths.ts';
import { $passwordQuestion, type PasswordReason } from './ask-for-password.ts';
import { CodeForm } from './CodeForm.tsx';
import { auth } from './identity.ts';

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
  const [factor, setFactor] = useState<SecondFactorAsked>();
  const [refusal, setRefusal] = useState<{ readonly words: string }>();
  const [isBusy, startTransition] = useTransition();

  useEffect(() => {
    input.current?.focus();
  }, [factor, refusal]);

  function settle(result: SignInResult) {
    setFactor(result.kind === 'second-factor' ? result : undefined);
    if (result.kind === 'signed-in') {
      session.keep(email, new Date());
      onDone();
    } else if (result.kind !== 'second-factor') setRefusal({ words: TROUBLE[result.kind] });
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
    <form
      onSubmit={(event) => {
        event.preventDefault();
        startTransition(async () => {
          settle(await auth.signIn(email, input.current?.value ?? ''));
        });
      }}
      className="grid gap-5"
    >
      {/* For password managers, which need a user name. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field id="password-again" name="password" label={`Password of ${email}`} error={refusal?.words}>
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
