/** Logs an address that is not there (specification §2): the path only, since a query may hold something personal. */
export function start(): void {
  // eslint-disable-next-line no-console -- the log is the point
  console.warn('Page not found:', location.pathname);
}
