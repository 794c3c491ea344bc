/** Said where an island broke (specification §2, the fallback error page). Apart, because every island carries it. */
export const ISLAND_FALLBACK_COPY = {
  heading: 'Unexpected Application Error!',
  body: 'Something went wrong on our side. Reload the page to try again, or call us:',
  reload: 'Reload the page',
} as const;
