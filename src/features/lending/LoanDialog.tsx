import { useEffect, useRef, useState, type MouseEvent } from 'react';

import { DEPOSIT_LOAN } from '#config/offer.ts';
import type { Words } from '#content/words/words.ts';
import { dollars } from '#domain/shared/amounts.ts';
import { Button } from '#ui/Button.tsx';
import { ARROW_RIGHT, CLOSE, Icon } from '#ui/Icon.tsx';
import { useTypedBeforeHydration } from '#ui/typed-before-hydration.ts';

import './loan-dialog.css';

const DIALOG_ID = 'loan-dialog';

/** Invoker Commands, with which browsers open the dialog before hydration. Missing from React's types. */
const SHOW_DIALOG = { command: 'show-modal', commandfor: DIALOG_ID };

interface LoanDialogProps {
  /** URL of the lending partner; the form sends it the chosen amount. */
  readonly lender: string;
  readonly words: Words['offer']['LOAN_DIALOG_COPY'] & { readonly action: string };
}

/**
 * 'Apply for Deposit Loan' and its dialog. Rendered on the server: browsers with Invoker Commands (2025) open it
 * without scripts, and its form submits to the lending partner natively. The island updates the displayed and the
 * announced amount with the slider, and opens and closes the dialog in older browsers.
 */
export function LoanDialog({ lender, words: COPY }: LoanDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState<number>(DEPOSIT_LOAN.initial);
  useTypedBeforeHydration('loan-form');

  // The slider may have been moved before hydration, or restored by the browser after a reload.
  useEffect(() => {
    if (slider.current !== null) setAmount(slider.current.valueAsNumber);
  }, []);

  function open() {
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  }

  /** Closes on a click on the backdrop, because Safari does not support `closedby`. */
  function closeFromBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
    if ('closedBy' in HTMLDialogElement.prototype || target !== currentTarget) return;
    // Clicks on the backdrop and on the dialog's padding both have the dialog as target, so compare positions.
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (!isInside) currentTarget.close();
  }

  return (
    <>
      <Button look="secondary" aria-haspopup="dialog" onClick={open} {...SHOW_DIALOG}>
        {COPY.action}
      </Button>
      {/* Keyboard users close the dialog with Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click beside the dialog closes it */}
      <dialog
        ref={dialog}
        id={DIALOG_ID}
        closedby="any"
        aria-labelledby="loan-title"
        onClick={closeFromBackdrop}
        className="loan-dialog rounded-lg border border-line bg-surface p-6 text-ink lift sm:p-8"
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id="loan-title" className="text-2xl">
            {COPY.heading}
          </h2>
          <form method="dialog">
            <button
              type="submit"
              className="-m-2 grid size-12 cursor-pointer place-items-center rounded-full hover:bg-sunken"
              aria-label={COPY.close}
            >
              <Icon path={CLOSE} />
            </button>
          </form>
        </div>
        <p className="mt-3 text-sm text-muted">{COPY.lede}</p>
        <form id="loan-form" action={lender} method="get" className="mt-6 grid gap-6">
          <div>
            <div className="flex items-baseline justify-between gap-4">
              <label htmlFor="loan-amount" className="font-semibold">
                {COPY.amount}
              </label>
              <output htmlFor="loan-amount" className="display text-3xl text-primary">
                {dollars(amount)}
              </output>
            </div>
            <input
              ref={slider}
              id="loan-amount"
              name="amount"
              type="range"
              min={DEPOSIT_LOAN.minimum}
              max={DEPOSIT_LOAN.maximum}
              step={DEPOSIT_LOAN.step}
              defaultValue={DEPOSIT_LOAN.initial}
              aria-valuetext={dollars(amount)}
              onInput={({ currentTarget }) => {
                setAmount(currentTarget.valueAsNumber);
              }}
              className="mt-3 h-11 w-full cursor-pointer"
            />
            <p className="flex justify-between text-sm text-muted" aria-hidden="true">
              <span>{dollars(DEPOSIT_LOAN.minimum)}</span>
              <span>{dollars(DEPOSIT_LOAN.maximum)}</span>
            </p>
          </div>
          <Button type="submit" iconAfter={ARROW_RIGHT}>
            {COPY.proceed}
          </Button>
          <p className="text-sm text-muted">{COPY.note}</p>
        </form>
      </dialog>
    </>
  );
}
