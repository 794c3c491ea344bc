import { deleteApp, initializeApp } from 'firebase-admin/app';
import { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

import { SITE, SUPPORT_HOURS } from '../../src/config/site.ts';

import { firebasePorts } from './firebase-ports.ts';
import { cloudLog } from './http/log.ts';
import { WORDINGS } from './intake/words.ts';
import { readSettings } from './settings.ts';

const app = initializeApp({ projectId: 'demo-ports' }, 'ports');
afterAll(() => deleteApp(app));
afterEach(() => vi.restoreAllMocks());

const SALTS = { RATE_LIMIT_SALT: 'salt', DO_NOT_CALL_SALT: 'salt of the list' };
const EMULATED = { ...SALTS, FUNCTIONS_EMULATOR: 'true' };
const portsFor = (environment: Readonly<Record<string, string>>) =>
  firebasePorts(app, readSettings(environment));

const MAIL = {
  NOTIFY_TO: 'office@example.org',
  NOTIFY_FROM: 'site@example.org',
  SMTP_URL: 'smtps://user:password@mail.example.org:465',
};

test('every kind of record has its own collection and reader', async () => {
  const asked: string[] = [];
  vi.spyOn(Firestore.prototype, 'collection').mockImplementation((name) => {
    asked.push(name);
    const snapshot = { exists: true, id: 'a', data: () => ({ email: 'rosa@example.com' }) };
    return { doc: () => ({ get: () => Promise.resolve(snapshot) }) } as never;
  });
  const { stores } = portsFor(SALTS).platform;
  expect(await stores.submissions.get('a')).toHaveProperty('classification');
  expect(await stores.leads.get('a')).toMatchObject({ id: 'a', email: 'rosa@example.com' });
  expect(await stores.messages.get('a')).toHaveProperty('message');
  expect(asked).toEqual(['expungement_submissions', 'leads', 'contact_messages']);
});

test('the API follows the settings', () => {
  const before = Date.now();
  const ports = portsFor({ ...SALTS, RETENTION_MONTHS: '7', RATE_LIMIT_PER_CLIENT: '3' });
  expect(ports).toMatchObject({
    platform: { retentionMonths: 7, emulatorHints: null },
    renters: {
      salt: 'salt',
      limits: { perClient: 3 },
      consent: WORDINGS.check,
    },
    office: { doNotCallSalt: 'salt of the list', secondFactorRequired: true },
  });
  expect(ports.platform.clock().getTime()).toBeGreaterThanOrEqual(before);
  expect(ports.platform.newRequestId()).toMatch(/^[\da-f-]{36}$/u);
});

test('only missing salts are warned about', () => {
  const warned = vi.spyOn(cloudLog, 'warn').mockImplementation(() => undefined);
  portsFor(SALTS);
  portsFor({ FUNCTIONS_EMULATOR: 'true' });
  expect(warned).not.toHaveBeenCalled();
  // The schedule gets none of them.
  vi.stubEnv('FUNCTION_TARGET', 'everyFiveMinutes');
  portsFor({});
  expect(warned).not.toHaveBeenCalled();
  vi.stubEnv('FUNCTION_TARGET', 'api');
  portsFor({});
  expect(warned.mock.calls).toEqual([
    ['RATE_LIMIT_SALT is not set: every instance counts saves for itself'],
    ['DO_NOT_CALL_SALT is not set: marks against calls are found by this instance only'],
  ]);
});

describe('notifications', () => {
  test('have no mailer until it is set up', () => {
    expect(portsFor(SALTS).schedule.notifications).toMatchObject({
      mail: null,
      hours: SUPPORT_HOURS,
      brand: SITE.name,
      dashboardUrl: `${SITE.origin}/admin/dashboard/`,
    });
  });

  test('go to the addresses in the settings, with links to the configured site', () => {
    const { mail, dashboardUrl } = portsFor({
      ...SALTS,
      ...MAIL,
      LIVE_ORIGIN: 'https://live.example.org',
    }).schedule.notifications;
    expect(mail).toMatchObject({ to: ['office@example.org'] });
    expect(dashboardUrl).toBe('https://live.example.org/admin/dashboard/');
    // Even if the live site is not checked, mails link to it.
    expect(portsFor({ ...SALTS, LIVE_ORIGIN: '' }).schedule.notifications.dashboardUrl).toBe(
      `${SITE.origin}/admin/dashboard/`,
    );
  });
});

describe('the sitemap panel', () => {
  const call = (url: string) => ({ url, method: 'GET', timeoutMilliseconds: 1000 }) as const;

  test('can reach the configured origins, and no others', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
    const { send } = portsFor({
      ...SALTS,
      LIVE_ORIGIN: 'https://live.example.org',
      INDEXNOW_ENDPOINT: 'https://indexnow.example.org/indexnow',
    }).office.sitemap;
    const reached = ['https://live.example.org/sitemap.xml', 'https://indexnow.example.org/indexnow'];
    for (const url of reached) expect(await send(call(url))).toMatchObject({ kind: 'answered' });
    await expect(send(call('https://evil.example.org/'))).rejects.toThrow(RangeError);
    expect(fetched).toHaveBeenCalledTimes(reached.length);
  });

  test('can reach nothing when nothing is configured', async () => {
    const { send, siteOrigin } = portsFor(EMULATED).office.sitemap;
    await expect(send(call('https://api.indexnow.org/indexnow'))).rejects.toThrow(RangeError);
    expect(siteOrigin).toBe(SITE.origin);
  });
});
