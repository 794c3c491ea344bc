import { useEffect, useState, useTransition } from 'react';
import { encode } from 'uqr';

import { type EnrolmentStart, session } from '#browser/admin-auth.ts';
import { BANNER_STYLE } from '#ui/Banner.tsx';
import { useHydrated } from '#ui/browser-hooks.ts';
import { Button } from '#ui/Button.tsx';
import { CARD_STYLE } from '#ui/Card.tsx';
import { Toasts } from '#ui/toasts/Toasts.tsx';
import { type ToastContent, showToastOnNextPage } from '#ui/toasts/store.ts';

import { ADMIN_PATHS } from '#features/admin/session/admin-paths.ts';
import { AdminFallback } from '#features/admin/session/AdminFallback.tsx';
import { askForPassword } from '#features/admin/session/ask-for-password.ts';
import { CodeForm } from '#features/admin/session/CodeForm.tsx';
import { auth, emulatorHints } from '#features/admin/session/identity.ts';
import { PasswordDialog } from '#features/admin/session/PasswordDialog.tsx';

/** The quiet zone that ISO/IEC 18004 requires, in modules. */
const EDGE = 4;

/** A QR code, encoded here, because the text is a secret. Black on white in both themes, because readers expect it. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-md"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}

type Started = Extract<EnrolmentStart, { readonly kind: 'started' }>;

const FACTOR_SET_UP: ToastContent = {
  title: 'Second factor set up',
  description: 'Log in again, with your password and a code from your app.',
  tone: 'success',
};

const ENROLMENT_TROUBLE = {
  'signed-out': 'Your session has ended. Log in again.',
  'unverified-email':
    'First show that the email address is yours: log out, choose “Forgot your password?” on the login page, and set a new password by the link in the mail.',
  failed:
    'The server could not be reached, or this project has no second factors. Check your connection and try again.',
} as const;

const NOT_ON_EMULATORS =
  'The local emulators have no second factors for authenticator apps, so this cannot be tried here. On a Firebase project it needs Identity Platform: docs/tasks/grant-admin.md says how to turn it on.';

/** Starts an enrolment; if Firebase requires a recent login, asks for the password once. */
async function begin(issuer: string): Promise<EnrolmentStart> {
  const start = await auth.beginSecondFactor(issuer);
  if (start.kind !== 'recent-login' || !(await askForPassword('again'))) return start;
  return auth.beginSecondFactor(issuer);
}

interface SecondFactorIslandProps {
  /** Issuer name shown in the authenticator app. */
  readonly siteName: string;
}

/** The page that sets up a second factor (docs/tasks/grant-admin.md). */
export function SecondFactorIsland(props: SecondFactorIslandProps) {
  return (
    <AdminFallback heading="h2">
      <SecondFactor {...props} />
    </AdminFallback>
  );
}

function SecondFactor({ siteName }: SecondFactorIslandProps) {
  const [started, setStarted] = useState<Started>();
  const [trouble, setTrouble] = useState<string>();
  const isHydrated = useHydrated();
  const [isEmulated, setEmulated] = useState(false);
  useEffect(() => {
    void emulatorHints().then((hints) => {
      setEmulated(hints !== undefined);
    });
  }, []);

  const [isBusy, startTransition] = useTransition();
  const start = () => {
    startTransition(async () => {
      setTrouble(undefined);
      const found = await begin(siteName);
      if (found.kind === 'started') setStarted(found);
      else if (found.kind !== 'recent-login') setTrouble(ENROLMENT_TROUBLE[found.kind]);
    });
  };

  async function finish({ kind }: Awaited<ReturnType<Started['confirm']>>) {
    if (kind === 'done') {
      // The current token does not contain the second factor, and a new login proves that it works.
      showToastOnNextPage(FACTOR_SET_UP);
      session.remove();
      await auth.signOut();
      location.replace(ADMIN_PATHS.login);
      return;
    }
    setTrouble(ENROLMENT_TROUBLE.failed);
    setStarted(undefined);
  }

  return (
    <div>
      <div role="alert">
        {trouble !== undefined && (
          <p className={`mb-6 rounded-md border p-4 ${BANNER_STYLE.review}`}>{trouble}</p>
        )}
      </div>
      {started === undefined ? (
        <div className={`grid justify-items-start gap-5 ${CARD_STYLE}`}>
          <p>
            A password can be stolen. With a second factor, a login also takes six digits that an app on your
            phone shows. Have one ready that does TOTP, such as the one in your password manager.
          </p>
          {isEmulated && <p className={`rounded-md border p-4 ${BANNER_STYLE.info}`}>{NOT_ON_EMULATORS}</p>}
          <Button disabled={!isHydrated} isBusy={isBusy} onClick={start}>
            {isBusy ? 'One moment...' : 'Set it up'}
          </Button>
        </div>
      ) : (
        <div className={`grid gap-6 ${CARD_STYLE}`}>
          <p>Scan the picture with your authenticator app, then enter the code that it shows.</p>
          <div className="flex flex-wrap items-center gap-6">
            <QrCode text={started.address} />
            <div className="grid min-w-0 grow basis-56 gap-3">
              <p>
                Or type this key into the app. Save it in a password manager as well: it is the way back when
                your phone is lost.
              </p>
              <p className="font-mono tracking-wide text-lg font-semibold wrap-anywhere">
                {started.key.replaceAll(/(.{4})(?=.)/gu, '$1 ')}
              </p>
              <p>
                <a href={started.address} className="link">
                  Open an app on this device
                </a>
              </p>
            </div>
          </div>
          <CodeForm
            confirm={started.confirm}
            onEnd={(end) => void finish(end)}
            onCancel={() => {
              setStarted(undefined);
            }}
          />
        </div>
      )}
      <PasswordDialog />
      <div className="mt-4">
        <Toasts />
      </div>
    </div>
  );
}
