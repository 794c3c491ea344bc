import { describe, expect, it, vi } from 'vitest';

import type { SignInResult } from '#browser/admin-auth.ts';

import { type AskForCode, readCode, settleSignIn } from './CodeForm.tsx';

const SIGNED_IN: SignInResult = { kind: 'signed-in', email: 'admin@example.com' };

/** An account whose app shows 123456. */
const withFactor = (): SignInResult => ({
  kind: 'second-factor',
  confirm: (code) => Promise.resolve(code === '123456' ? SIGNED_IN : { kind: 'wrong-code' }),
});

describe('a sign-in', () => {
  it.each<SignInResult>([
    SIGNED_IN,
    { kind: 'rejected' },
    { kind: 'no-rights' },
    { kind: 'too-many-tries' },
    { kind: 'failed' },
  ])('that needs no code asks for none: $kind', async (result) => {
    const ask = vi.fn();
    expect(await settleSignIn(result, ask)).toBe(result);
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks until the code is right and reports a wrong one', async () => {
    const codes = ['000000', '111111', '123456'];
    const ask = vi.fn<AskForCode>(() => Promise.resolve(codes.shift()));
    expect(await settleSignIn(withFactor(), ask)).toBe(SIGNED_IN);
    expect(ask.mock.calls).toEqual([[false], [true], [true]]);
  });

  it('ends when no code is entered', async () => {
    expect(await settleSignIn(withFactor(), () => Promise.resolve(undefined))).toEqual({ kind: 'cancelled' });
  });

  it.each<SignInResult>([{ kind: 'too-many-tries' }, { kind: 'failed' }, { kind: 'no-rights' }])(
    'ends when the code brings something else: $kind',
    async (result) => {
      const first: SignInResult = { kind: 'second-factor', confirm: () => Promise.resolve(result) };
      expect(await settleSignIn(first, () => Promise.resolve('123456'))).toBe(result);
    },
  );
});

describe('a code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['012345', '012345'],
  ])('%j is accepted', (typed, code) => {
    expect(readCode(typed)).toEqual({ code });
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('%j is rejected before sending', (typed) => {
    expect(readCode(typed)).toEqual({ error: 'Enter the six digits that your app shows' });
  });
});
