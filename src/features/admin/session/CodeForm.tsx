import { startTransition, useActionState, useEffect, useRef } from 'react';

import { Button } from '#ui/Button.tsx';
import { Field, TextInput } from '#ui/controls.tsx';

/** Apps show six digits, often in two groups. */
const CODE_PATTERN = String.raw`\s*(?:\d\s*){6}`;

interface CodeFormProps<Result> {
  readonly confirm: (code: string) => Promise<Result>;
  /** Called with any result but a wrong code, after which the form asks again. */
  readonly onEnd: (result: Result) => void;
  readonly onCancel: () => void;
}

export function CodeForm<Result extends { readonly kind: string }>({
  confirm,
  onEnd,
  onCancel,
}: CodeFormProps<Result>) {
  const input = useRef<HTMLInputElement>(null);
  const [error, submit, isBusy] = useActionState(async () => {
    input.current?.focus();
    const result = await confirm((input.current?.value ?? '').replaceAll(/\s/gu, ''));
    if (result.kind === 'wrong-code') {
      if (input.current !== null) input.current.value = '';
      return 'That code is wrong or too old. Enter the one that your app shows now';
    }
    onEnd(result);
    return undefined;
  }, undefined);

  useEffect(() => {
    input.current?.focus();
  }, []);

  return (
    <form
      // Not as the form's action, after which React would empty what was typed.
      onSubmit={(event) => {
        event.preventDefault();
        startTransition(submit);
      }}
      className="grid gap-5"
    >
      <Field
        id="second-factor-code"
        name="code"
        label="Code"
        hint="Six digits, from your authenticator app"
        error={error}
      >
        <TextInput
          ref={input}
          inputMode="numeric"
          pattern={CODE_PATTERN}
          title="Enter the six digits that your app shows"
          autoComplete="one-time-code"
          spellCheck={false}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" size="small" onClick={onCancel}>
          Back
        </Button>
        <Button type="submit" size="small" isBusy={isBusy}>
          {isBusy ? 'One moment...' : 'Confirm'}
        </Button>
      </div>
    </form>
  );
}
