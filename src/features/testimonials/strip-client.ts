/**
 * Turns the strip of approvals into an endless loop: the cards stand twice, the second time hidden from screen readers
 * and from the keyboard, and CSS moves them. Readers who asked for less motion keep a strip to push by hand.
 */
export function start(strip: HTMLElement): void {
  const track = strip.querySelector('ul');
  const toggle = document.querySelector<HTMLButtonElement>('#approvals-toggle');
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  if (track === null || toggle === null) return;

  const copies = [...track.children].map((card) => {
    const copy = card.cloneNode(true) as HTMLElement;
    copy.ariaHidden = 'true';
    copy.inert = true;
    return copy;
  });

  const follow = () => {
    const moves = !stillness.matches;
    if (moves) track.append(...copies);
    else for (const copy of copies) copy.remove();
    strip.toggleAttribute('data-loop', moves);
    toggle.hidden = !moves;
  };
  follow();
  stillness.addEventListener('change', follow);

  toggle.addEventListener('click', () => {
    const paused = strip.toggleAttribute('data-paused');
    toggle.textContent = (paused ? toggle.dataset.play : toggle.dataset.pause) ?? '';
  });
}
