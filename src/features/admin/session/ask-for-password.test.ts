import { expect, it } from 'vitest';

import { $passwordQuestion, askForPassword } from './ask-for-password.ts';

it('concurrent calls that need the password share one question', async () => {
  const waiting = Promise.all([askForPassword('again'), askForPassword('again')]);
  $passwordQuestion.get()?.answer(true);
  expect(await waiting).toEqual([true, true]);
  expect($passwordQuestion.get()).toBeUndefined();
});

it('the next call asks again and can be declined', async () => {
  const waiting = askForPassword('again');
  expect($passwordQuestion.get()).toBeDefined();
  $passwordQuestion.get()?.answer(false);
  expect(await waiting).toBe(false);
});

it('an open question covers the page once the session has ended, and not the other way round', async () => {
  const waiting = [askForPassword('again'), askForPassword('idle'), askForPassword('again')];
  expect($passwordQuestion.get()?.reason).toBe('idle');
  $passwordQuestion.get()?.answer(true);
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
});
