/**
 * Opens the `<details>` around the element that the URL's fragment names, now and whenever the fragment changes. Browsers
 * of 2026 do this themselves; the older phones among the visitors do not.
 *
 * @param box only `<details>` in it are opened
 * @returns stops listening
 */
export function openLinkedDetails(box: Element): () => void {
  const open = () => {
    // Not decoded: an id is a slug, and a malformed escape would throw.
    const linked = document.getElementById(location.hash.slice(1))?.closest('details');
    if (!linked || linked.open || !box.contains(linked)) return;
    linked.open = true;
    linked.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
  return () => {
    removeEventListener('hashchange', open);
  };
}
