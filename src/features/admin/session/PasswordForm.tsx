import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import type { SignInResult } from '~/browser/admin-auth.ts';
import { Button } from '~/ui/Button.tsx';
import { Field, TextInput } from '~/ui/controls.tsx';

import { CodeForm, useCodeQuestion } from './CodeForm.tsx';
import { settleSignIn, type SettledSignIn } from './second-factor.ts';

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
export function PasswordForm({ email, tryPassword, onDone, otherwise }: PasswordFormProps) {
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
