/**
 * A text that changes while it is read. Each text gets an element of its own: a browser that translates the page has
 * taken React's text node out of it, and what React writes into that is never seen.
 */
export function ChangingText({ children }: { readonly children: string | undefined }) {
  return children === undefined ? null : <span key={children}>{children}</span>;
}
