import { useEffect, useState } from 'react';
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

/** A QR code as an SVG path with modules of one unit, and the width including the quiet zone. */
export interface QrPath {
  readonly path: string;
  readonly size: number;
}

/** The quiet zone that ISO/IEC 18004 requires, in modules. */
const EDGE = 4;

/** Encodes a text as a QR code, locally, because the text is a secret. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size };
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

function Key({ address, keyText }: { readonly address: string; readonly keyText: string }) {
  const { path, size } = qrPath(address);
  return (
    <div className="flex flex-wrap items-center gap-6">
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-52 max-w-full rounded-md"
      >
        {/* Black on white in both themes, because QR readers expect it. */}
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div className="grid min-w-0 grow basis-56 gap-3">
        <p>
          Or type this key into the app. Save it in a password manager as well: it is the way back when your
          phone is lost.
        </p>
        <p className="font-mono tracking-wide text-lg font-semibold wrap-anywhere">
          {keyText.replaceAll(/(.{4})(?=.)/gu, '$1 ')}
        </p>
        <p>
          <a href={address} className="link">
            Open an app on this device
          </a>
        </p>
      </div>
    </div>
  );
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
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useHydrated();
  const [isEmulated, setEmulated] = useState(false);
  useEffect(() => {
    void emulatorHints().then((hints) => {
      setEmulated(hints !== undefined);
    });
  }, []);

  async function start() {
    setBusy(true);
    setTrouble(undefined);
    const found = await begin(siteName);
    setBusy(false);
    if (found.kind !== 'started') {
      if (found.kind !== 'recent-login') setTrouble(ENROLMENT_TROUBLE[found.kind]);
      return;
    }
    setStarted(found);
  }

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
          <Button disabled={!isHydrated} isBusy={isBusy} onClick={() => void start()}>
            {isBusy ? 'One moment...' : 'Set it up'}
          </Button>
        </div>
      ) : (
        <div className={`grid gap-6 ${CARD_STYLE}`}>
          <p>Scan the picture with your authenticator app, then enter the code that it shows.</p>
          <Key address={started.address} keyText={started.key} />
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
