import type { Page } from '@playwright/test';

/** When a page is wider than its screen, the innermost elements that reach furthest. */
export function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reach = (element: Element) => element.getBoundingClientRect().right;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => reach(element) > clientWidth && element.childElementCount === 0)
      .sort((left, right) => reach(right) - reach(left))
      .slice(0, 3)
      .map((element) => `${Math.round(reach(element))} px: ${element.outerHTML.slice(0, 120)}`);
  });
}

/**
 * Pairs of overlapping controls, which a finger could confuse. Left out are the links of a
 * map, because they are shapes and the boxes around two neighbours always meet, and what is above the page for a while.
 */
export function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        control.closest('header, svg, .skip-link, [aria-label="Notifications"]') === null,
    );
    const boxes = controls.flatMap((control) =>
      [...control.getClientRects()].map((box) => ({ control, box })),
    );
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
  });
}
