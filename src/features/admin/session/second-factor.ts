import type { SignInResult } from '~/browser/admin-auth.ts';

/** Asks for a code; resolves to `undefined` if the admin cancels. `isWrong`: the previous code was wrong. */
export type AskForCode = (isWrong: boolean) => Promise<string | undefined>;

/** A completed sign-in. */
export type SettledSignIn =
  | Exclude<SignInResult, { readonly kind: 'second-factor' | 'wrong-code' }>
  /** The admin entered no code. */
  | { readonly kind: 'cancelled' };

/** Completes a sign-in: if it needs a code, asks until one is correct or the admin cancels. */
export async function settleSignIn(first: SignInResult, askForCode: AskForCode): Promise<SettledSignIn> {
  if (first.kind === 'wrong-code') return { kind: 'failed' };
  if (first.kind !== 'second-factor') return first;
  for (let isWrong = false; ; isWrong = true) {
    const code = await askForCode(isWrong);
    if (code === undefined) return { kind: 'cancelled' };
    const next = await first.confirm(code);
    if (next.kind === 'second-factor') return { kind: 'failed' };
    if (next.kind !== 'wrong-code') return next;
  }
}

/** Validates a code before sending it. Apps show six digits, often in two groups. */
export function readCode(typed: string): { readonly code: string } | { readonly error: string } {
  const code = typed.replaceAll(/\s/gu, '');
  return /^\d{6}$/u.test(code) ? { code } : { error: 'Enter the six digits that your app shows' };
}

export const WRONG_CODE = 'That code is wrong or too old. Enter the one that your app shows now';
