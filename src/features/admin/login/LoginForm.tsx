import { useRef, useState, type SubmitEvent } from 'react';

import type { EmulatorHints } from '~/domain/api/answers.ts';
import { Button } from '~/ui/Button.tsx';
import { CARD_STYLE } from '~/ui/card-style.ts';
import { TextInput } from '~/ui/controls.tsx';
import { Field } from '~/ui/Field.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';

import { checkCredentials, checkEmail, type CredentialErrors } from './check-credentials.ts';
import { DemoCredentials } from './DemoCredentials.tsx';
import type { Credentials } from './log-in.ts';

interface Props {
  readonly demoAdmin: EmulatorHints['demoAdmin'] | undefined;
  /** @returns whether the page is about to change: then the button stays busy */
  readonly onSubmit: (credentials: Credentials) => Promise<boolean>;
  readonly onForgotten: (email: string) => Promise<void>;
}

/** Email and password. The fields are left to the browser, so that what is typed before the script is there stays. */
export function LoginForm({ demoAdmin, onSubmit, onForgotten }: Props) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (email.current === null || password.current === null || isBusy) return;
    const found = checkCredentials(email.current, password.current);
    setErrors(found);
    if (found.email !== undefined) email.current.focus();
    else if (found.password !== undefined) password.current.focus();
    else {
      setBusy(true);
      const isLeaving = await onSubmit({ email: email.current.value, password: password.current.value });
      setBusy(isLeaving);
    }
  }

  async function askForPassword() {
    if (email.current === null || isBusy) return;
    const { email: error } = checkEmail(email.current);
    setErrors(error === undefined ? {} : { email: `${error}, then choose “Forgot your password?” again` });
    if (error === undefined) {
      setBusy(true);
      await onForgotten(email.current.value.trim());
      setBusy(false);
    } else email.current.focus();
  }

  function fillIn(credentials: Credentials) {
    if (email.current === null || password.current === null) return;
    email.current.value = credentials.email;
    password.current.value = credentials.password;
    setErrors({});
  }

  return (
    <div className="grid gap-6">
      {/* `post` keeps a password out of the address, should the form ever be sent without its script. */}
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className={`grid gap-5 lift ${CARD_STYLE}`}
      >
        <Field id="login-email" name="email" label="Email" error={errors.email}>
          <TextInput ref={email} type="email" autoComplete="username" spellCheck={false} />
        </Field>
        <Field id="login-password" name="password" label="Password" error={errors.password}>
          <TextInput ref={password} type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" wide disabled={!isHydrated} aria-disabled={isBusy}>
          {isBusy ? 'One moment...' : 'Log in'}
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={!isHydrated}
          aria-disabled={isBusy}
          onClick={() => void askForPassword()}
        >
          Forgot your password?
        </Button>
      </form>
      {demoAdmin !== undefined && <DemoCredentials credentials={demoAdmin} onFillIn={fillIn} />}
    </div>
  );
}
