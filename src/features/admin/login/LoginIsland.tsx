import { useEffect, useState } from 'react';

import type { EmulatorHints } from '~/domain/api/answers.ts';
import { notifyOnNextPage, showCarriedOver } from '~/ui/notifications/carry-over.ts';
import { $notifications, notify } from '~/ui/notifications/notification-store.ts';
import { Notifications } from '~/ui/notifications/Notifications.tsx';

import { returnPath } from '../admin-paths.ts';
import { auth, emulatorHints, session } from '../admin-services.ts';
import { logIn, LOGIN_NOTIFICATIONS, type Credentials } from './log-in.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { passwordResetNotification } from './reset-password.ts';

/** The login page's island: the form, and where it leads. */
export function LoginIsland() {
  const [demoAdmin, setDemoAdmin] = useState<EmulatorHints['demoAdmin']>();
  useEffect(showCarriedOver, []);
  useEffect(() => {
    void emulatorHints().then((hints) => {
      setDemoAdmin(hints?.demoAdmin);
    });
    // Fetches Firebase's script while the admin is still typing.
    void auth.token();
  }, []);

  /** @returns whether the page is about to change */
  async function submit(credentials: Credentials): Promise<boolean> {
    $notifications.set([]);
    const result = await logIn(credentials, { auth, session, now: () => new Date() });
    if (result !== 'signed-in') {
      notify(LOGIN_NOTIFICATIONS[result]);
      return false;
    }
    notifyOnNextPage(LOGIN_NOTIFICATIONS[result]);
    location.replace(returnPath(location));
    return true;
  }

  async function askForPassword(email: string): Promise<void> {
    $notifications.set([]);
    notify(passwordResetNotification(await auth.sendPasswordReset(email), email));
  }

  return (
    <>
      <LoginNotice />
      <LoginForm demoAdmin={demoAdmin} onSubmit={submit} onForgotten={askForPassword} />
      <Notifications />
    </>
  );
}
