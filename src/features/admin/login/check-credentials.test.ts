import { describe, expect, it } from 'vitest';

import { checkCredentials, type Control } from './check-credentials.ts';

const typed = (value: string, typeMismatch = false): Control => ({
  value,
  validity: { typeMismatch } as ValidityState,
});

describe('checkCredentials', () => {
  it('asks for nothing more when both are there', () => {
    expect(checkCredentials(typed('admin@example.com'), typed('secret'))).toEqual({});
  });

  it('asks for both when both are missing', () => {
    expect(checkCredentials(typed('  '), typed(''))).toEqual({
      email: 'Enter your email address',
      password: 'Enter your password',
    });
  });

  it('shows the form of an email where there is none', () => {
    expect(checkCredentials(typed('admin', true), typed('secret'))).toEqual({
      email: 'Enter an email address, like name@example.com',
    });
  });

  it('takes spaces for a password: they may be one', () => {
    expect(checkCredentials(typed('admin@example.com'), typed('   '))).toEqual({});
  });
});
