import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { mailServer, type ReceivedMail } from '../../functions/src/testing/mail-server.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { xmlText } from '#domain/shared/xml-text.ts';
import type { Ports } from './ports.ts';

/** From one run to the next, instead of five minutes, so that nobody waits for a mail. */
const PAUSE_MS = 10_000;

/** Settings for the functions, so that mails go to the catcher and only this computer may start the scheduled work. */
interface LocalMail {
  readonly env: Readonly<Record<string, string>>;
  /** Does what the schedule does in production; the emulators run none. */
  readonly runSchedule: (origin: string) => void;
}

/** @param ports where the mail catcher listens */
export function localMail(ports: Ports): LocalMail {
  const token = randomUUID();
  return {
    env: {
      NOTIFY_TO: 'you@example.com',
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      LOCAL_SCHEDULE_TOKEN: token,
    },
    runSchedule: (origin) => {
      // One after the other, as in production: two at a time would send the same mails.
      const run = async () => {
        await fetch(`${origin}${ADMIN_API_PATHS.schedule}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          // The emulators are starting, reloading or ending; the next run does the same.
        }).catch(() => undefined);
        setTimeout(() => void run(), PAUSE_MS).unref();
      };
      void run();
    },
  };
}

/**
 * Starts a mail server that delivers nothing and shows everything on a page. Mails are kept in memory and lost at the
 * end.
 *
 * @param stop ends it
 */
export async function startMailCatcher(
  { smtp: smtpPort, mailPage }: Ports,
  stop: AbortSignal,
): Promise<void> {
  const smtp = await mailServer(smtpPort);
  const pages = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    response.end(pageOf(smtp.received.toReversed()));
  });
  pages.listen(mailPage, '127.0.0.1');
  await once(pages, 'listening');
  stop.addEventListener('abort', () => {
    void smtp.close();
    pages.closeAllConnections();
    pages.close();
  });
}

function articleOf({ from, to, subject, at, text }: ReceivedMail): string {
  const fields = [
    ['From', from],
    ['To', to.join(', ')],
    ['At', at.toLocaleTimeString('en-US')],
  ].map(([name, value = '']) => `<dt>${String(name)}</dt><dd>${xmlText(value)}</dd>`);
  return `<article><h2>${xmlText(subject)}</h2><dl>${fields.join('')}</dl><pre>${xmlText(text)}</pre></article>`;
}

function pageOf(mails: readonly ReceivedMail[]): string {
  const list = mails.map(articleOf);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${mails.length} mails</title><style>body{font:1rem/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:0 1rem;font-size:.9rem}dd{margin:0;overflow-wrap:anywhere}</style>
<h1>Mails</h1><p>What the site has sent on this computer. Nothing leaves it.</p>
${list.length === 0 ? '<p>None yet. Send the contact form; the mail comes within ten seconds.</p>' : list.join('\n')}</html>`;
}
