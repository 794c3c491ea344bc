import type { SignInResult } from '~/browser/admin-auth.ts';

/** Asks for a code; `undefined` when nobody wants to give one. `isWrong`: the last one was. */
export type AskForCode = (isWrong: boolean) => Promise<string | undefined>;

/** A sign-in that needs nothing more. */
export type SettledSignIn =
  | Exclude<SignInResult, { readonly kind: 'second-factor' | 'wrong-code' }>
  /** No code was given. */
  | { readonly kind: 'cancelled' };

/** Goes through with a sign-in: where it needs a code, asks until one is right or nobody wants to give one. */
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

/** What is wrong with a code, before anybody is asked about it. Apps show six digits, often in two groups. */
export function readCode(typed: string): { readonly code: string } | { readonly error: string } {
  const code = typed.replaceAll(/\s/gu, '');
  return /^\d{6}$/u.test(code) ? { code } : { error: 'Enter the six digits that your app shows' };
}

/** What is said of a code that was wrong. */
export const WRONG_CODE = 'That code is wrong or too old. Enter the one that your app shows now';
