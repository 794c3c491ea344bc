import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import {
  button,
  keptIn,
  leftFor,
  openOffice,
  pageViolations,
  showSecondFactor,
} from '../../../../tests/component/back-office.tsx';

const ADDRESS = 'otpauth://totp/SecondKey:admin@example.com?secret=ABCDEFGHIJKLMNOP';

test('a second factor is set up with a key and a code from an app, and a new login', async () => {
  const office = openOffice();
  const asked: string[] = [];
  office.auth.beginSecondFactor = (issuer) => {
    asked.push(issuer);
    // Firebase wants a recent login first.
    if (asked.length === 1) return Promise.resolve({ kind: 'recent-login' });
    return Promise.resolve({
      kind: 'started',
      key: 'ABCDEFGHIJKLMNOP',
      address: ADDRESS,
      confirm: (code) => Promise.resolve({ kind: code === '123456' ? 'done' : 'wrong-code' }),
    });
  };
  await showSecondFactor();
  await button('Set it up').click();
  await page.getByLabelText('Password of admin@example.com').fill('open-the-door');
  await button('Confirm').click();
  const code = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect.element(code).toBeVisible();
  // A finder pattern behind a white margin of four modules.
  const squares = [
    ...(code.element().querySelector('path:last-child')?.getAttribute('d') ?? '').matchAll(
      /M(\d+ \d+)h1v1h-1z/gu,
    ),
  ].map(([, at]) => at);
  for (let step = 0; step < 7; step += 1)
    expect(squares).toEqual(expect.arrayContaining([`${4 + step} 4`, `4 ${4 + step}`]));
  expect(squares).not.toContain('5 5');
  expect(squares.filter((at) => /\b[0-3]\b/u.test(at ?? ''))).toEqual([]);
  await expect.element(page.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open an app on this device' }))
    .toHaveAttribute('href', ADDRESS);
  expect(await pageViolations()).toEqual([]);
  const typed = page.getByLabelText('Code', { exact: true });
  await typed.fill('000000');
  await button('Confirm').click();
  await expect.element(typed).toHaveAccessibleDescription(/Error/u);
  await typed.fill('123456');
  await button('Confirm').click();
  await leftFor().toEqual(['/admin/login/']);
  expect(localStorage.getItem('adminSession')).toBeNull();
  expect(keptIn(sessionStorage)).toContain('Second factor set up');
});

test('a project without second factors says so, and the emulators what it would need', async () => {
  openOffice();
  await showSecondFactor();
  await expect.element(page.getByText('On a Firebase project it needs Identity Platform')).toBeVisible();
  expect(await pageViolations()).toEqual([]);
  await button('Set it up').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('this project has no second factors');
});
