import type { ComponentProps, ReactNode } from 'react';

import { callTrouble } from './session/trouble.ts';
import type { CallFailed } from '#features/admin/session/call.ts';

interface LinkButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  /** A busy button does nothing. It is not disabled, so that it keeps the focus. */
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

export function LinkButton({ isBusy = false, onPress, ...rest }: LinkButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
      className="link min-h-8 cursor-pointer text-left"
      {...rest}
    />
  );
}

interface FailureProps {
  /** What the failed call was for: "Not saved". */
  readonly what: string;
  readonly error: CallFailed | null;
  /** A sentence about what was not lost. */
  readonly kept?: string;
}

/** Says why a call failed, and nothing if it did not. */
export function Failure({ what, error, kept = '' }: FailureProps) {
  return <Trouble>{error !== null && callTrouble(what, error, kept)}</Trouble>;
}

/** Says what went wrong, in the place where it was tried; nothing if it is empty. */
export function Trouble({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className="font-semibold wrap-anywhere text-no empty:hidden">
      {children}
    </div>
  );
}
