import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import {
  type PasswordResetResult,
  type SecondFactorAsked,
  session,
  type SignInResult,
} from '#browser/admin-auth.ts';
import type { EmulatorHints } from '#domain/api/contract.ts';
import { returnPath } from '#features/admin/session/admin-paths.ts';
import { AdminFallback } from '#features/admin/session/AdminFallback.tsx';
import { CodeForm } from '#features/admin/session/CodeForm.tsx';
import { auth, emulatorHints } from '#features/admin/session/identity.ts';
import { NO_RIGHTS } from '#features/admin/session/no-rights.ts';
import { useHydrated } from '#ui/browser-hooks.ts';
import { Button } from '#ui/Button.tsx';
import { CARD_STYLE } from '#ui/Card.tsx';
import { Field, TextInput } from '#ui/controls.tsx';
import {
  $toasts,
  type ToastContent,
  showToast,
  showToastOnNextPage,
  showCarriedOver,
} from '#ui/toasts/store.ts';
import { Toasts } from '#ui/toasts/Toasts.tsx';
import { useTypedBeforeHydration } from '#ui/typed-before-hydration.ts';

/** Toast for each result of a login; the first three begin as in product §8. */
const LOGIN_TOASTS = {
  'signed-in': { title: 'Login Successful', description: 'Welcome to the admin dashboard' },
  rejected: { title: 'Login Failed', description: 'Invalid credentials', tone: 'destructive' },
  failed: {
    title: 'Login Error',
    description:
      'An error occurred during login. Try again. If it stays, close the other tabs of this site and restart the browser.',
    tone: 'destructive',
  },
  'no-rights': NO_RIGHTS,
  'too-many-tries': {
    title: 'Too many tries',
    description: 'Wait a few minutes, then try again.',
    tone: 'destructive',
  },
  /** The credentials are right, but the browser does not allow the login to be stored. */
  'no-storage': {
    title: 'Login Error',
    description:
      'This browser keeps nothing for this site, so you cannot stay logged in. Allow cookies and site data, then try again.',
    tone: 'destructive',
  },
} as const satisfies Record<string, ToastContent>;

/** Toast for each result of a password reset. Does not reveal whether the account exists. */
const RESET_TOASTS: Readonly<Record<PasswordResetResult['kind'], ToastContent>> = {
  asked: {
    title: 'Check your email',
    description:
      'If this address has an account here, a message with a link to choose a new password is on its way. It may land among the spam.',
  },
  'too-many-tries': LOGIN_TOASTS['too-many-tries'],
  failed: {
    title: 'No mail was sent',
    description: 'The server could not be reached. Check your connection and try again.',
    tone: 'destructive',
  },
};

export function LoginIsland() {
  return (
    <AdminFallback heading="h2">
      <Login />
    </AdminFallback>
  );
}

function Login() {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [factor, setFactor] = useState<SecondFactorAsked>();
  const [demoAdmin, setDemoAdmin] = useState<EmulatorHints['demoAdmin']>();
  const isHydrated = useHydrated();
  useTypedBeforeHydration('login-form');
  useEffect(showCarriedOver, []);
  useEffect(() => {
    void emulatorHints().then((hints) => {
      setDemoAdmin(hints?.demoAdmin);
    });
    // Preloads Firebase's script while the admin is typing.
    void auth.token();
  }, []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (email.current === null || password.current === null) return;
    setBusy(true);
    $toasts.set([]);
    await settle(await auth.signIn(email.current.value, password.current.value));
  }

  /** Stores the session hint for the redirects of product §4, or says what went wrong. */
  async function settle(result: SignInResult): Promise<void> {
    setFactor(result.kind === 'second-factor' ? result : undefined);
    if (result.kind === 'signed-in' && session.keep(result.email, new Date())) {
      // The page is being left, so the button stays busy.
      showToastOnNextPage(LOGIN_TOASTS['signed-in']);
      location.replace(returnPath(location));
      return;
    }
    setBusy(false);
    if (result.kind === 'second-factor') return;
    if (result.kind === 'signed-in') {
      await auth.signOut();
      showToast(LOGIN_TOASTS['no-storage']);
    } else showToast(LOGIN_TOASTS[result.kind === 'wrong-code' ? 'failed' : result.kind]);
  }

  async function askForNewPassword() {
    if (email.current?.reportValidity() !== true) return;
    setBusy(true);
    $toasts.set([]);
    showToast(RESET_TOASTS[(await auth.sendPasswordReset(email.current.value)).kind]);
    setBusy(false);
  }

  return (
    <>
      {factor !== undefined && (
        <div className={`lift ${CARD_STYLE}`}>
          <CodeForm
            confirm={factor.confirm}
            onEnd={(result) => void settle(result)}
            onCancel={() => {
              setFactor(undefined);
            }}
          />
        </div>
      )}
      {/* `post` keeps the password out of the URL in case the form is submitted without its script. */}
      <form
        id="login-form"
        // Only hidden, so that what was typed is still there after Back.
        hidden={factor !== undefined}
        method="post"
        onSubmit={(event) => void submit(event)}
        className={`grid gap-5 lift ${CARD_STYLE}`}
      >
        <Field id="login-email" name="email" label="Email">
          <TextInput ref={email} type="email" autoComplete="username" spellCheck={false} />
        </Field>
        <Field id="login-password" name="password" label="Password">
          <TextInput ref={password} type="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" wide disabled={!isHydrated} isBusy={isBusy}>
          {isBusy ? 'One moment...' : 'Log in'}
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={!isHydrated}
          isBusy={isBusy}
          onClick={() => void askForNewPassword()}
        >
          Forgot your password?
        </Button>
      </form>
      <div className="my-4">
        <Toasts />
      </div>
      {/* Only on the local emulators, never in production (departure D1). */}
      {demoAdmin !== undefined && factor === undefined && (
        <aside
          aria-label="Demo admin"
          className="rounded-md border border-info-line bg-info-tint p-4 text-info"
        >
          <p className="font-semibold">Demo admin of the local emulators</p>
          <dl className="mt-2 mb-3 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
            <dt>Email</dt>
            <dd className="font-semibold wrap-anywhere">{demoAdmin.email}</dd>
            <dt>Password</dt>
            <dd className="font-semibold wrap-anywhere">{demoAdmin.password}</dd>
          </dl>
          <Button
            look="outline"
            size="small"
            onClick={() => {
              if (email.current === null || password.current === null) return;
              email.current.value = demoAdmin.email;
              password.current.value = demoAdmin.password;
            }}
          >
            Fill in
          </Button>
        </aside>
      )}
    </>
  );
}
