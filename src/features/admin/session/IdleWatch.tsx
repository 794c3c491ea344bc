import { useEffect, useState } from 'react';

import { session } from '#browser/admin-auth.ts';
import { localStore } from '#browser/storage.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';
import { Button } from '#ui/Button.tsx';

import { $passwordQuestion, askForPassword } from './ask-for-password.ts';
import { auth } from './identity.ts';

const MINUTE_MS = 60_000;
/** Without activity for this long, an admin is logged out. */
const IDLE_MS = 30 * MINUTE_MS;
/** Minutes before that at which a warning is shown. */
const WARNING_MINUTES = 2;
const LOOK_EVERY_MS = 2_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** Holds the time of the last activity in any tab, in milliseconds since 1970. */
const STORAGE_KEY = 'adminActiveAt';

function markActivity(): void {
  localStore.set(STORAGE_KEY, String(Date.now()));
}

/** How long nobody has been active, in milliseconds. Logging in counts as activity. */
function idleMs(): number {
  const loggedInAt = Date.parse(session.read()?.loggedInAt ?? '') || 0;
  return Date.now() - Math.max(Number(localStore.get(STORAGE_KEY)), loggedInAt);
}

/** Warns an idle admin, then logs them out and asks for the password. */
export function IdleWatch() {
  const [isWarned, setWarned] = useState(false);

  useEffect(() => {
    const look = () => {
      const isOver = ($passwordQuestion.get()?.reason ?? 'again') !== 'again';
      const idle = isOver ? 0 : idleMs();
      const isLate = idle >= IDLE_MS - WARNING_MINUTES * MINUTE_MS;
      setWarned(isLate && idle < IDLE_MS);
      if (idle >= IDLE_MS) {
        // The session hint stays: without it, the other tabs would leave their pages and lose what was typed.
        void auth.signOut();
        void askForPassword('idle').then(markActivity);
      }
      return isLate;
    };
    // Looks before activity is recorded: after the time limit, it may be another person's.
    const mark = () => {
      if (!look()) markActivity();
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
    markActivity();
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
