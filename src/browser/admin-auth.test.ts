import { describe, expect, it } from 'vitest';

import { signInFailure, tokenFailure } from './admin-auth.ts';

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('a failed sign-in', () => {
  it.each([
    'auth/invalid-credential',
    'auth/invalid-login-credentials',
    'auth/wrong-password',
    'auth/user-not-found',
    'auth/user-disabled',
    'auth/invalid-email',
    'auth/missing-password',
  ])('does not tell %s from any other wrong credentials', (code) => {
    expect(signInFailure(firebaseError(code))).toEqual({ kind: 'rejected' });
  });

  it('tells when Firebase asks to wait', () => {
    expect(signInFailure(firebaseError('auth/too-many-requests'))).toEqual({ kind: 'too-many-tries' });
  });

  it.each([
    firebaseError('auth/network-request-failed'),
    firebaseError('auth/internal-error'),
    new TypeError('x is not a function'),
    { code: 42 },
    'text',
    undefined,
  ])('is unexpected for anything else (%s)', (error) => {
    expect(signInFailure(error)).toEqual({ kind: 'failed' });
  });
});

describe('a failed token refresh', () => {
  it.each([
    'auth/user-token-expired',
    'auth/invalid-user-token',
    'auth/user-disabled',
    'auth/user-not-found',
  ])('ends the session at %s', (code) => {
    expect(tokenFailure(firebaseError(code))).toEqual({ kind: 'signed-out' });
  });

  it('keeps the session while only the network is gone', () => {
    expect(tokenFailure(firebaseError('auth/network-request-failed'))).toEqual({ kind: 'failed' });
    expect(tokenFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'failed' });
  });
});
