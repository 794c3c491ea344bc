import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

import { Failure } from '#features/admin/controls.tsx';
import type { CallFailed } from '#browser/admin-call.ts';
import { Button } from '#ui/Button.tsx';

interface DialogProps {
  readonly heading: ReactNode;
  /** Whether it must stay open until the result can be shown. */
  readonly isBusy?: boolean;
  /** Whether it hides the page behind it completely. */
  readonly isCurtain?: boolean;
  /** Wide enough for a form of two columns. */
  readonly isWide?: boolean;
  /** Called on Escape. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog that is open while it is rendered. The focus then returns to where it was. */
export function Dialog({
  heading,
  isBusy = false,
  isCurtain = false,
  isWide = false,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect, because a dialog that has left the page can no longer give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
      className={`${isCurtain ? 'backdrop:bg-ground' : 'backdrop:bg-black/50'} ${isWide ? 'w-[min(42rem,calc(100vw-2rem))]' : 'w-[min(32rem,calc(100vw-2rem))]'} m-auto rounded-lg border border-line bg-surface p-5 text-ink sm:p-8`}
    >
      <div className="grid gap-4">
        <h2 id={id} className="text-xl wrap-anywhere">
          {heading}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

interface QuestionProps extends Omit<DialogProps, 'isCurtain'> {
  /** Label of the button that changes nothing. */
  readonly keep: string;
  /** Label of the button that sends the form; absent while there is nothing to send. */
  readonly confirm: ReactNode;
  /** Whether it cannot be undone. */
  readonly isDangerous?: boolean;
  /** What is said of a failure: "Nothing was deleted". */
  readonly trouble: string;
  readonly error: CallFailed | null;
  /** A sentence about what was not lost. */
  readonly kept?: string;
  readonly onConfirm: (typed: FormData) => void;
}

/** A dialog with a form or a question, a button that sends it, and the failure if it could not be done. */
export function Question({
  keep,
  confirm,
  isBusy = false,
  isDangerous = false,
  trouble,
  error,
  kept = '',
  onConfirm,
  onClose,
  children,
  ...rest
}: QuestionProps) {
  return (
    <Dialog isBusy={isBusy} onClose={onClose} {...rest}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(new FormData(event.currentTarget));
        }}
      >
        {children}
        <Failure what={trouble} error={error} kept={kept} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" size="small" isBusy={isBusy} onClick={onClose}>
            {keep}
          </Button>
          {confirm !== undefined && (
            <Button type="submit" look={isDangerous ? 'danger' : 'secondary'} size="small" isBusy={isBusy}>
              {isBusy ? 'One moment...' : confirm}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
