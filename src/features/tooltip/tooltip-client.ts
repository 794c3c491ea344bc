/** After one explanation has gone, the next appears without its delay for this long (specification §9). */
const SKIP_DELAY_MS = 300;
/** Shown this long under the pointer, an explanation counts as having been there. */
const OPEN_DELAY_MS = 700;

let cooling: ReturnType<typeof setTimeout> | undefined;

/** Teaches an explanation the two things that CSS cannot: to skip the delay after another one, and to close on Escape. */
export function start(tip: HTMLElement): void {
  const page = document.documentElement;
  let entered = Infinity;

  tip.addEventListener('pointerenter', ({ timeStamp }) => {
    entered = timeStamp;
  });
  tip.addEventListener('pointerleave', ({ timeStamp }) => {
    delete tip.dataset.closed;
    if (!('tooltipsWarm' in page.dataset) && timeStamp - entered < OPEN_DELAY_MS) return;
    page.dataset.tooltipsWarm = '';
    clearTimeout(cooling);
    cooling = setTimeout(() => {
      delete page.dataset.tooltipsWarm;
    }, SKIP_DELAY_MS);
  });
  tip.addEventListener('focusout', () => {
    delete tip.dataset.closed;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && tip.matches(':hover, :focus-within')) tip.dataset.closed = '';
  });
}
