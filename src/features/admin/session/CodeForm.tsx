import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Button } from '~/ui/Button.tsx';
import { Field, TextInput } from '~/ui/controls.tsx';

import { type AskForCode, readCode, WRONG_CODE } from './second-factor.ts';

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
