import { expect, it } from 'vitest';

import { $passwordQuestion, askForPassword } from './ask-for-password.ts';

it('calls that need the password share one question, which covers the page once the session has ended', async () => {
  const waiting = [askForPassword('again'), askForPassword('idle'), askForPassword('again')];
  expect($passwordQuestion.get()?.reason).toBe('idle');
  $passwordQuestion.get()?.answer(true);
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
  expect($passwordQuestion.get()).toBeUndefined();
});
