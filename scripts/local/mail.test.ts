import { expect, it, onTestFinished, vi } from 'vitest';

import { smtpMailer } from '../../functions/src/notifications/mailer.ts';
import { localMail, startMailCatcher } from './mail.ts';
import { findFreeRow, portsFrom } from './ports.ts';

/** A mail catcher, its page, and a sender. */
async function catcher() {
  const ports = portsFrom(await findFreeRow(6400));
  const stop = new AbortController();
  onTestFinished(() => {
    stop.abort();
  });
  await startMailCatcher(ports, stop.signal);
  return {
    page: async () => (await fetch(`http://127.0.0.1:${ports.mailPage}/`)).text(),
    send: smtpMailer(`smtp://127.0.0.1:${ports.smtp}`, 'help@example.com').send,
  };
}

it('a sent mail is shown on the page as plain text', async () => {
  const { page, send } = await catcher();
  expect(await page()).toContain('None yet');
  await send({
    to: ['first@example.com', 'second@example.com'],
    subject: 'SecondKey: 3 new <b>',
    text: 'New since the last mail:\n\n- leads: 3 – <script>alert(1)</script>\n',
  });
  const shown = await page();
  expect(shown).toContain('SecondKey: 3 new &lt;b&gt;');
  expect(shown).toContain('<dt>To</dt><dd>first@example.com, second@example.com</dd>');
  expect(shown).toContain('- leads: 3 – &lt;script&gt;alert(1)&lt;/script&gt;');
});

it('a run of the schedule begins ten seconds after the one before has ended, however long that took', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ends: ((how: 'answered' | 'broken off') => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve, reject) => {
        ends.push((how) => {
          if (how === 'answered') resolve(Response.json({}));
          else reject(new TypeError('fetch failed'));
        });
      }),
  );
  localMail(portsFrom(6100)).runSchedule('http://127.0.0.1:6100');
  for (const [index, how] of (['answered', 'broken off', 'answered'] as const).entries()) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ends).toHaveLength(index + 1);
    ends[index]?.(how);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ends).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
});
