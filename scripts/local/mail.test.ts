import { expect, it } from 'vitest';

import { smtpMailer } from '../../functions/src/notifications/mailer.ts';
import { startMailCatcher } from './mail.ts';
import { findFreeRow, portsFrom } from './ports.ts';

it('a sent mail is shown on the page as plain text', async () => {
  const ports = portsFrom(await findFreeRow(6400));
  const stop = new AbortController();
  await startMailCatcher(ports, stop.signal);
  const page = async () => (await fetch(`http://127.0.0.1:${ports.mailPage}/`)).text();
  expect(await page()).toContain('None yet');
  await smtpMailer(`smtp://127.0.0.1:${ports.smtp}`, 'help@example.com').send({
    to: ['first@example.com', 'second@example.com'],
    subject: 'SecondKey: 3 new <b>',
    text: 'New since the last mail:\n\n- leads: 3 – <script>alert(1)</script>\n',
  });
  const shown = await page();
  expect(shown).toContain('SecondKey: 3 new &lt;b&gt;');
  expect(shown).toContain('To first@example.com, second@example.com');
  expect(shown).toContain('- leads: 3 – &lt;script&gt;alert(1)&lt;/script&gt;');
  stop.abort();
});
