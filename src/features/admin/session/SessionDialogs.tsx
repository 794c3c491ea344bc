import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';

import { Button } from '~/ui/Button.tsx';

import { ADMIN_PATHS, loginPath } from './admin-paths.ts';
import { idle } from './admin-services.ts';
import { auth, session } from './identity.ts';
import { type Presence, WARNING_MINUTES } from './idle.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { $passwordQuestion } from './password-question.ts';

interface SessionDialogProps {
  readonly heading: string;
  readonly words: string;
  /** Whether it hides the page behind it completely. */
  readonly isCurtain?: boolean;
  /** Called on Escape. */
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** A modal dialog above the page, which keeps its contents. The focus then returns to where it was. */
function SessionDialog({ heading, words, isCurtain = false, onEscape, children }: SessionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="session-heading"
      aria-describedby="session-words"
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
      className={`${isCurtain ? 'backdrop:bg-ground' : 'backdrop:bg-black/50'} m-auto w-[min(30rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-6 text-ink sm:p-8`}
    >
      <div className="grid gap-4">
        <h2 id="session-heading" className="text-xl">
          {heading}
        </h2>
        <p id="session-words">{words}</p>
        {children}
      </div>
    </dialog>
  );
}

/** Asks for the password before an action that cannot be undone. */
export function PasswordQuestionDialog() {
  const question = useStore($passwordQuestion, { ssr: 'initial' });
  if (question === undefined) return null;
  const giveUp = () => {
    question.answer(false);
  };
  return (
    <SessionDialog
      heading="Type your password again"
      words="To delete or export, show that it is you. It holds for five minutes."
      onEscape={giveUp}
    >
      <PasswordForm
        email={session.read()?.email ?? ''}
        tryPassword={auth.confirmPassword}
        onDone={() => {
          question.answer(true);
        }}
        otherwise={{ label: 'Cancel', onChoose: giveUp }}
      />
    </SessionDialog>
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
      <SessionDialog
        heading="Are you still there?"
        words={`You will be logged out in about ${WARNING_MINUTES} minutes. What you have typed stays.`}
        onEscape={idle.stay}
      >
        <div className="flex justify-end">
          <Button size="small" onClick={idle.stay}>
            Stay logged in
          </Button>
        </div>
      </SessionDialog>
    );
  }
  const email = session.read()?.email ?? '';
  const leave = () => {
    session.remove();
    location.replace(loginPath(location, 'idle'));
  };
  return (
    <SessionDialog
      heading="You were logged out"
      words="Nobody was here for 30 minutes. What you typed is still on this page: log in to go on."
      isCurtain
      onEscape={leave}
    >
      <PasswordForm
        email={email}
        tryPassword={(password) => auth.signIn(email, password)}
        onDone={() => {
          if (session.keep(email, new Date())) idle.comeBack();
          else location.replace(ADMIN_PATHS.login);
        }}
        otherwise={{ label: 'Leave', onChoose: leave }}
      />
    </SessionDialog>
  );
}
