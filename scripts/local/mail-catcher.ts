/**
 * A mail server that delivers nothing and shows everything: `node scripts/local/mail-catcher.ts <smtp port> <page port>`.
 * Mails are kept in memory and lost at the end.
 */
import { createServer } from 'node:http';

import { SMTPServer } from 'smtp-server';

import { type PlainMail, readMail } from '../../functions/src/testing/mail-server.ts';

/** Number of latest mails that are kept. */
const MOST_MAILS = 200;

interface CaughtMail extends PlainMail {
  readonly to: string;
  readonly at: Date;
}

const mails: CaughtMail[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData: (stream, { envelope: { rcptTo } }, callback) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = rcptTo.map(({ address }) => address).join(', ');
      mails.unshift({ ...readMail(Buffer.concat(chunks).toString()), to, at: new Date() });
      mails.splice(MOST_MAILS);
      callback();
    });
  },
});
smtp.on('error', (error) => {
  console.error(`Mail server: ${error.message}`);
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function page(): string {
  const list = mails.map(
    ({ subject, to, at, text }) =>
      `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, ${at.toLocaleTimeString('en-US')}</p><pre>${escaped(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${mails.length} mails</title><style>body{font:1rem/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid;padding:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap}</style>
<h1>Mails</h1><p>What the site has sent on this computer. Nothing leaves it.</p>
${list.length === 0 ? '<p>None yet. Send the contact form; the mail comes within ten seconds.</p>' : list.join('\n')}</html>`;
}

const pages = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(page());
});

const [smtpPort, pagePort] = process.argv.slice(2).map(Number);
smtp.listen(smtpPort, '127.0.0.1', () => {
  pages.listen(pagePort, '127.0.0.1', () => {
    console.log(`Mail catcher ready on 127.0.0.1:${smtpPort}`);
  });
});
