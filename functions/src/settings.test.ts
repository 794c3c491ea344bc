import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { SITE, SUPPORT_EMAIL } from '../../src/config/site.ts';

import { readSettings, secretsOf } from './settings.ts';
import { testApi } from './testing/api.ts';
import { SAMPLE_CHECK } from './testing/sample-check.ts';

const readSearchSettings = (environment: Parameters<typeof readSettings>[0]) =>
  readSettings(environment).search;

const LOCAL = 'http://127.0.0.1:5059';

test('a second factor is required unless the environment cannot offer one', () => {
  const isRequired = (environment: Record<string, string>) => readSettings(environment).secondFactorRequired;
  expect(isRequired({})).toBe(true);
  expect(isRequired({ SECOND_FACTOR: '' })).toBe(true);
  expect(isRequired({ SECOND_FACTOR: 'optional' })).toBe(false);
  expect(isRequired({ FUNCTIONS_EMULATOR: 'true' })).toBe(false);
  expect(isRequired({ FUNCTIONS_EMULATOR: 'true', SECOND_FACTOR: 'required' })).toBe(true);
  expect(() => isRequired({ SECOND_FACTOR: 'no' })).toThrow('SECOND_FACTOR must be required or optional.');
});

describe('the settings for search engines', () => {
  test('default to the site itself and IndexNow', () => {
    expect(readSearchSettings({})).toEqual({
      liveOrigin: SITE.origin,
      indexNow: 'https://api.indexnow.org/indexnow',
    });
  });

  test('can turn IndexNow off', () => {
    expect(readSearchSettings({ INDEXNOW_ENDPOINT: '' }).indexNow).toBeNull();
  });

  test.each([
    ['LIVE_ORIGIN', 'http://www.example.org'],
    ['LIVE_ORIGIN', 'www.example.org'],
    ['INDEXNOW_ENDPOINT', 'ftp://example.org/'],
    ['INDEXNOW_ENDPOINT', 'http://169.254.169.254/latest'],
    ['INDEXNOW_ENDPOINT', 'https://user:secret@example.org/'],
    ['LIVE_ORIGIN', 'https://user@example.org'],
    ['LIVE_ORIGIN', 'https://:secret@example.org'],
  ])('refuse %s=%s with an error that names it', (name, value) => {
    expect(() => readSearchSettings({ [name]: value })).toThrow(name);
  });

  test('report all wrong settings at once', () => {
    expect(() =>
      readSearchSettings({ RETENTION_MONTHS: '0', LIVE_ORIGIN: 'a', INDEXNOW_ENDPOINT: 'b' }),
    ).toThrow(/^RETENTION_MONTHS .*\. LIVE_ORIGIN .*\. INDEXNOW_ENDPOINT .*\.$/u);
  });

  describe('on the emulators', () => {
    const emulated = (environment: Record<string, string> = {}) =>
      readSearchSettings({ FUNCTIONS_EMULATOR: 'true', ...environment });

    test('are empty by default', () => {
      expect(emulated()).toEqual({ liveOrigin: null, indexNow: null });
    });

    test('never contact the internet, whatever a real project’s file says', () => {
      expect(
        emulated({
          LIVE_ORIGIN: 'https://localhost',
          INDEXNOW_ENDPOINT: 'https://api.indexnow.org/indexnow',
        }),
      ).toEqual({ liveOrigin: null, indexNow: null });
    });

    test('may name servers on this machine', () => {
      expect(
        emulated({
          LIVE_ORIGIN: `${LOCAL}/`,
          INDEXNOW_ENDPOINT: `${LOCAL}/indexnow`,
        }),
      ).toEqual({
        liveOrigin: LOCAL,
        indexNow: `${LOCAL}/indexnow`,
      });
    });
  });
});

