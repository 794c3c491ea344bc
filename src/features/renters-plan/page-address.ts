/** The address of this page without anything that could tell of a case: no query and no fragment. */
export function pageAddress(): URL {
  return new URL(window.location.pathname, window.location.origin);
}
