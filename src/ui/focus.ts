/**
 * Whether the focus is in an element or nowhere. If it is elsewhere once an answer arrives, the reader has gone on to
 * something else meanwhile, such as typing in another field, and keeps it.
 */
export function isFocusIn(element: Element | null | undefined): boolean {
  const { activeElement } = document;
  return (
    activeElement === null || activeElement === document.body || element?.contains(activeElement) === true
  );
}
