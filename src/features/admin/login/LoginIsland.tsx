import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Button } from '~/ui/Button.tsx';
import type { EmulatorHints } from '~/domain/api/contract.ts';
import { CARD_STYLE } from '~/ui/Card.tsx';
import { Field, TextInput } from '~/ui/controls.tsx';
import { useHydrated } from '~/ui/browser-hooks.ts';
import { BANNER_STYLE } from '~/ui/Banner.tsx';
import { notifyOnNextPage, showCarriedOver, $notifications, notify } from '~/ui/notifications/store.ts';
import { Notifications } from '~/ui/notifications/Notifications.tsx';

import {
  checkCredentials,
  checkEmail,
  type CredentialErrors,
  type Credentials,
  logIn,
  LOGIN_NOTIFICATIONS,
  passwordResetNotification,
} from './log-in.ts';
import { loginReason, type LoginReason, returnPath } from '../session/admin-paths.ts';
import { AdminFallback } from '../session/AdminFallback.tsx';
import { CodeForm, useCodeQuestion } from '../session/CodeForm.tsx';
import { auth, emulatorHints, session } from '../session/identity.ts';

interface DemoCredentialsProps {
  readonly credentials: Credentials;
  readonly onFillIn: (credentials: Credentials) => void;
}

/** The demo admin of the local emulators. Never shown in production (decision D1). */
function DemoCredentials({ credentials, onFillIn }: DemoCredentialsProps) {
  return (
    <aside aria-label="Demo admin" className="rounded-md border border-info-line bg-info-tint p-4 text-info">
      <p className="font-semibold">Demo admin of the local emulators</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        <dt>Email</dt>
        <dd className="font-semibold wrap-anywhere">{credentials.email}</dd>
        <dt>Password</dt>
        <dd className="font-semibold wrap-anywhere">{credentials.password}</dd>
      </dl>
      <div className="mt-3">
        <Button
          look="outline"
          size="small"
          onClick={() => {
            onFillIn(credentials);
          }}
        >
          Fill in
        </Button>
      </div>
    </aside>
  );
}

interface LoginFormProps {
  readonly demoAdmin: EmulatorHints['demoAdmin'] | undefined;
  /** @returns whether the page is about to navigate, in which case the button stays busy */
  readonly onSubmit: (credentials: Credentials) => Promise<boolean>;
  readonly onForgotten: (email: string) => Promise<void>;
}

/** Email and password. The fields are uncontrolled, so that what is typed before hydration stays. */
function LoginForm({ demoAdmin, onSubmit, onForgotten }: LoginFormProps) {
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
      {/* `post` keeps the password out of the URL in case the form is submitted without its script. */}
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

const WORDS: Readonly<Record<LoginReason, string>> = {
  'session-ended': 'Your session has ended. Log in again, and you will be back where you were.',
  'no-rights': 'This account has no admin rights. Log in with another one.',
  idle: 'You were logged out because nobody was here for 30 minutes. Log in again, and you will be back where you were.',
};

/** Explains why the admin was redirected here, if they were. */
function LoginNotice() {
  const isHydrated = useHydrated();
  const reason = isHydrated ? loginReason(location.search) : undefined;
  return (
    <div role="status">
      {reason !== undefined && (
        <p className={`mb-6 rounded-md border p-4 ${BANNER_STYLE[reason === 'no-rights' ? 'no' : 'review']}`}>
          {WORDS[reason]}
        </p>
      )}
    </div>
  );
}

export function LoginIsland() {
  return (
    <AdminFallback heading="h2">
      <Login />
    </AdminFallback>
  );
}

function Login() {
  const [demoAdmin, setDemoAdmin] = useState<EmulatorHints['demoAdmin']>();
  const [question, askForCode, closeQuestion] = useCodeQuestion();
  useEffect(showCarriedOver, []);
  useEffect(() => {
    void emulatorHints().then((hints) => {
      setDemoAdmin(hints?.demoAdmin);
    });
    // Preloads Firebase's script while the admin is typing.
    void auth.token();
  }, []);

  /** @returns whether the page is about to navigate */
  async function submit(credentials: Credentials): Promise<boolean> {
    $notifications.set([]);
    const result = await logIn(credentials, { auth, session, askForCode, now: () => new Date() });
    if (result === 'signed-in') {
      notifyOnNextPage(LOGIN_NOTIFICATIONS[result]);
      location.replace(returnPath(location));
      return true;
    }
    closeQuestion();
    if (result !== 'cancelled') notify(LOGIN_NOTIFICATIONS[result]);
    return false;
  }

  async function askForPassword(email: string): Promise<void> {
    $notifications.set([]);
    notify(passwordResetNotification(await auth.sendPasswordReset(email), email));
  }

  return (
    <>
      <LoginNotice />
      {question !== undefined && (
        <div className={`lift ${CARD_STYLE}`}>
          <CodeForm
            question={question}
            onCancel={() => {
              question.answer(undefined);
            }}
          />
        </div>
      )}
      {/* Only hidden, so that what was typed is still there after Back. */}
      <div hidden={question !== undefined}>
        <LoginForm demoAdmin={demoAdmin} onSubmit={submit} onForgotten={askForPassword} />
      </div>
      <Notifications />
    </>
  );
}
