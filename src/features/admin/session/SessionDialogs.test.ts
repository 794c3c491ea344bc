import { expect, it } from 'vitest';

import { $passwordQuestion, askForPassword } from './SessionDialogs.tsx';

it('concurrent calls that need the password share one prompt', async () => {
  const waiting = Promise.all([askForPassword(), askForPassword()]);
  $passwordQuestion.get()?.answer(true);
  expect(await waiting).toEqual([true, true]);
  expect($passwordQuestion.get()).toBeUndefined();
});

it('the next call prompts again and can be declined', async () => {
  const waiting = askForPassword();
  expect($passwordQuestion.get()).toBeDefined();
  $passwordQuestion.get()?.answer(false);
  expect(await waiting).toBe(false);
});
