import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { mailServer, type MailServer } from '../testing/mail-server.ts';
import { smtpMailer } from './mailer.ts';

const MAIL = {
  to: ['first@example.com', 'second@example.com'],
  subject: 'SecondKey: 2 new (message 7)',
  text: 'New since the last mail:\n\n- leads: 2\n',
  messageId: 'notification-7-1@secondkey.test',
};

let server: MailServer;
beforeEach(async () => {
  server = await mailServer();
});
afterEach(() => server.close());
const mailer = () => smtpMailer(server.url, 'help@secondkey.test');

test('a mail arrives as it was written, at every address', async () => {
  expect(await mailer().send(MAIL)).toEqual({ ok: true, refusedAddresses: 0 });
  expect(server.received).toEqual([{ ...MAIL, messageId: `<${MAIL.messageId}>` }]);
});

test('a server that refuses one of two addresses has taken the mail for the other', async () => {
  server.refused.add('second@example.com');
  expect(await mailer().send(MAIL)).toEqual({ ok: true, refusedAddresses: 1 });
  expect(server.received).toMatchObject([{ to: ['first@example.com'] }]);
});

test('a server that refuses every address has refused the mail', async () => {
  for (const address of MAIL.to) server.refused.add(address);
  expect(await mailer().send(MAIL)).toEqual({ ok: false, failure: 'refused' });
});

describe('a server', () => {
  test.each([
    ['refuse-mail', 'refused'],
    ['refuse-for-now', 'refused'],
    ['cut-on-connection', 'unreachable'],
    ['cut-on-sender', 'unreachable'],
    ['cut-in-content', 'unreachable'],
    ['cut-after-content', 'unreachable'],
    ['silent', 'unreachable'],
  ] as const)('with the fault %s is %s', async (fault, failure) => {
    server.setFault(fault);
    expect(await mailer().send(MAIL)).toEqual({ ok: false, failure });
    expect(server.received).toHaveLength(fault === 'cut-after-content' ? 1 : 0);
  });

  test('answers or not', async () => {
    expect(await mailer().answers()).toBe(true);
    server.setFault('cut-on-connection');
    expect(await mailer().answers()).toBe(false);
    expect(server.received).toEqual([]);
  });

  test('elsewhere gets no password without encryption', async () => {
    const remote = smtpMailer(server.url.replace('127.0.0.1', 'localhost'), 'help@secondkey.test');
    expect(await remote.send(MAIL)).toMatchObject({ ok: false });
    expect(server.received).toEqual([]);
  });
});
