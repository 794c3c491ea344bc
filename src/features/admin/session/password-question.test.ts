import { expect, it } from 'vitest';

import { $passwordQuestion, askForPassword } from './password-question.ts';

it('calls that need the password at the same time share one question', async () => {
  const waiting = Promise.all([askForPassword(), askForPassword()]);
  $passwordQuestion.get()?.answer(true);
  expect(await waiting).toEqual([true, true]);
  expect($passwordQuestion.get()).toBeUndefined();
});

it('the next call asks anew, and takes a no', async () => {
  const waiting = askForPassword();
  expect($passwordQuestion.get()).toBeDefined();
  $passwordQuestion.get()?.answer(false);
  expect(await waiting).toBe(false);
});
