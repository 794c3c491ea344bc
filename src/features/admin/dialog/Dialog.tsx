import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

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
