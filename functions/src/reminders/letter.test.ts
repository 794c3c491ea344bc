import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { LANGUAGES } from '../../../src/domain/shared/language.ts';
import type { FindingText } from '../../../src/domain/plan/finding-text.ts';
import type { ReminderMail } from '../../../src/domain/reminders/mail.ts';
import type { StoredReminder } from '../../../src/domain/reminders/reminder.ts';
import type { PlainDate } from '../../../src/domain/shared/plain-date.ts';

import { smtpMailer } from '../notifications/mailer.ts';
import { mailServer, type MailServer } from '../testing/mail-server.ts';
import { confirmedReminder } from '../testing/sample-reminder.ts';
import { letter, type LetterPorts } from './letter.ts';

const day = (text: string) => text as PlainDate;
const TEXT: FindingText = {
  tone: 'good',
  can: 'Yes, and the court does it by itself',
  sentence: 'The court removes a case like yours <three years> after it ended.',
  when: 'Now.',
  next: 'Ask the clerk whether your case is expunged.',
  list: '',
  agrees: true,
  waitsForFact: false,
};
const MAILS: readonly ReminderMail[] = [
  { kind: 'confirm', about: 'day', day: day('2028-04-10') },
  { kind: 'confirm', about: 'change', day: null },
  { kind: 'confirm', about: 'answer', day: null },
  {
    kind: 'open',
    day: day('2028-04-10'),
    text: TEXT,
    law: 'Minn. Stat. § 484.014',
    paper: { kind: 'papers', remedyId: 'mn-x' },
  },
  { kind: 'moved', day: day('2030-04-10'), before: day('2028-04-10'), law: 'Minn. Stat. § 484.014' },
  { kind: 'gone', day: day('2028-04-10') },
  { kind: 'unchecked', day: day('2028-04-10'), lastCheck: day('2027-01-10') },
  { kind: 'change', titles: ['Minnesota: a new law', 'All states: a correction'] },
  { kind: 'answer', text: TEXT, paper: null },
];
const ID = 'a'.repeat(64);
const TOKEN = 't'.repeat(43);
const PORTS: LetterPorts = {
  brand: 'SecondKey',
  origin: 'https://www.secondkey.test',
  sender: 'reminders@secondkey.test',
  linkKey: 'key',
  helpToCall: () =>
    Promise.resolve({
      name: 'Mid-Minnesota Legal Aid',
      specialty: '',
      phone: '(612) 334-5970',
      url: null,
      kind: 'legal-aid',
    }),
};
const reminderIn = (language: StoredReminder['language']): StoredReminder =>
  confirmedReminder(
    {
      email: 'rosa@example.com',
      language,
      subject: {
        kind: 'day',
        remedyId: 'mn-x',
        facts: {
          state: 'MN',
          county: 'Hennepin County',
          outcome: 'lost',
          paymentStatus: 'paid',
          filingDate: day('2025-03-05'),
          reason: 'Other',
          dates: {},
        },
      },
    },
    day('2028-04-10'),
    new Date('2026-05-03T12:00:00.000Z'),
  );

let server: MailServer;
beforeEach(async () => {
  server = await mailServer();
});
afterEach(() => server.close());

describe.each(LANGUAGES)('the mails in %s', (language) => {
  test.each(MAILS)('$kind: is one that every mail program can read', async (mail) => {
    const ready = await letter(
      PORTS,
      { id: ID, reminder: { ...reminderIn(language), token: mail.kind === 'confirm' ? TOKEN : null } },
      mail,
    );
    expect(JSON.stringify(ready)).not.toMatch(/\{\w+\}|undefined|null/u);
    expect(ready.text).not.toContain('&');
    expect(ready.html).toContain(`<html lang="${language}-US">`);
    expect(ready.html).not.toContain('<three years>');
    // What a phone shows.
    expect(ready.subject.length).toBeLessThanOrEqual(72);

    expect(await smtpMailer(server.url, PORTS.sender).send(ready)).toMatchObject({ ok: true });
    // What a mail program decodes is what was written.
    expect(server.received).toMatchObject([
      {
        to: ['rosa@example.com'],
        from: `${ready.from?.name ?? ''}, ${PORTS.sender}`,
        subject: ready.subject,
        text: expect.stringContaining(ready.text) as string,
        html: expect.stringContaining(ready.html ?? 'no HTML') as string,
      },
    ]);
    const source = server.received[0]?.source ?? '';
    for (const line of source.split('\r\n')) {
      // RFC 5322 § 2.1.1: 78 characters, and never more than 998; only an address cannot be broken.
      expect(line.length, line).toBeLessThanOrEqual(
        /^ ?\S+$|^list-unsubscribe: <\S+>$/iu.test(line) ? 998 : 78,
      );
    }
    // Seven bits, so that no server has to change anything.
    expect(source).toMatch(/^[\t\r\n -~]*$/u);
    expect(source).toMatch(/^content-type: multipart\/alternative;/imu);
    expect(source).toMatch(/^auto-submitted: auto-generated\r$/imu);
    // By one press in the mail program (RFC 8058), and on the page that the mail links to.
    const [, token] = /\/reminder\/#([\w.-]+)/u.exec(ready.text) ?? [];
    expect(server.received).toMatchObject([
      {
        listUnsubscribe: `<https://www.secondkey.test/api/reminders/${token ?? 'none'}/end>`,
        listUnsubscribePost: 'List-Unsubscribe=One-Click',
      },
    ]);
  });

  test('say who writes, why, and how to end it', async () => {
    const { text, html, from } = await letter(
      PORTS,
      { id: ID, reminder: reminderIn(language) },
      MAILS[3] as ReminderMail,
    );
    expect(from).toEqual({
      name: language === 'en' ? 'SecondKey reminders' : 'Avisos de SecondKey',
      address: 'reminders@secondkey.test',
    });
    expect(text).toContain(language === 'en' ? 'May 3, 2026' : '3 de mayo de 2026');
    const prefix = language === 'en' ? '' : '/es';
    expect(text).toContain(`https://www.secondkey.test${prefix}/reminder/#${ID}.`);
    expect(text).toContain(`https://www.secondkey.test${prefix}/filing/#path=mn-x`);
    expect(text).toContain(`https://www.secondkey.test${prefix}/sealing-laws/minnesota/`);
    expect(text).toContain('(612) 334-5970, Mid-Minnesota Legal Aid');
    // A tap dials.
    expect(html).toContain('href="tel:+16123345970"');
    expect(text).not.toContain('tel:');
  });
});
