import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { expect, it, vi } from 'vitest';

import { openAppCheck } from './firebase-app-check.ts';

// The SDK itself loads reCAPTCHA from Google.
vi.mock('firebase/app', () => ({ initializeApp: vi.fn(() => 'the app') }));
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: vi.fn(() => 'App Check'),
  getToken: vi.fn(() => Promise.resolve({ token: 'token-1' })),
  ReCaptchaEnterpriseProvider: vi.fn(),
}));

const CONFIG = { projectId: 'secondkey-live', apiKey: 'key', appId: 'app' };
const open = (config: object | undefined) =>
  openAppCheck('site-key', () =>
    Promise.resolve(config === undefined ? new Response('', { status: 404 }) : Response.json(config)),
  );

it('gets tokens for the project that Hosting names, and none in the background', async () => {
  const token = await open(CONFIG);
  expect(await token?.()).toBe('token-1');
  expect(initializeApp).toHaveBeenCalledWith(CONFIG, 'public-forms');
  expect(ReCaptchaEnterpriseProvider).toHaveBeenCalledWith('site-key');
  expect(initializeAppCheck).toHaveBeenCalledWith('the app', {
    provider: expect.any(ReCaptchaEnterpriseProvider) as object,
    isTokenAutoRefreshEnabled: false,
  });
  expect(getToken).toHaveBeenCalledWith('App Check');
});

it.each([
  ['on the emulators', { ...CONFIG, projectId: 'demo-secondkey' }],
  ['for a project without a web app', { projectId: 'secondkey-live', apiKey: 'key' }],
  ['where Hosting tells nothing', undefined],
])('is not there %s', async (_, config) => {
  expect(await open(config)).toBeUndefined();
});
