import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { ADMIN_API_PATHS } from '../../src/domain/api/paths.ts';
import { ExpectedFailure } from '../bootstrap/failure.mjs';
import type { Ports } from './ports.ts';
import type { Supervisor } from './processes.ts';

const READY_MS = 20_000;
const SWEEP_EVERY_MS = 10_000;

/** Settings for the functions, so that mails go to the catcher and only this computer may start a sweep. */
export interface LocalMail {
  readonly env: Readonly<Record<string, string>>;
  /** Does what triggers and schedule do in production, which do not run on the emulators. */
  readonly keepSweeping: (origin: string) => void;
}

/** @param ports where the mail catcher listens */
export function localMail(ports: Ports): LocalMail {
  const token = randomUUID();
  return {
    env: {
      NOTIFY_TO: 'you@example.com',
      ESCALATE_TO: 'manager@example.com',
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      LOCAL_SCHEDULE_TOKEN: token,
    },
    keepSweeping: (origin) => {
      const sweep = () =>
        fetch(`${origin}${ADMIN_API_PATHS.sweepNotifications}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          signal: AbortSignal.timeout(SWEEP_EVERY_MS),
          // The emulators are starting, reloading or ending; the next sweep does the same.
        }).catch(() => undefined);
      setInterval(() => void sweep(), SWEEP_EVERY_MS).unref();
    },
  };
}

/**
 * Starts the mail catcher.
 * @throws ExpectedFailure when it does not start
 */
export async function startMailCatcher(supervisor: Supervisor, ports: Ports): Promise<void> {
  const catcher = supervisor.start({
    name: 'mail',
    args: [
      fileURLToPath(import.meta.resolve('./mail-catcher.ts')),
      String(ports.smtp),
      String(ports.mailPage),
    ],
  });
  if (await catcher.printed(/Mail catcher ready/u, READY_MS)) return;
  throw new ExpectedFailure('The mail catcher did not start.', { log: catcher.log });
}
