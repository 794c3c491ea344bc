import type { Page } from 'playwright/test';

/** The buttons that bring an answer: that of the form, and that of the question in the verdict. */
const BUTTONS = {
  check: 'form[data-check-form] [type=submit]:not([data-next])',
  update: '.verdict-asks [type=submit]',
} as const;

/**
 * Presses a button, and waits until the new verdict is on the screen.
 *
 * @returns milliseconds from the click to the frame after the one that shows the verdict
 */
export async function answerTime(page: Page, button: keyof typeof BUTTONS = 'check'): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let start = 0;
        const answer = () => document.querySelector('[data-verdict] h2')?.textContent;
        const before = answer();
        const observer = new MutationObserver(() => {
          const now = answer();
          if (now === undefined || now === before) return;
          observer.disconnect();
          // The browser's Element Timing says nothing of a heading that is scrolled into view after its first frame.
          requestAnimationFrame(() => {
            requestAnimationFrame((time) => {
              resolve(time - start);
            });
          });
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        const pressed = document.querySelector<HTMLButtonElement>(selector);
        // The event's own timestamp, because filling in has advanced the page's clock (tests/support/fill-time.ts).
        pressed?.addEventListener('click', ({ timeStamp }) => (start = timeStamp), { once: true });
        pressed?.click();
      }),
    BUTTONS[button],
  );
}
