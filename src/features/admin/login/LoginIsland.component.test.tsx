import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import {
  button,
  leftFor,
  openOffice,
  pageViolations,
  showDashboard,
  showLogin,
  toast,
} from '../../../../tests/component/back-office.tsx';

const email = page.getByLabelText('Email', { exact: true });
const password = page.getByLabelText('Password');

async function submit(typed: { readonly email: string; readonly password: string }): Promise<void> {
  await email.fill(typed.email);
  await password.fill(typed.password);
  await button('Log in').click();
}

const SETUP = '/__/firebase/init.json';
const storedSession = () => localStorage.getItem('adminSession');

describe('logging in', () => {
  let office: ReturnType<typeof openOffice>;
  beforeEach(() => {
    office = openOffice({ isLoggedIn: false });
  });

  // First, because it is about an identity that has not been loaded.
  test('without a network reports a problem and works when retried', async () => {
    office.answer(SETUP, () => Response.json({}, { status: 503 }));
    await showLogin();
    await submit({ email: 'admin@example.com', password: 'open-the-door' });
    await expect
      .element(toast('Login Error'))
      .toMatchTextContent(
        /An error occurred during login\. Try again\. .*close the other tabs of this site and restart the browser\./u,
      );
    office.answer(SETUP, () => Response.json({ projectId: 'demo-office', apiKey: 'key' }));
    await button('Log in').click();
    await leftFor().toEqual(['/admin/dashboard/']);
  });

  test('leads to the dashboard, is remembered, and is confirmed there', async () => {
    await showLogin();
    await button('Fill in').click();
    await button('Log in').click();
    await leftFor().toEqual(['/admin/dashboard/']);
    const session = JSON.parse(storedSession() ?? '') as Record<string, string>;
    expect(session).toMatchObject({ email: 'admin@example.com', isAuthenticated: true });
    expect(Date.now() - Date.parse(session.loggedInAt ?? '')).toBeLessThan(60_000);
    await showDashboard('/admin/dashboard/');
    await expect.element(toast('Login Successful')).toMatchTextContent('Welcome to the admin dashboard');
    await page.getByText('Account', { exact: true }).click();
    await expect.element(page.getByText('Logged in as admin@example.com')).toBeVisible();
  });

  test('requires both fields, which the browser enforces', async () => {
    const signIn = vi.spyOn(office.auth, 'signIn');
    await showLogin();
    for (const [typed, wrong] of [
      [{ email: '', password: 'secret' }, email],
      [{ email: 'no address', password: 'secret' }, email],
      [{ email: 'admin@example.com', password: '' }, password],
    ] as const) {
      await submit(typed);
      await expect.element(wrong).toHaveFocus();
    }
    expect(signIn).not.toHaveBeenCalled();
  });

  test('has one message for a wrong password and an unknown account, and keeps what was typed', async () => {
    await showLogin();
    for (const typed of [
      { email: 'admin@example.com', password: 'wrong' },
      { email: 'nobody@example.com', password: 'open-the-door' },
    ]) {
      await submit(typed);
      await expect.element(toast('Login Failed')).toMatchTextContent('Invalid credentials');
      await expect.element(email).toHaveValue(typed.email);
    }
    expect(storedSession()).toBeNull();
    expect(await pageViolations()).toEqual([]);
  });

  test('without the admin claim is refused with a plain message', async () => {
    await showLogin();
    await submit({ email: 'renter@example.com', password: 'secret' });
    await expect.element(toast('No admin rights')).toMatchTextContent('This account has no admin rights.');
    expect(storedSession()).toBeNull();
  });

  test('with a second factor asks for its code until it is right', async () => {
    office.auth.signIn = (address) =>
      Promise.resolve({
        kind: 'second-factor',
        confirm: (code) =>
          Promise.resolve(code === '123456' ? { kind: 'signed-in', email: address } : { kind: 'wrong-code' }),
      });
    await showLogin();
    await submit({ email: 'admin@example.com', password: 'open-the-door' });
    const code = page.getByLabelText(/code/iu);
    await expect.element(code).toHaveFocus();
    for (const text of ['', '12345', '1234567', '12345a', '１２３４５６']) {
      await code.fill(text);
      await button('Confirm').click();
      await expect.element(code).toBeInvalid();
      await expect.element(code).toHaveValue(text);
      await expect.element(code).not.toHaveAccessibleDescription(/That code is wrong/u);
    }
    await code.fill('000000');
    await button('Confirm').click();
    await expect.element(code).toHaveAccessibleDescription(/That code is wrong/u);
    await expect.element(code).toHaveValue('');
    expect(await pageViolations()).toEqual([]);
    await code.fill(' 123 456 ');
    await button('Confirm').click();
    await leftFor().toEqual(['/admin/dashboard/']);
  });

  test('in a browser that keeps nothing is taken back and explained', async () => {
    const signOut = vi.spyOn(office.auth, 'signOut');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'QuotaExceededError');
    });
    await showLogin();
    await submit({ email: 'admin@example.com', password: 'open-the-door' });
    await expect.element(toast('Login Error')).toMatchTextContent('This browser keeps nothing for this site');
    expect(signOut).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  test('uses the address without spaces around it, and the password as typed', async () => {
    const signIn = vi.spyOn(office.auth, 'signIn').mockResolvedValue({ kind: 'too-many-tries' });
    await showLogin();
    await submit({ email: ' admin@example.com ', password: ' secret ' });
    await expect.element(toast('Too many tries')).toMatchTextContent('Wait a few minutes');
    expect(signIn).toHaveBeenCalledExactlyOnceWith('admin@example.com', ' secret ');
  });
});

