/**
 * Texts of the error boundary (specification §2, the fallback error page). A separate module, because every island
 * includes it.
 */
export const ISLAND_FALLBACK_COPY = {
  heading: 'Unexpected Application Error!',
  body: 'Something went wrong on our side. Reload the page to try again, or call us:',
  reload: 'Reload the page',
} as const;
