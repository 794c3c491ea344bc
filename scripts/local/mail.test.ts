import { expect, it, onTestFinished, vi } from 'vitest';

import { REMINDER_MAIL_WORDS } from '#content/words/en/reminder-mail.ts';
import { REMINDER_MAIL_WORDS as SPANISH } from '#content/words/es/reminder-mail.ts';
import { reminderMail, type ReminderMailFacts } from '#domain/reminders/mail.ts';
import { format } from '#domain/shared/format.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { smtpMailer } from '../../functions/src/notifications/mailer.ts';
import { localMail, startMailCatcher } from './mail.ts';
import { findFreeRow, portsFrom } from './ports.ts';

const WORDS = { en: REMINDER_MAIL_WORDS, es: SPANISH };
const FACTS: ReminderMailFacts = {
  brand: 'SecondKey',
  state: 'Minnesota',
  call: undefined,
  links: {
    reminder: 'https://site.example/reminder/#token',
    plan: 'https://site.example/plan/',
    paper: null,
    check: 'https://site.example/check/',
    changes: 'https://site.example/changes/',
  },
  confirmedOn: '2026-05-03' as PlainDate,
};

/** A mail catcher, its page by path, and a sender. */
async function catcher() {
  const ports = portsFrom(await findFreeRow(6400));
  const stop = new AbortController();
  onTestFinished(() => {
    stop.abort();
  });
  await startMailCatcher(ports, stop.signal);
  return {
    page: async (path = '/') => (await fetch(`http://127.0.0.1:${ports.mailPage}${path}`)).text(),
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
  expect(shown).not.toContain('As HTML');
  expect(shown).toContain('- leads: 3 – &lt;script&gt;alert(1)&lt;/script&gt;');
});

it.each(LANGUAGES)(
  'a reminder in %s is shown with its text, its HTML and how to end it',
  async (language) => {
    const mail = reminderMail({ kind: 'gone', day: '2028-04-10' as PlainDate }, FACTS, WORDS[language]);
    const { page, send } = await catcher();
    await send({
      ...mail,
      to: ['rosa@example.com'],
      from: { name: format(WORDS[language].sender, { brand: 'Sëcond' }), address: 'r@example.com' },
      unsubscribe: 'https://site.example/end',
    });
    const list = await page();
    expect(list).toContain(`<h2>${mail.subject}</h2>`);
    expect(list).toContain(
      `<dt>From</dt><dd>${format(WORDS[language].sender, { brand: 'Sëcond' })}, r@example.com</dd>`,
    );
    expect(list).toContain('<dt>List-Unsubscribe</dt><dd>&lt;https://site.example/end&gt;</dd>');
    expect(list).toContain('<dt>List-Unsubscribe-Post</dt><dd>List-Unsubscribe=One-Click</dd>');
    for (const line of mail.text.split('\n')) expect(list).toContain(line);
    const path = /href="(\/[^"]+)">As HTML/u.exec(list)?.[1];
    expect((await page(path)).trim()).toBe(mail.html.trim());
    expect(await page('/99.html')).toContain('<h1>Mails</h1>');
  },
);

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