describe('settings', () => {
  test('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({
      retentionMonths: 24,
      rateLimits: { perClient: 20, perNetwork: 120, perConnection: 600 },
      missingSalts: ['RATE_LIMIT_SALT', 'DO_NOT_CALL_SALT'],
      emulatorHints: null,
    });
  });

  test('are what SECURITY.md states', () => {
    const security = readFileSync(path.resolve(import.meta.dirname, '../../SECURITY.md'), 'utf8');
    const { perClient, perNetwork, perConnection } = readSettings({}).rateLimits;
    expect(security).toContain(`behind one address has ${perClient} saves in ten minutes`);
    expect(security).toContain(`own URL has ${perConnection} for each connection`);
    // “thirty callers, or five whole IPv6 networks”
    expect([perConnection / perClient, perConnection / perNetwork]).toEqual([30, 5]);
  });

  test('generate random salts when none are set', () => {
    const salts = [{}, { RATE_LIMIT_SALT: '', DO_NOT_CALL_SALT: '' }]
      .map(readSettings)
      .flatMap(({ rateLimitSalt, doNotCallSalt }) => [rateLimitSalt, doNotCallSalt]);
    expect(new Set(salts.map((salt) => salt.length))).toEqual(new Set([43]));
    expect(new Set(salts).size).toBe(4);
  });

  test('have the same salts after every start of the emulators, whose records outlast a restart of the functions', () => {
    const start = () => readSettings({ FUNCTIONS_EMULATOR: 'true' });
    expect(start()).toEqual(start());
    expect(start().missingSalts).toEqual([]);
  });

  test('are read from the environment', () => {
    const settings = readSettings({
      RETENTION_MONTHS: '6',
      RATE_LIMIT_PER_CLIENT: '500',
      RATE_LIMIT_PER_NETWORK: '400',
      RATE_LIMIT_PER_CONNECTION: '9',
      RATE_LIMIT_SALT: 'pepper',
      DO_NOT_CALL_SALT: 'thyme',
    });
    expect(settings).toMatchObject({
      retentionMonths: 6,
      rateLimits: { perClient: 500, perNetwork: 400, perConnection: 9 },
      rateLimitSalt: 'pepper',
      doNotCallSalt: 'thyme',
      missingSalts: [],
    });
  });

  test.each(['0', '-1', '1.5', 'many', '', '1e3', '99999999999'])(
    'refuse %s as a number and name the setting',
    (value) => {
      expect(() => readSettings({ RETENTION_MONTHS: value })).toThrow(
        'RETENTION_MONTHS must be a whole number of at least 1.',
      );
    },
  );

  test.each(['121', '999999999'])(
    'refuse to keep records for %s months, which no date may reach',
    (value) => {
      expect(() => readSettings({ RETENTION_MONTHS: value })).toThrow(
        'RETENTION_MONTHS must be at most 120.',
      );
    },
  );

  test.each([
    [{ RETENTION_MONTHS: '120' }, 201],
    [{ RETENTION_MONTHS: '1' }, 201],
    [{ RATE_LIMIT_PER_CLIENT: '999999999', RATE_LIMIT_PER_CONNECTION: '999999999' }, 201],
    [{ RATE_LIMIT_PER_CLIENT: '1', RATE_LIMIT_PER_CONNECTION: '1' }, 429],
  ])(
    'at their extremes still take a save, and only limits refuse a second one: %j',
    async (environment, then) => {
      const { retentionMonths, rateLimits: limits } = readSettings(environment);
      const api = testApi({ limits, retentionMonths });
      const save = async () =>
        (await api.post('/api/submissions', { ...SAMPLE_CHECK, id: randomUUID() })).status;
      expect([await save(), await save()]).toEqual([201, then]);
    },
  );

  const EMULATORS = {
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    DEMO_ADMIN_EMAIL: 'admin@example.com',
    DEMO_ADMIN_PASSWORD: 'demo',
  };

  test('include the demo admin in the emulator', () => {
    expect(readSettings(EMULATORS).emulatorHints).toEqual({
      authUrl: 'http://127.0.0.1:9099',
      demoAdmin: { email: 'admin@example.com', password: 'demo' },
    });
  });

  test.each(Object.keys(EMULATORS))('include no hints without %s', (name) => {
    expect(readSettings({ ...EMULATORS, [name]: undefined }).emulatorHints).toBeNull();
  });

  describe('for notifications', () => {
    const MAIL = {
      NOTIFY_TO: 'a@example.com, b@example.com',
      SMTP_URL: 'smtps://user:pass@mail.example.com:465',
    };
    const notifications = (environment: Record<string, string>) => readSettings(environment).notifications;

    test('are empty by default', () => {
      expect(notifications({})).toEqual({
        mail: null,
        localScheduleToken: null,
      });
    });

    test('take several addresses, and send from the support mailbox unless another is set', () => {
      const to = ['a@example.com', 'b@example.com'];
      expect(notifications(MAIL).mail).toEqual({
        smtpUrl: MAIL.SMTP_URL,
        from: SUPPORT_EMAIL.shown,
        to,
      });
      expect(notifications({ ...MAIL, NOTIFY_FROM: 'n@example.com' }).mail).toMatchObject({
        from: 'n@example.com',
        to,
      });
    });

    test.each(['NOTIFY_TO', 'SMTP_URL'])('disable mail without %s', (name) => {
      expect(notifications({ ...MAIL, [name]: '' }).mail).toBeNull();
    });

    test('reach only this machine from the emulators', () => {
      const emulated = { FUNCTIONS_EMULATOR: 'true', ...MAIL };
      expect(notifications(emulated).mail).toBeNull();
      const local = { SMTP_URL: 'smtp://127.0.0.1:5061' };
      expect(notifications({ ...emulated, ...local }).mail).toMatchObject({ smtpUrl: local.SMTP_URL });
    });

    test('include the local schedule’s token on the emulators only', () => {
      expect(notifications({ LOCAL_SCHEDULE_TOKEN: 't' }).localScheduleToken).toBeNull();
      expect(
        notifications({ FUNCTIONS_EMULATOR: 'true', LOCAL_SCHEDULE_TOKEN: 't' }).localScheduleToken,
      ).toBe('t');
    });

    test.each([
      ['NOTIFY_TO', 'a@example.com, nobody'],
      ['NOTIFY_FROM', 'nobody'],
      ['SMTP_URL', 'https://mail.example.com'],
      ['SMTP_URL', 'mail.example.com'],
      ['SMTP_URL', 'smtp:mail'],
    ])('are refused with an error that names them: %s=%s', (name, value) => {
      expect(() => readSettings({ [name]: value })).toThrow(name);
    });
  });
});

test.each([
  [{ notifications: false }, []],
  [{ notifications: true }, ['SMTP_URL']],
])('with %j the schedule reads %j, and the public function no password', (sends, everyFiveMinutes) => {
  expect(secretsOf(sends)).toEqual({ api: ['RATE_LIMIT_SALT', 'DO_NOT_CALL_SALT'], everyFiveMinutes });
});
