import { dollars } from '~/domain/shared/dollars.ts';

/** Keeps the shown and spoken amount with the slider, and opens and closes where the browser does not do it by itself. */
export function start(opener: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('#loan-dialog');
  const slider = dialog?.querySelector<HTMLInputElement>('input[type=range]');
  const output = dialog?.querySelector('output');
  if (dialog == null || slider == null || output == null) return;

  slider.addEventListener('input', () => {
    output.value = slider.ariaValueText = dollars(slider.valueAsNumber);
  });

  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    opener.addEventListener('click', () => {
      dialog.showModal();
    });
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    // A click on the backdrop has the dialog itself as its target, and its place is outside the box.
    dialog.addEventListener('click', ({ target, clientX, clientY }) => {
      const box = dialog.getBoundingClientRect();
      const inside =
        clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
      if (target === dialog && !inside) dialog.close();
    });
  }
}
