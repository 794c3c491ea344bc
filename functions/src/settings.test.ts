import { describe, expect, test } from 'vitest';

import { readSettings } from './settings.ts';

describe('settings', () => {
  test('are complete when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      retentionMonths: 24,
      rateLimits: { perWindow: 20, perDay: 100, perConnection: 600, withoutAppCheck: 60 },
      rateLimitSaltIsShared: false,
      emulatorHints: null,
    });
  });

  test('without a salt get one that nobody can guess', () => {
    const [one, other] = [
      readSettings({}).rateLimitSalt,
      readSettings({ RATE_LIMIT_SALT: '' }).rateLimitSalt,
    ];
    expect(one).toHaveLength(43);
    expect(one).not.toBe(other);
  });

  test('need no salt in the emulator, which is one instance', () => {
    expect(readSettings({ FUNCTIONS_EMULATOR: 'true' }).rateLimitSaltIsShared).toBe(true);
  });

  test('come from the environment', () => {
    const settings = readSettings({
      RETENTION_MONTHS: '6',
      RATE_LIMIT_PER_WINDOW: '500',
      RATE_LIMIT_PER_DAY: '5000',
      RATE_LIMIT_PER_CONNECTION: '9',
      RATE_LIMIT_WITHOUT_APP_CHECK: '7',
      RATE_LIMIT_SALT: 'pepper',
    });
    expect(settings).toMatchObject({
      retentionMonths: 6,
      rateLimits: { perWindow: 500, perDay: 5000, perConnection: 9, withoutAppCheck: 7 },
      rateLimitSalt: 'pepper',
      rateLimitSaltIsShared: true,
    });
  });

  test.each(['0', '-1', '1.5', 'many', '', '1e3', '99999999999'])(
    'refuse %s as a number, by name',
    (value) => {
      expect(() => readSettings({ RETENTION_MONTHS: value })).toThrow(
        'RETENTION_MONTHS must be a whole number of at least 1.',
      );
    },
  );

  const EMULATORS = {
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    DEMO_ADMIN_EMAIL: 'admin@example.com',
    DEMO_ADMIN_PASSWORD: 'demo',
  };

  test('hold the demo admin inside the emulator', () => {
    expect(readSettings(EMULATORS).emulatorHints).toEqual({
      authUrl: 'http://127.0.0.1:9099',
      demoAdmin: { email: 'admin@example.com', password: 'demo' },
    });
  });

  test.each(Object.keys(EMULATORS))('hold no hints without %s', (name) => {
    expect(readSettings({ ...EMULATORS, [name]: undefined }).emulatorHints).toBeNull();
  });
});
