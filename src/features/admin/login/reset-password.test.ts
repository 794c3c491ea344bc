import { expect, it } from 'vitest';

import { passwordResetNotification } from './reset-password.ts';

it.each([
  ['asked', 'Look into your mail'],
  ['too-many-tries', 'Too many tries'],
  ['failed', 'No mail was sent'],
] as const)('a request for a new password that was %s says so', (kind, title) => {
  expect(passwordResetNotification({ kind }, 'a@example.com')).toMatchObject({ title });
});

it('says nothing about whether there is such an account', () => {
  expect(passwordResetNotification({ kind: 'asked' }, 'a@example.com').description).toMatch(
    /^If a@example\.com has/u,
  );
});
