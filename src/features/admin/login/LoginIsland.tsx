import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import type { AdminAuth, AdminSessionHint, PasswordResetResult } from '#browser/admin-auth.ts';
import type { EmulatorHints } from '#domain/api/contract.ts';
import { BANNER_STYLE } from '#ui/Banner.tsx';
import { useHydrated } from '#ui/browser-hooks.ts';
import { Button } from '#ui/Button.tsx';
import { CARD_STYLE } from '#ui/Card.tsx';
import { Field, TextInput } from '#ui/controls.tsx';
import { Toasts } from '#ui/toasts/Toasts.tsx';
import {
  $toasts,
  type ToastContent,
  showToast,
  showToastOnNextPage,
  showCarriedOver,
} from '#ui/toasts/store.ts';
import { useTypedBeforeHydration } from '#ui/typed-before-hydration.ts';

import { loginReason, type LoginReason, returnPath } from '#features/admin/session/admin-paths.ts';
import { AdminFallback } from '#features/admin/session/AdminFallback.tsx';
import {
  type AskForCode,
  CodeForm,
  type SettledSignIn,
  settleSignIn,
  useCodeQuestion,
} from '#features/admin/session/CodeForm.tsx';
import { auth, emulatorHints, session } from '#features/admin/session/identity.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Result of a login. `no-storage`: the credentials are right, but the browser does not allow the login to be stored.
 */
export type LoginResult = SettledSignIn['kind'] | 'no-storage';

/** Toast for each result; the first four are verbatim from specification §8. */
export const LOGIN_TOASTS: Readonly<Record<Exclude<LoginResult, 'cancelled'>, ToastContent>> = {
  'signed-in': { title: 'Login Successful', description: 'Welcome to the admin dashboard' },
  rejected: { title: 'Login Failed', description: 'Invalid credentials', tone: 'destructive' },
  failed: { title: 'Login Error', description: 'An error occurred during login', tone: 'destructive' },
  'no-rights': {
    title: 'No admin rights',
    description:
      'This account has no admin rights. Log in with another one, or ask whoever runs the site for the rights.',
    tone: 'destructive',
  },
  'too-many-tries': {
    title: 'Too many tries',
    description: 'Wait a few minutes, then try again.',
    tone: 'destructive',
  },
  'no-storage': {
    title: 'Login Error',
    description:
      'This browser keeps nothing for this site, so you cannot stay logged in. Allow cookies and site data, then try again.',
    tone: 'destructive',
  },
};

/** Dependencies; tests inject their own. */
export interface LoginDependencies {
  readonly auth: Pick<AdminAuth, 'signIn' | 'signOut'>;
  readonly session: AdminSessionHint;
  readonly now: () => Date;
  /** Asks for a code if there is a second factor. */
  readonly askForCode: AskForCode;
}

/** Logs in and stores the session hint for the redirects of specification §4. Never throws. */
export async function logIn(
  { email, password }: Credentials,
  { auth, session, now, askForCode }: LoginDependencies,
): Promise<LoginResult> {
  const result = await settleSignIn(await auth.signIn(email.trim(), password), askForCode);
  if (result.kind !== 'signed-in') return result.kind;
  if (session.keep(result.email, now())) return 'signed-in';
  await auth.signOut();
  return 'no-storage';
}

/** One message for each invalid field. */
type CredentialErrors = Readonly<Partial<Record<keyof Credentials, string>>>;

/** The parts of an input element that are validated. */
export type Control = Pick<HTMLInputElement, 'value' | 'validity'>;

/** Email and password are required, and the email must be well-formed (specification §5). */
export function checkCredentials(email: Control, password: Control): CredentialErrors {
  return { ...checkEmail(email), ...(password.value === '' && { password: 'Enter your password' }) };
}

/** Validates only the email, for a password reset. */
function checkEmail(email: Control): Pick<CredentialErrors, 'email'> {
  if (email.value.trim() === '') return { email: 'Enter your email address' };
  return email.validity.typeMismatch ? { email: 'Enter an email address, like name@example.com' } : {};
}

/** Toast for the result of a password reset. Does not reveal whether the account exists. */
export function passwordResetToast(result: PasswordResetResult, email: string): ToastContent {
  switch (result.kind) {
    case 'asked':
      return {
        title: 'Check your email',
        description: `If ${email} has an account here, a message with a link to choose a new password is on its way. It may land among the spam.`,
      };
    case 'too-many-tries':
      return {
        title: 'Too many tries',
        description: 'Wait a few minutes, then ask for a new password again.',
        tone: 'destructive',
      };
    case 'failed':
      return {
        title: 'No mail was sent',
        description: 'The server could not be reached. Check your connection and try again.',
        tone: 'destructive',
      };
  }
}

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

/** Email and password. */
function LoginForm({ demoAdmin, onSubmit, onForgotten }: LoginFormProps) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();
  useTypedBeforeHydration('login-form');

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
        id="login-form"
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
    $toasts.set([]);
    const result = await logIn(credentials, { auth, session, askForCode, now: () => new Date() });
    if (result === 'signed-in') {
      showToastOnNextPage(LOGIN_TOASTS[result]);
      location.replace(returnPath(location));
      return true;
    }
    closeQuestion();
    if (result !== 'cancelled') showToast(LOGIN_TOASTS[result]);
    return false;
  }

  async function askForPassword(email: string): Promise<void> {
    $toasts.set([]);
    showToast(passwordResetToast(await auth.sendPasswordReset(email), email));
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
      <div className="mt-4">
        <Toasts />
      </div>
    </>
  );
}
