import { problem } from './problem-response.ts';

/** The answer to one save too many: when the next is taken, in the header for clients and in words for people. */
export function tooMany(retryAfterSeconds: number): Response {
  return problem(
    429,
    `Many forms came from your connection in a short time. Please wait ${waitingTime(retryAfterSeconds)} and send ` +
      'it again. Nothing you typed is lost.',
    { headers: { 'retry-after': String(retryAfterSeconds) } },
  );
}

/** The answer to a form that was filled in faster than people do; the page sends it again by itself. */
export function tooSoon(retryAfterSeconds: number): Response {
  return problem(
    429,
    'Your answers came within a second, as they do when a browser fills in a whole form at once. Please send them again ' +
      'in a moment. Nothing you typed is lost.',
    { headers: { 'retry-after': String(retryAfterSeconds) } },
  );
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 60 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
