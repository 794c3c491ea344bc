import type { Page } from 'playwright/test';

/**
 * Presses the check's button, and waits until the verdict is on the screen.
 *
 * @returns milliseconds from the click to the frame after the one that shows the verdict
 */
export async function answerTime(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        const observer = new MutationObserver(() => {
          if (document.querySelector('[data-verdict] h2') === null) return;
          observer.disconnect();
          // The browser's Element Timing says nothing of a heading that is scrolled into view after its first frame.
          requestAnimationFrame(() => {
            requestAnimationFrame((time) => {
              resolve(time - start);
            });
          });
        });
        observer.observe(document.body, { childList: true, subtree: true });
        const button = document.querySelector<HTMLButtonElement>(
          'form[data-check-form] [type=submit]:not([data-next])',
        );
        // The event's own timestamp, because filling in has advanced the page's clock (tests/support/fill-time.ts).
        button?.addEventListener('click', ({ timeStamp }) => (start = timeStamp), { once: true });
        button?.click();
      }),
  );
}
