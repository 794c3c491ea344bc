/** Seconds that an answer asks to wait (`Retry-After`); 0 where it does not say. Its other form, a date, is not ours. */
export function retryAfterSeconds({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) ? seconds : 0;
}