describe('a forgotten password', () => {
  test('gets the same answer whoever asks, and no mail without a network', async () => {
    const office = openOffice({ isLoggedIn: false });
    await showLogin();
    await email.fill('nobody@example.com');
    await button('Forgot your password?').click();
    await expect.element(toast('Check your email')).toMatchTextContent('If this address has an account here');
    office.auth.sendPasswordReset = () => Promise.resolve({ kind: 'failed' });
    await button('Forgot your password?').click();
    await expect.element(toast('No mail was sent')).toMatchTextContent('Check your connection');
    office.auth.sendPasswordReset = () => Promise.resolve({ kind: 'too-many-tries' });
    await button('Forgot your password?').click();
    await expect.element(toast('Too many tries')).toMatchTextContent('Wait a few minutes');
  });

  test('requires the email address first', async () => {
    openOffice({ isLoggedIn: false });
    await showLogin();
    await button('Forgot your password?').click();
    await expect.element(email).toHaveFocus();
    expect(toast('Check your email').elements()).toEqual([]);
  });
});

test('a page that crashes says so, and shows no password', async () => {
  openOffice({ isLoggedIn: false });
  await showLogin();
  await email.fill('typed@example.com');
  await password.fill('secret words');
  const { map } = Array.prototype;
  Object.defineProperty(Array.prototype, 'map', {
    configurable: true,
    value: function (this: unknown[], ...visit: Parameters<typeof map>): unknown[] {
      const [first] = this;
      if (typeof first === 'object' && first !== null && 'description' in first) {
        throw new Error('Broken on purpose');
      }
      return map.apply(this, visit);
    },
  });
  try {
    await button('Forgot your password?').click();
    const fallback = page.getByRole('alert');
    await expect.element(fallback).toMatchTextContent('This page stopped working.');
    await expect.element(fallback).not.toMatchTextContent('secret words');
    await expect.element(fallback).toMatchTextContent('Broken on purpose');
  } finally {
    Object.defineProperty(Array.prototype, 'map', { configurable: true, writable: true, value: map });
  }
  expect(await pageViolations()).toEqual([]);
});
