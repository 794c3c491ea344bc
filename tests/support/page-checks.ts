/* What component and product tests look for on a page. */

/** WCAG 2.2, levels A and AA, and what axe recommends beyond. */
export const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours, which are the only ones that can fail in one theme alone. */
export const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * The innermost elements that reach furthest beyond a screen that they widen, and texts there that a box clips. Runs in
 * the page.
 */
export function overhanging(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const reach = (element: Element) => element.getBoundingClientRect().right;
  const scrolls = ({ parentElement: parent }: Element): boolean =>
    parent !== null && (/auto|scroll/u.test(getComputedStyle(parent).overflowX) || scrolls(parent));
  const isClippedText = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.textContent.trim() !== '' &&
    element.closest('svg') === null &&
    !scrolls(element);
  return [...document.body.querySelectorAll('*')]
    .filter((element) => reach(element) > clientWidth && element.childElementCount === 0)
    .filter((element) => scrollWidth > clientWidth || isClippedText(element))
    .sort((left, right) => reach(right) - reach(left))
    .slice(0, 3)
    .map((element) => `${Math.round(reach(element))} px: ${element.outerHTML.slice(0, 120)}`);
}

/**
 * Pairs of overlapping controls, which a finger could confuse. Runs in the page.
 *
 * @param leftOut a selector of what is above the page for a while, and of maps, whose links are shapes: the boxes
 * around two neighbours always meet
 */
export function overlapping(leftOut: string): string[] {
  /** Whether a part of an element is outside of a box that scrolls, and so not on the page. */
  const isScrolledAway = ({ parentElement: parent }: Element, box: DOMRect): boolean => {
    if (parent === null) return false;
    const frame = parent.getBoundingClientRect();
    const isAway =
      /auto|scroll/u.test(getComputedStyle(parent).overflowX) &&
      (box.right > frame.right + 1 || box.bottom > frame.bottom + 1 || box.top < frame.top - 1);
    return isAway || isScrolledAway(parent, box);
  };
  const boxes = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => control.closest(leftOut) === null)
    .flatMap((control) => [...control.getClientRects()].map((box) => ({ control, box })))
    .filter(({ control, box }) => !isScrolledAway(control, box));
  const areUpon = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return boxes.flatMap(({ control, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          areUpon(box, other.box) && !control.contains(other.control) && !other.control.contains(control),
      )
      .map((other) => `${control.outerHTML.slice(0, 100)} and ${other.control.outerHTML.slice(0, 100)}`),
  );
}

/** What has the focus, if anything covers its middle, its upper or its lower edge. Runs in the page. */
export function coveredFocus(): string[] {
  // Radio buttons may be hidden in their labels.
  const focused = document.activeElement?.closest('label') ?? document.activeElement;
  if (focused === null) return [];
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isCovered = [top + 1, (top + bottom) / 2, bottom - 1].some(
    (at) => !focused.contains(document.elementFromPoint((left + right) / 2, at)),
  );
  return isCovered
    ? [`${focused.outerHTML.slice(0, 160)}, at ${Math.round(top)} to ${Math.round(bottom)}`]
    : [];
}
