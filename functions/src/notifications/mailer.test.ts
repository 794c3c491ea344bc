import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { mailServer, type MailServer } from '../testing/mail-server.ts';
import { smtpMailer } from './mailer.ts';

const MAIL = {
  to: ['first@example.com', 'second@example.com'],
  subject: 'SecondKey: 2 new',
  text: 'New since the last mail:\n\n- leads: 2\n',
};

let server: MailServer;
beforeEach(async () => {
  server = await mailServer();
});
afterEach(() => server.close());
const mailer = () => smtpMailer(server.url, 'help@secondkey.test');

test('a mail arrives unchanged at every address', async () => {
  expect(await mailer().send(MAIL)).toEqual({ ok: true, refusedAddresses: 0 });
  expect(server.received).toEqual([
    {
      ...MAIL,
      from: 'help@secondkey.test',
      at: expect.any(Date) as Date,
      messageId: expect.stringMatching(/^<.+@secondkey\.test>$/u) as string,
      source: expect.any(String) as string,
    },
  ]);
});

test('a mail is marked as auto-generated, so that autoresponders stay silent', async () => {
  await mailer().send(MAIL);
  expect(server.received[0]?.source).toMatch(/^auto-submitted: auto-generated\r$/imu);
});

test('a mail counts as sent when the server refuses one of two addresses', async () => {
  server.refused.set('second@example.com', '550 Unknown');
  expect(await mailer().send(MAIL)).toEqual({ ok: true, refusedAddresses: 1 });
  expect(server.received).toMatchObject([{ to: ['first@example.com'] }]);
});

test.each([
  ['550 5.1.1 Unknown', 'refused'],
  ['450 4.2.0 Greylisted', 'refused'],
  ['421 4.3.2 Shutting down', 'unreachable'],
] as const)('a mail whose addresses all get %s is %s', async (reply, failure) => {
  for (const address of MAIL.to) server.refused.set(address, reply);
  expect(await mailer().send(MAIL)).toEqual({ ok: false, failure });
});

describe('a server', () => {
  test.each([
    ['refuse-mail', 'refused'],
    ['refuse-for-now', 'refused'],
    ['refuse-content', 'refused'],
    ['refuse-connection', 'unreachable'],
    ['cut-on-connection', 'unreachable'],
    ['cut-on-sender', 'unreachable'],
    ['cut-in-content', 'unreachable'],
    ['cut-after-content', 'unreachable'],
  ] as const)('with the fault %s is %s', async (fault, failure) => {
    server.setFault(fault);
    expect(await mailer().send(MAIL)).toEqual({ ok: false, failure });
    expect(server.received).toHaveLength(fault === 'cut-after-content' ? 1 : 0);
  });

  test('on another host gets no password without encryption', async () => {
    const remote = smtpMailer(server.url.replace('127.0.0.1', 'localhost'), 'help@secondkey.test');
    expect(await remote.send(MAIL)).toMatchObject({ ok: false });
    expect(server.received).toEqual([]);
  });
});

describe('the time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Greets, and never comes to the end of its first reply. */
  const endlessServer = async () => {
    const asked = Promise.withResolvers<unknown>();
    const sockets: Socket[] = [];
    const endless = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.write('220 mail.example.com\r\n');
      socket.on('data', (command) => {
        socket.write('250-');
        asked.resolve(command);
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => {
      endless.close();
      for (const socket of sockets) socket.destroy();
    });
    await once(endless, 'listening');
    const { port } = endless.address() as AddressInfo;
    return { url: `smtp://127.0.0.1:${port}`, asked: asked.promise, sockets };
  };

  test('of 25 seconds ends the attempt when a reply never ends', async () => {
    const endless = await endlessServer();
    const answer = smtpMailer(endless.url, 'help@secondkey.test').send(MAIL);
    const soFar = () => Promise.race([answer, setImmediate('waiting')]);
    await endless.asked;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await soFar()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await soFar()).toEqual({ ok: false, failure: 'unreachable' });
  });

  test('of 25 seconds ends the connection, so that the server cannot take the mail later', async () => {
    const endless = await endlessServer();
    const answer = smtpMailer(endless.url, 'help@secondkey.test').send(MAIL);
    await endless.asked;
    expect(endless.sockets.map(({ readyState }) => readyState)).toEqual(['open']);
    await vi.advanceTimersByTimeAsync(25_000);
    await answer;
    await expect
      .poll(() => endless.sockets.map(({ destroyed }) => destroyed), { timeout: 5000 })
      .toEqual([true]);
  });

  test('of 8 seconds ends the wait for a greeting', async () => {
    const silent = createServer();
    const connected = once(silent, 'connection');
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const answer = smtpMailer(`smtp://127.0.0.1:${port}`, 'help@secondkey.test').send(MAIL);
    const [socket] = (await connected) as [Socket];
    onTestFinished(() => {
      socket.destroy();
      silent.close();
    });
    // Twice, because the client's own wait begins when it learns of the connection.
    await vi.advanceTimersByTimeAsync(8_000);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answer).toEqual({ ok: false, failure: 'unreachable' });
  });

  test('leaves no timer running that would keep the function busy', async () => {
    await mailer().send(MAIL);
    await expect.poll(() => vi.getTimerCount(), { timeout: 5000 }).toBe(0);
  });
});
