import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import type { SignInResult } from '#browser/admin-auth.ts';
import { Button } from '#ui/Button.tsx';
import { Field, TextInput } from '#ui/controls.tsx';

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

const WRONG_CODE = 'That code is wrong or too old. Enter the one that your app shows now';

/** A pending request for a code. */
interface CodeQuestion {
  readonly isWrong: boolean;
  readonly answer: (code: string | undefined) => void;
}

/**
 * State for requesting a code: a promise for the caller and a question for the form. The question stays until it is
 * closed, so that the form can show that the code is being checked: call `close` at the end of every login.
 */
export function useCodeQuestion(): readonly [
  question: CodeQuestion | undefined,
  ask: AskForCode,
  close: () => void,
] {
  const [question, setQuestion] = useState<CodeQuestion>();
  const ask: AskForCode = (isWrong) =>
    new Promise<string | undefined>((resolve) => {
      setQuestion({ isWrong, answer: resolve });
    });
  const close = () => {
    setQuestion(undefined);
  };
  return [question, ask, close];
}

interface CodeFormProps {
  readonly question: CodeQuestion;
  readonly onCancel: () => void;
}

/** Form for the six digits of an authenticator app. */
export function CodeForm({ question, onCancel }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // Each question is a new object, so answers and errors of the previous one do not apply to it.
  const [answered, setAnswered] = useState<CodeQuestion>();
  const [complaint, setComplaint] = useState<{ readonly to: CodeQuestion; readonly words: string }>();
  const isBusy = answered === question;
  const asked = question.isWrong && !isBusy ? WRONG_CODE : undefined;
  const error = complaint?.to === question ? complaint.words : asked;

  useEffect(() => {
    if (input.current === null) return;
    if (question.isWrong) input.current.value = '';
    input.current.focus();
  }, [question]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy || input.current === null) return;
    const read = readCode(input.current.value);
    if ('error' in read) {
      setComplaint({ to: question, words: read.error });
      input.current.focus();
    } else {
      setComplaint(undefined);
      setAnswered(question);
      question.answer(read.code);
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field
        id="second-factor-code"
        name="code"
        label="Code"
        hint="Six digits, from your authenticator app"
        error={error}
      >
        <TextInput ref={input} inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" size="small" onClick={onCancel}>
          Back
        </Button>
        <Button type="submit" size="small" aria-disabled={isBusy}>
          {isBusy ? 'One moment...' : 'Confirm'}
        </Button>
      </div>
    </form>
  );
}
