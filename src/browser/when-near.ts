/**
 * Calls back once, when an element is about to come into view: what a part of the page needs travels no earlier.
 *
 * @param selector of the element; nothing happens where there is none
 */
export function whenNear(selector: string, act: (element: HTMLElement) => unknown): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) return;
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act(element);
    },
    { rootMargin: '400px' },
  );
  watch.observe(element);
}
